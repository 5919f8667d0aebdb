import type { SpellingTypeCode } from '@ordklar/school';
import { endingOf, prefixLength, type WordHint } from './affixes.ts';

/** What in a word invites each type; the types that hang on the word's class are judged apart. */
const TRAPS: readonly (readonly [SpellingTypeCode, RegExp])[] = [
  ['S01', /[aeiouyæøå]/],
  ['S02', /([bdfgklmnprst])\1|[aeiouyæøå][bdfgklmnprstv][aeiouyæøå]/],
  ['S03', /[bdfgkptvj]/],
  ['S04', /c|x|z|ks|s[eiy]/],
  ['S05', /h[vj]|[lnr]d|d[st]|d$|[aeiouyæøålr]g|lv|nn|ll|^p[st]/],
  ['S06', /[aeiouyæøå].*[aeiouyæøå]|[aeiouyæøå]d$/],
  ['S13', /(ende|erne|ene)s?$/],
  ['S14', /(s|t|x)ion/],
];

/**
 * The types that a word of the spelling test can show, in order: what `possible_errors` (ANS-14) counts. An answer may
 * still show a type that the word does not invite (a stray h), so count such an error as possible too.
 */
export function possibleTypes(rightWord: string, hint: WordHint = {}): SpellingTypeCode[] {
  const word = rightWord.normalize('NFC').trim().toLowerCase();
  const codes = new Set(TRAPS.filter(([, trap]) => trap.test(word)).map(([code]) => code));
  const ending = endingOf(word, hint);
  const takesR = /[re]$/.test(word);
  if (ending?.wordClass === 'noun') codes.add('S07');
  if (ending?.wordClass === 'verb') codes.add('S08');
  if (ending?.wordClass === 'adjective') codes.add('S09');
  if (ending?.wordClass === 'noun' && takesR) codes.add('S10');
  if (ending?.wordClass === 'verb' && takesR) codes.add('S11');
  if (/r/.test(ending ? word.slice(0, ending.start) : word)) codes.add('S12');
  if (prefixLength(word) > 0) codes.add('S15');
  return [...codes].sort();
}
