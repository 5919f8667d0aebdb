import { expect, it } from 'vitest';
import { keepEndings } from './keep-endings.ts';

it('an ending stays with its hyphen, and words with a hyphen inside may be parted', () => {
  expect(keepEndings('Nutid ender på -r: »løber«, ikke »-er« i e-mail.')).toBe(
    'Nutid ender på -\u2060r: »løber«, ikke »-\u2060er« i e-mail.',
  );
  expect(keepEndings('10 - 3 er syv')).toBe('10 - 3 er syv');
});
