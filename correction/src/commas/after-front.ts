import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { SPEECH_VERBS } from '../words/of-commas.ts';
import { SUBJECTS_DER_AND_I } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const OPENS_FRONT = new WordList(
  'efter om for i på ved under før siden inden med til fra hos nogle hver næste samme sidste forrige en et hele',
);
const ADVERBS = new WordList(
  'derfor bagefter derefter herefter senere samtidig pludselig heldigvis endelig alligevel desværre måske selvfølgelig naturligvis nu så',
);
/** The last word of a front that is no noun: »for to år siden«, »på vej hjem«. */
const CLOSES_FRONT = new WordList('siden hjem tilbage gange igennem');
const OWNERS = new WordList('min mit mine vores hans hendes deres en et den det de alle');
const THINKS = new WordList('tror synes mener troede mente');
const NOT_IN_FRONT = r.FINITE | r.INFINITIVE | r.SUBORDINATOR | r.NOMINATIVE;
const LONGEST = 6;

/** »Efter et par uger, vil du …«, »Om natten, kunne jeg …«: one phrase before the verb and its subject, and no clause. */
export function isAfterPlainFront(a: Analysis, at: number, from: number): boolean {
  const [verb, subject] = [at + 1, at + 2];
  if (at - from >= LONGEST || a.sentenceOf[subject] !== a.sentenceOf[at] || !isFront(a, from, at)) return false;
  if (!a.is(verb, r.VERB) || !isFinite(a, verb) || SPEECH_VERBS.test(a.lower(verb)) || a.commaAfter(verb)) return false;
  // »I dag, synes jeg, er det …«
  if (THINKS.test(a.lower(verb)) && a.lower(subject + 1) !== 'at') return false;
  const isSubject = SUBJECTS_DER_AND_I.test(a.lower(subject)) || OWNERS.test(a.lower(subject)) || a.is(subject, r.NAME);
  if (!isSubject && !a.is(subject, r.NOUN)) return false;
  // »Heldigvis, må man sige, er …«: put in
  for (let k = subject; k < subject + 3 && k < a.sentenceEnd(at); k++)
    if (a.commaAfter(k) && isFinite(a, k + 1)) return false;
  return !a.commaAfter(subject) && a.written(a.sentenceEnd(at) - 1) !== '?';
}

function isFront(a: Analysis, from: number, at: number): boolean {
  if (from === at) return ADVERBS.test(a.lower(from)) && !a.isMark(from);
  if (!OPENS_FRONT.test(a.lower(from))) return false;
  if (!a.is(at, r.NOUN) && !CLOSES_FRONT.test(a.lower(at))) return false;
  for (let k = from + 1; k <= at; k++) {
    if (a.isMark(k) || (k < at && a.commas[k]! >= 0)) return false;
    if (r.hasAny(a.reading(k), NOT_IN_FRONT) && !CLOSES_FRONT.test(a.lower(k))) return false;
  }
  return true;
}
