import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { isFinite } from '../verbs/finite.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { LANGUAGES } from '../words/geography.ts';
import { OBJECT_PERSONS, SURE_PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** Longer is no phrase. */
const LONGEST = 5;

/** »med min telefon«, »uden briller«: the last place of what a preposition belongs to. */
export function prepositionalEnd(a: Analysis, preposition: number, to: number): number {
  const first = preposition + 1;
  // »uden briller | min far kan«: taken for a verb
  const isNounTaken = isFinite(a, first) && a.canBe(first, r.NOUN | r.PLURAL) && !a.commaAfter(first);
  if (isNounTaken && (SURE_PERSONS.test(a.lower(first + 1)) || a.is(first + 1, r.DETERMINER))) return first;
  return nounPhraseEnd(a, first, to);
}

const HERE_THERE = new WordList('her der');
const PARTS = r.DETERMINER | r.ADJECTIVE | r.NUMERAL | r.PRONOUN;
/** »den gamle mands hus«, »Minhs far«: the last place of a phrase with a noun or a name; −1 of another. */
export function nounPhraseEnd(a: Analysis, at: number, to: number): number {
  for (let k = at; k < Math.min(to, at + LONGEST); k++) {
    if (k > at && a.commaAfter(k - 1)) return -1;
    // »hos os«
    if (k === at && OBJECT_PERSONS.test(a.lower(k)) && a.is(k - 1, r.PREPOSITION)) return k;
    const isNoun = r.hasAny(a.reading(k), r.NOUN | r.NAME) || isOddNoun(a, k, at);
    if (isNoun) {
      if (a.is(k, r.GENITIVE)) continue;
      return a.is(k, r.NAME) && a.is(k + 1, r.NAME) && !a.commaAfter(k) && !a.is(k + 1, r.GENITIVE) ? k + 1 : k;
    }
    // »ud over dansk | min kusine taler«
    if (k > at && a.is(k, r.DETERMINER) && a.is(k - 1, r.ADJECTIVE)) return LANGUAGES.test(a.lower(k - 1)) ? k - 1 : -1;
    // »den her maskine«
    const isPointed = k === at + 1 && HERE_THERE.test(a.lower(k)) && DEN_DET_DE.test(a.lower(at));
    if ((!isPointed && !r.hasAny(a.reading(k), PARTS)) || SURE_PERSONS.test(a.lower(k))) return -1;
  }
  return -1;
}

/** »vores nabo«, »min lærer«, »en knap«, »på grund af«: known for something else here. */
const isOddNoun = (a: Analysis, at: number, first: number): boolean =>
  a.canBe(at, r.NOUN) &&
  (at > first
    ? (a.is(at, r.OTHER) && determinerBits(a.lower(at - 1)) !== 0) ||
      (a.is(at, r.VERB) && ONE_OR_OWN.test(a.lower(at - 1)) && a.canBe(at, r.NOUN | r.INDEFINITE)) ||
      (a.is(at, r.ADJECTIVE) && ONE_OR_OWN.test(a.lower(at - 1)) && isVerbOf(a, at + 1))
    : isTakenForDone(a, at) ||
      (COMPASS.test(a.lower(at)) && a.is(at - 1, r.PREPOSITION)) ||
      (a.is(at, r.OTHER) && SURE_PERSONS.test(a.lower(at + 1)) && isFinite(a, at + 2)) ||
      (a.is(at, r.PREPOSITION) && a.is(at - 1, r.PREPOSITION) && a.is(at + 1, r.PREPOSITION)));

/** »din kæreste | arbejder?«: the last word, though it is the name of some, too. */
const isVerbOf = (a: Analysis, verb: number): boolean =>
  (isFinite(a, verb) && !a.is(verb, r.NOUN)) || (a.canBe(verb, r.VERB | r.PRESENT) && a.isMark(verb + 1));

/** »arbejdet | bliver«, »svaret | er«: taken for what has been done; »bruden | danser«: for a verb that it cannot be. */
export const isTakenForDone = (a: Analysis, at: number): boolean =>
  (a.is(at, r.PAST_PARTICIPLE) || (a.is(at, r.VERB) && !r.hasAny(a.union(at), r.VERB))) &&
  a.canBe(at, r.NOUN | r.DEFINITE) &&
  isFinite(a, at + 1) &&
  a.is(at + 1, r.VERB);

const COMPASS = new WordList('nord syd øst vest jul nytår påske');
const ONE_OR_OWN = new WordList('min mit mine din dit dine sin sit sine hans hendes vores jeres deres en et');
