import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const mine = { sessionSecret: 'a secret of this server that is long enough' };
const other = { sessionSecret: 'a secret of another server, long enough too' };

it('what is sealed is read with the same secret only, and not once it was changed', () => {
  const sealed = seal(mine, 'nøgle');
  expect(unseal(mine, sealed)).toBe('nøgle');
  expect(sealed).not.toContain(Buffer.from('nøgle').toString('base64'));
  expect(seal(mine, 'nøgle')).not.toBe(sealed);
  expect(unseal(other, sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal(mine, bytes.toString('base64'))).toBeNull();
  expect(unseal(mine, 'kort')).toBeNull();
});
