import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const shown = (given: string, right: string) =>
  wordDiff(given, right)
    ?.map(({ word, in: where }) => (where === 'both' ? word : where === 'given' ? `[-${word}-]` : `[+${word}+]`))
    .join(' ') ?? null;

it('PD-11: of a wrong sentence the words that differ are shown, each before what it should have been', () => {
  expect(shown('den læste højt i måneskindet', 'Den læste højt i måneskinnet.')).toBe(
    'Den læste højt i [-måneskindet-] [+måneskinnet.+]',
  );
  expect(shown('Hun lod den beholde sit låner kort.', 'Hun lod den beholde sit lånerkort.')).toBe(
    'Hun lod den beholde sit [-låner-] [-kort.-] [+lånerkort.+]',
  );
  expect(shown('Han gik hjem', 'Så gik han ikke hjem')).toBe(null);
  expect(shown('Vi gik hjem', 'Vi gik ikke hjem')).toBe('Vi gik [+ikke+] hjem');
});

it('a word, a sentence that is another one, and mere marks and capitals are shown whole', () => {
  expect(wordDiff('rokk', 'rok')).toBeNull();
  expect(wordDiff('Noget helt andet her', 'Byen brændte i tre døgn')).toBeNull();
  expect(wordDiff('kom nu her', 'Kom nu her!')).toBeNull();
});
