import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE } from '../lexicon/readings.ts';
import { hashString } from '../tagger/hash.ts';
import { isFinite } from '../verbs/finite.ts';
import { OPEN_NOUN_PHRASES } from '../words/articles.ts';

/** Tags as the tagger numbers them; beyond the sentence, and across a comma, numbers of their own. */
const OUTSIDE = 1000;
const ACROSS_COMMA = 2000;

/** The tag of a place, -1 being none, as a feature. */
export const tagAt = (a: Analysis, at: number): number => (at < 0 ? OUTSIDE : a.tags[at]!);

/** The same of a place to the left, which a comma after it sets apart. */
export const tagBefore = (a: Analysis, at: number): number => tagAt(a, at) + (a.commaAfter(at) ? ACROSS_COMMA : 0);

/** The same of the place after one, which a comma hides. */
export const tagAfter = (a: Analysis, at: number): number =>
  a.commaAfter(at) ? ACROSS_COMMA : tagAt(a, a.after(at));

/** A word as a feature, the one that could stand at a place as well as the one that does. */
export const keyOfWord = (lower: string): number => hashString(lower, 11);

/** The word at a place as a feature. */
export const wordAt = (a: Analysis, at: number): number => keyOfWord(a.lower(at));

/** The set of readings of the word at a place, as a feature; of what is no word 0. */
export const readingsAt = (a: Analysis, at: number): number => a.lexicon.readingHash(a.types[at]!.listed);

const MOST_ADJECTIVES = 3;

/** What opens the noun phrase that a place stands in, as a feature, 0 where nothing does, and how many adjectives stand between. */
export function openerBefore(a: Analysis, at: number): { opener: number; adjectives: number } {
  let k = a.before(at);
  let adjectives = 0;
  for (; k >= 0 && a.is(k, ADJECTIVE) && !a.commaAfter(k) && adjectives < MOST_ADJECTIVES; k = a.before(k)) adjectives++;
  return { opener: OPEN_NOUN_PHRASES.test(a.lower(k)) ? hashString(a.lower(k), 3) : 0, adjectives };
}

/** How many finite verbs stand after a place, as far as the next comma and no more than so many words. */
export function finitesAfter(a: Analysis, at: number, most: number): number {
  let finites = 0;
  for (let k = at, steps = 0; steps < most && !a.commaAfter(k); steps++) {
    k = a.after(k);
    if (k < 0) break;
    if (isFinite(a, k)) finites++;
  }
  return finites;
}
