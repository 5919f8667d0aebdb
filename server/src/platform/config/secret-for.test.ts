import { expect, it } from 'vitest';
import { secretFor } from './secret-for.ts';

it('is the same for one purpose on every server of one secret, and another for each purpose and secret', () => {
  const [one, other] = [{ sessionSecret: 'a'.repeat(40) }, { sessionSecret: 'b'.repeat(40) }];
  expect(secretFor(one, 'user 1')).toBe(secretFor(one, 'user 1'));
  const made = [secretFor(one, 'user 1'), secretFor(one, 'user 11'), secretFor(other, 'user 1')];
  expect(new Set(made).size).toBe(3);
  for (const secret of made) expect(Buffer.from(secret, 'base64')).toHaveLength(32);
});
