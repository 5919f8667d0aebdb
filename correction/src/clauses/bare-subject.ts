import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { SUBJECTS_DER_AND_I } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const IT_OR_THERE = new WordList('det der');
const ALL_OR_NOBODY = new WordList('ingen alle nogen alting intet');
const SEVERAL = new WordList('mange nogle flere alle de');
/** After these another clause begins. */
const LINKS = new WordList('og men så at som der fordi hvis når da hvor hvad for');
/** »det ødelagte«: what is the name of a thing too. */
const PARTICIPLE = /(endte|lagte)$/;

/**
 * »i pausen | mange elever sidder«, »heldigvis | ingen kom«, »skolen starter«: the last place of a subject that is no pronoun and
 * has the only verb of its clause after it; −1 of anything else.
 * @param at its first place
 * @param to the one after the sentence
 * @param isSure nothing before it can take it for its own
 */
export function bareSubjectEnd(a: Analysis, at: number, to: number, isSure: boolean): number {
  const end = isBareSubject(a, at, isSure) ? at : severalEnd(a, at);
  return end >= 0 && isSoleFinite(a, end + 1, to, end > at || isSure) ? end : -1;
}

/** »politiet«, »skolen«; »det« after an adverb that nothing belongs to: »desværre | det regnede«. */
const isBareSubject = (a: Analysis, at: number, isSure: boolean): boolean =>
  // »heldigvis | ingen kom til skade«
  (ALL_OR_NOBODY.test(a.lower(at)) && !a.commaAfter(at) && !a.is(at + 1, r.NOUN) && !a.is(at + 1, r.ADJECTIVE)) ||
  (a.is(at, r.NOUN | r.DEFINITE) && !a.is(at, r.GENITIVE) && !a.commaAfter(at)) ||
  (isSure && IT_OR_THERE.test(a.lower(at)) && !a.commaAfter(at) && !a.is(at + 2, r.NOUN));

/** »mange elever«: the last place of several, told by their number; −1 of another phrase. */
export function severalEnd(a: Analysis, at: number): number {
  if (!SEVERAL.test(a.lower(at)) || a.commaAfter(at)) return -1;
  for (let k = at + 1; k < at + 4; k++) {
    if (a.commaAfter(k)) return -1;
    if (a.is(k, r.NOUN | r.PLURAL) && !a.is(k, r.GENITIVE)) return a.lower(at) === 'de' && k === at + 1 ? -1 : k;
    if (!a.is(k, r.ADJECTIVE)) return -1;
  }
  return -1;
}

/**
 * The only finite verb of the sentence, and nobody after it who may be its subject.
 * @param mayGoOn another clause may follow
 */
function isSoleFinite(a: Analysis, verb: number, to: number, mayGoOn: boolean): boolean {
  if (verb >= to - 1 || !r.hasAny(a.union(verb), r.PAST | r.PRESENT) || a.is(verb, r.NOUN)) return false;
  if (SUBJECTS_DER_AND_I.test(a.lower(verb + 1)) || PARTICIPLE.test(a.lower(verb))) return false;
  for (let k = verb + 1; k < to; k++) {
    if (mayGoOn && k > verb + 1 && LINKS.test(a.lower(k))) return true;
    if (a.is(k, r.VERB) && r.hasAny(a.reading(k), r.FINITE)) return false;
  }
  return true;
}
