import { randomOf, syntheticSlips, typedAtRandom } from '../correction/src/testing/synthetic-slips.ts';

const ESSAY = 'Vi gik hjem fra skole i går, og da snakkede vi om en stor hund, som ikke kunne lide mig.'.split(' ');

/** Texts that must not keep a worker busy: words typed at random, alone and among Danish ones, and one thing without end. */
export function hopelessTexts(): { name: string; text: string }[] {
  const random = randomOf(11);
  const typed = (count: number): string[] => Array.from({ length: count }, () => typedAtRandom(random));
  const among = (words: string[]): string =>
    words.map((word, i) => `${ESSAY[(2 * i) % ESSAY.length]} ${ESSAY[(2 * i + 1) % ESSAY.length]} ${word}`).join(' ');
  return [
    { name: '2,000 words typed at random', text: typed(2000).join(' ') },
    { name: '8,000 words typed at random', text: typed(8000).join(' ') },
    { name: '2,000 unknown words among 4,000 Danish ones', text: among(typed(2000)) },
    { name: '»at « ×150,000', text: 'at '.repeat(150_000) },
    { name: '»og « ×150,000', text: 'og '.repeat(150_000) },
    { name: '»hund « ×150,000', text: 'hund '.repeat(150_000) },
    { name: '»(« ×150,000', text: '('.repeat(150_000) },
    { name: '», « ×150,000', text: ', '.repeat(150_000) },
    { name: 'a word of a million letters', text: 'x'.repeat(1_000_000) },
  ];
}

const SENTENCES = [
  'Vi gik hjem fra skolen og så en #.',
  'Min bror sagde, at han gerne ville have en # til sin fødselsdag.',
  'Da jeg kom hjem, lå der en stor # på bordet.',
  'Hunden løb efter en #, som var meget hurtig.',
];

/** How many words {@link slipsAmongDanish} writes wrong. */
export const SLIPS = 300;

/** A long essay twice: as it was meant, and with a word of each sentence written as pupils write it. */
export function slipsAmongDanish(words: readonly string[]): { meant: string; written: string } {
  const slips = syntheticSlips(words, SLIPS, 5);
  const essay = (word: 'meant' | 'written'): string =>
    slips.map((slip, i) => SENTENCES[i % SENTENCES.length].replace('#', slip[word])).join('\n');
  return { meant: essay('meant'), written: essay('written') };
}
