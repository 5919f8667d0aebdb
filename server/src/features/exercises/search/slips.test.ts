import { expect, it } from 'vitest';
import { slipsBetween, vocabularyOf, withoutSlips } from './slips.ts';

const known = vocabularyOf([
  'Nutids-r: spise eller spiser?',
  'Sæt komma',
  'Kommaer og komplementer',
  'Udsagnsord',
  'Læserbrev',
]);
const meant = (...texts: string[]) =>
  withoutSlips(
    texts.map((text) => ({ text, productIds: [], isSmall: false })),
    known,
  )?.map((word) => word.meant);

it('counts letters that are put in, left out, changed or swapped', () => {
  expect(['komma', 'koma', 'kommma', 'komna', 'kmoma', 'kat'].map((word) => slipsBetween(word, 'komma', 2))).toEqual([
    0, 1, 1, 1, 1, 3,
  ]);
});

it('HW-15 takes a word with a slip for the nearest ones that there are, and a joined one for its parts', () => {
  expect(meant('sæt', 'koma')).toEqual([['sæt'], ['komma']]);
  expect(meant('nutidsr')).toEqual([['nutids']]);
  expect(meant('nutisdr')).toEqual([['nutids']]);
  expect(meant('udsansord')).toEqual([['udsagnsord']]);
  expect(meant('læsbrev')).toEqual([['læserbrev']]);
});

it('finds nothing for nonsense, and lets short words stand', () => {
  expect(meant('qwertyuiop')).toBeUndefined();
  expect(meant('komma', 'xyzzyx')).toBeUndefined();
  expect(meant('sat')).toBeUndefined();
});

it('takes a letter for left out rather than put in', () => {
  const words = vocabularyOf(['Sæt komma', 'Da toget kom']);
  expect(withoutSlips([{ text: 'koma', productIds: [], isSmall: false }], words)?.[0]?.meant).toEqual(['komma']);
});

it('leaves the beginning of a word, and the noun of a verb that there is', () => {
  expect(meant('kompl', 'udsagning')).toEqual([['kompl'], ['udsagning']]);
});
