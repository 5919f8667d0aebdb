import type { Analysis } from '../analysis/analysis.ts';
import { SUBJECT } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import { follows, type Words } from '../patterns/beside.ts';
import { closesClause } from './neighbours.ts';
import type { Test } from '../phrases/neighbours.ts';
import { EN_ET } from '../words/articles.ts';
import { LANDS } from '../words/governed-classes.ts';
import { TIME_SPANS } from '../words/times.ts';
import { WordList } from '../words/word-list.ts';

export const ADVERBS = new WordList(
  'ikke altid ofte tit nu så også bare lige jo nok da stadig aldrig sjældent alle begge selv sammen alene helt længe hurtigt straks dog næsten',
);
const FAR = 7;
/**
 * The verb that the word belongs to: before it, past adverbs and at most one phrase, which is the turned subject or what is brought there;
 * −1 where another clause or a preposition lies between.
 */
export function verbOf(a: Analysis, at: number): number {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FAR && !a.commaAfter(k); k = a.before(k), steps++) {
    if (isVerb(a, k)) return k;
    if (!ADVERBS.test(a.lower(k)) && !isOfPhrase(a, k)) return -1;
  }
  return -1;
}
const isVerb = (a: Analysis, at: number): boolean =>
  (a.is(at, r.VERB) && !a.canBe(at, r.NOUN | r.DEFINITE)) ||
  (a.opensSentence(at) && a.canBe(at, r.VERB | r.IMPERATIVE));
/** Of who does it or what is moved; not »skåret op«, »træt helt ud i fingrene«, »er et blik ind i«. */
function isOfPhrase(a: Analysis, at: number): boolean {
  if ((a.types[at]!.role & SUBJECT) !== 0) return true;
  if (EN_ET.test(a.lower(at)) || !a.isWord(at)) return false;
  // »blev løftet«, »lægger tæppet«
  const isParticiple = r.hasAny(a.union(at), r.PAST_PARTICIPLE);
  if (
    isParticiple &&
    (BE_OR_HAVE.test(a.lower(a.before(at))) || a.is(a.before(at), r.ADVERB) || a.is(a.before(at), r.NOUN))
  )
    return false;
  if (a.canBe(at, r.NOUN | r.DEFINITE)) return true;
  if (isParticiple || a.is(at, r.ADJECTIVE)) return false;
  return r.hasAny(a.reading(at), r.PRONOUN | r.DETERMINER | r.NOUN | r.NAME | r.ADVERB);
}
const BE_OR_HAVE = new WordList(
  'er var være været bliver blev blive blevet har havde have jeg du han hun vi de den det der man',
);
/** The verb of the word is one of these. */
export const isOf =
  (verbs: Words): Test =>
  (a, at) =>
    verbs.test(a.lower(verbOf(a, at)));
const PLACES_AFTER = new WordList('i på hos under bag ved blandt hjemme');
const IT_OR_THEM = new WordList('den det dem ham hende');
/** A place comes next: »i kælderen«, »hos min mormor«; not »op i fart«, »i dag«. */
export const isPlaceNext: Test = (a, at) => {
  if (a.commaAfter(at) || !PLACES_AFTER.test(a.lower(a.after(at)))) return false;
  const head = headAfter(a, a.after(at));
  if (follows(a, at, /^hos$/)) return true;
  // »sidder op på den«
  if (head < 0) return follows(a, at, IT_OR_THEM, 2) && closesClause(a, a.after(at, 2));
  return (
    head >= 0 &&
    !TIME_SPANS.test(a.lower(head)) &&
    (a.canBe(head, r.NOUN | r.DEFINITE) || isOwned(a, a.after(at)) || a.hasCapital(head))
  );
};
const OWNED_OR_KNOWN = new WordList('den det sin sit sine min mit mine din dit hans hendes vores deres en et');
export const isOwned = (a: Analysis, preposition: number): boolean =>
  OWNED_OR_KNOWN.test(a.lower(a.after(preposition)));
export function headAfter(a: Analysis, preposition: number): number {
  for (let k = a.after(preposition), steps = 0; k >= 0 && steps < 4 && !a.isMark(k); k = a.after(k), steps++) {
    if (a.is(k, r.NOUN) || a.hasCapital(k) || LANDS.test(a.lower(k))) return k;
    if (a.commaAfter(k) || a.is(k, r.VERB) || a.is(k, r.PREPOSITION)) return -1;
  }
  return -1;
}
/** The clause that asks »hvor«, up to the word: −1 where none does. */
export function whereBefore(a: Analysis, at: number): number {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 9; k = a.before(k), steps++) {
    if (a.lower(k) === 'hvor') return a.is(a.after(k), r.ADJECTIVE) || a.lower(a.after(k)) === 'som' ? -1 : k;
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR)) return -1;
  }
  return -1;
}
