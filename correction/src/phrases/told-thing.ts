import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { EN_ET } from '../words/articles.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { isDegreeWord } from './predicate.ts';

/* The thing that the clause before tells of, where the clause at a place goes on about it. */

/** They join what is said to what comes next. */
const GOES_ON = new WordList('og men fordi for så da selvom');
const MOST_ADJECTIVES = 3;

/** The last place before the clause that begins at `at`; −1 where something else stands there. */
export function beforeClause(a: Analysis, at: number): number {
  if (a.opensSentence(at)) return at > 0 && a.isMark(at - 1) && !a.isMark(at - 2) ? at - 2 : -1;
  const before = a.before(at);
  return GOES_ON.test(a.lower(before)) ? a.before(before) : a.commaAfter(before) ? before : -1;
}

/** »Min hund er sød, og |«, »Lærerens bil er gammel. |«: the noun of a clause that says no more than how it is; −1 of others. */
export function describedThing(a: Analysis, at: number): number {
  let last = beforeClause(a, at);
  if (last < 0) return -1;
  // »stort og dyrt«
  while (a.lower(a.before(last)) === 'og' && isPlain(a, last)) last = a.before(last, 2);
  if (!isPlain(a, last)) return -1;
  let verb = a.before(last);
  while (isDegreeWord(a.lower(verb)) && !a.commaAfter(verb)) verb = a.before(verb);
  const noun = a.before(verb);
  if (!IS_WAS.test(a.lower(verb)) || a.commaAfter(noun) || !a.is(noun, r.NOUN | r.SINGULAR)) return -1;
  return opensKnown(a, noun) ? noun : -1;
}

const isPlain = (a: Analysis, at: number): boolean =>
  a.is(at, r.ADJECTIVE) && !a.canBe(at, r.VERB | r.PAST_PARTICIPLE) && !a.is(at, r.NOUN);

/** »min | gamle bil«: what stands before the noun and its adjectives. */
function beforeAdjectives(a: Analysis, noun: number): number {
  let first = a.before(noun);
  for (let steps = 0; steps < MOST_ADJECTIVES && a.is(first, r.ADJECTIVE); steps++) first = a.before(first);
  return first;
}

const KNOWN = new WordList('min mit din dit sin sit hans hendes vores jeres deres den det denne dette');
/** »Bilen«, »min gamle bil«, »lærerens bil«: one that is known, first in the sentence. */
function opensKnown(a: Analysis, noun: number): boolean {
  if (a.is(noun, r.NOUN | r.DEFINITE)) return a.opensSentence(noun);
  const first = beforeAdjectives(a, noun);
  if (KNOWN.test(a.lower(first))) return a.opensSentence(first);
  if (!r.hasAny(a.reading(first), r.GENITIVE)) return false;
  return a.opensSentence(first) || (KNOWN.test(a.lower(a.before(first))) && a.opensSentence(a.before(first)));
}

/** »Jeg har en kat, og |«, »Vi bor i et gammelt hus. |«: the noun with its article that was named last; −1 of others. */
export function introducedThing(a: Analysis, at: number): number {
  const noun = beforeClause(a, at);
  if (noun < 0 || !a.is(noun, r.NOUN | r.SINGULAR | r.INDEFINITE)) return -1;
  const first = beforeAdjectives(a, noun);
  return EN_ET.test(a.lower(first)) && r.hasAny(a.reading(a.before(first)), r.VERB | r.PREPOSITION) ? noun : -1;
}
