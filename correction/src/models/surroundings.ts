import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, SUBORDINATOR, VERB } from '../lexicon/readings.ts';
import { hashString } from '../tagger/hash.ts';
import { isModal } from '../verbs/asked-form.ts';
import { isFinite } from '../verbs/finite.ts';
import { AUXILIARY } from '../verbs/form-numbers.ts';
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

/** So far a clause is looked at on either side of a place. */
export const CLAUSE = 14;

/** What stands before a place in its clause. */
export interface ClauseBefore {
  /** How many finite verbs. */
  readonly verbs: number;
  /** The conjunction that opens it, as a feature; 0 where none does. */
  readonly opener: number;
  /** The nearest modal or auxiliary, as a feature; 0 of none. */
  readonly auxiliary: number;
  readonly hasAt: boolean;
}

/** What stands before a place, back to what opens its clause or to a comma. */
export function clauseBefore(a: Analysis, at: number): ClauseBefore {
  let [verbs, opener, auxiliary, hasAt] = [0, 0, 0, false];
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k); k = a.before(k), steps++) {
    if (isFinite(a, k)) verbs++;
    if (auxiliary === 0 && (isModal(a, k) || AUXILIARY.test(a.lower(k)))) auxiliary = hashString(a.lower(k), 5);
    if (a.lower(k) === 'at') hasAt = true;
    if (a.is(k, SUBORDINATOR)) {
      opener = hashString(a.lower(k), 5);
      break;
    }
  }
  return { verbs, opener, auxiliary, hasAt };
}

const MOST_BEFORE_VERB = 6;
/** The nearest verb at a place or shortly before it; the last place that was looked at where there is none. */
export function verbBefore(a: Analysis, at: number): number {
  let verb = at;
  for (let steps = 0; verb >= 0 && steps < MOST_BEFORE_VERB && !a.is(verb, VERB); steps++) verb = a.before(verb);
  return verb;
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
