import type { Analysis } from '../analysis/analysis.ts';
import { replaceSpan } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { DEN_DET } from '../words/articles.ts';
import { OBJECT_PERSONS_AND_SELF, OWNERS, SURE_PERSONS } from '../words/persons.ts';
import { MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { subjectEnd } from './main-after-clause.ts';
import { SWAP } from './turned.ts';

/** Why an adverb comes after the verb of a main clause. */
export const ADVERB_AFTER_VERB = `${SWAP}I en hovedsætning er udsagnsleddet nummer to, og ord som »ikke«, »aldrig«, »altid« og »også« kommer efter det: jeg har aldrig set sne. Kun i en ledsætning står de før: fordi jeg aldrig har set sne.`;

/** »også selv om«, »ikke engang«, »godt nok« */
const GOES_ON = new WordList('kun bare mindre engang mere så alene andet for selv at nok og eller');
/** »ikke altid«, »næsten aldrig«, »også tit«: a second adverb that goes with the first. */
const SECOND = new WordList('altid aldrig ikke længere engang helt tit ofte rigtig rigtigt gerne');

/**
 * »Jeg aldrig har set sne«, »Min mor altid laver mad«: the adverb stands before the verb of a main clause.
 * @param at the adverb, straight after the subject
 */
export function adverbPutAfterVerb(a: Analysis, at: number, confidence: number): Finding | null {
  const last = SECOND.test(a.lower(a.after(at))) && !a.commaAfter(at) ? a.after(at) : at;
  const verb = a.after(last);
  if (verb < 0 || a.commaAfter(a.before(at)) || a.commaAfter(last) || GOES_ON.test(a.lower(verb))) return null;
  const isVerb = MORE_MODALS.test(a.lower(verb)) || (a.is(verb, r.VERB) && isFinite(a, verb));
  const next = a.after(verb);
  // »Min mormor altid siger, at …«: what is said belongs to the verb
  if (!isVerb || (a.commaAfter(verb) && !SAID.test(a.lower(next)))) return null;
  // »Børnene ofte sang« says nothing of a clause that goes on
  if (next < 0 || (a.isMark(next) && !(SURE_PERSONS.test(a.lower(a.before(at))) && ENDS.test(a.written(next)))))
    return null;
  const adverbs = last === at ? a.lower(at) : `${a.lower(at)} ${a.lower(last)}`;
  // »jeg ikke kender ham«: a weak pronoun comes before the adverb
  return a.lower(at) !== 'kun' && isWeakObject(a, next)
    ? replaceSpan(a, at, next, `${a.lower(verb)} ${a.written(next)} ${adverbs}`, confidence)
    : replaceSpan(a, at, verb, `${a.lower(verb)} ${adverbs}`, confidence);
}

const SAID = new WordList('at hvis når hvad hvor hvordan hvorfor om fordi men og');
const ENDS = /^[.:]$/;
/** »ham«, »det«: not »det hus«, »dem, der«. */
function isWeakObject(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (OBJECT_PERSONS_AND_SELF.test(a.lower(at)))
    return a.lower(next) !== 'der' && a.lower(next) !== 'som' && a.lower(next) !== 'selv';
  return DEN_DET.test(a.lower(at)) && (next < 0 || a.isMark(next));
}

/** »jeg«, »min mor«, »læreren«: the sentence has nothing before its subject, which ends at the place. */
export function opensWithSubject(a: Analysis, last: number): boolean {
  let first = a.sentenceStart(last);
  while (first < last && a.isMark(first)) first++;
  return isSubject(a, first, last);
}

const ALL_OR_NOBODY = new WordList('alle ingen nogen mange');
/** »…, men jeg | ikke kunne«: the second of two main clauses. */
export function followsBut(a: Analysis, last: number): boolean {
  if (!(SURE_PERSONS.test(a.lower(last)) || ALL_OR_NOBODY.test(a.lower(last))) || a.lower(a.before(last)) !== 'men')
    return false;
  for (let k = a.before(last, 2); k >= 0; k = a.before(k))
    if (a.is(k, r.SUBORDINATOR) || a.lower(k) === 'som') return false;
  return true;
}

function isSubject(a: Analysis, first: number, last: number): boolean {
  if (first === last && a.is(last, r.NOUN | r.DEFINITE) && !a.is(last, r.GENITIVE)) return true;
  // »vores lærer«: taken for a verb
  if (first + 1 === last && OWNERS.test(a.lower(first)) && a.canBe(last, r.NOUN, r.GENITIVE)) return true;
  return subjectEnd(a, first) === last;
}
