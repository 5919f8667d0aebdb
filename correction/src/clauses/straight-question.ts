import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { PERSONS, SURE_PERSONS } from '../words/persons.ts';
import { MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import type { StraightSubject } from './straight-order.ts';
import { straightSubjectEnd } from './straight-subject.ts';

const QUESTION = new WordList('hvor hvordan hvorfor hvornår hvad hvem hvilken hvilket hvilke');
const KIND_OR_TIME = new WordList('tid slags farve nummer');
const WHICH = new WordList('hvilken hvilket hvilke');
/** »hvad jeg laver?«: the question said again. */
const MAY_BE_SAID_AGAIN = new WordList('hvad hvem hvor');
const SAID_AGAIN_OF = new WordList('jeg');
const ADVERBS = new WordList('ikke aldrig altid også');
/** Farther off no question mark is looked for. */
const LONGEST = 25;
/** »hvor | mange søskende«, »hvilken | gammel bog« */
const LONGEST_ASKED = 3;

/** »Hvorfor | du gjorde det?«, »Hvornår | toget kører?«, »Hvor mange søskende | du har?«: the sentence asks, and its subject comes first. */
export function straightQuestion(a: Analysis, start: number, to: number): StraightSubject | null {
  if (!QUESTION.test(a.lower(start)) || a.commaAfter(start) || !endsInQuestion(a, start, to)) return null;
  const subject = askedEnd(a, start) + 1;
  if (subject === 0) return null;
  const isYou = a.written(subject) === 'I';
  if (subject === start + 1 && MAY_BE_SAID_AGAIN.test(a.lower(start)) && SAID_AGAIN_OF.test(a.lower(subject)))
    return null;
  // »Hvorfor | danskere taler så hurtigt?«
  const isAlone = isYou || SURE_PERSONS.test(a.lower(subject)) || a.is(subject, r.NOUN | r.PLURAL | r.INDEFINITE);
  const end = isAlone ? subject : straightSubjectEnd(a, subject, to);
  if (end < 0 || a.commaAfter(end)) return null;
  const verb = ADVERBS.test(a.lower(end + 1)) ? end + 2 : end + 1;
  const isVerb =
    MORE_MODALS.test(a.lower(verb)) ||
    (isFinite(a, verb) && a.is(verb, r.VERB)) ||
    ((isYou || a.isMark(verb + 1)) && canBeFinite(a, verb));
  if (!isVerb || hasOtherVerb(a, verb, to)) return null;
  return { subject, end: verb - 1 };
}

const QUOTES = /^[»«"”“’']$/;
/** The next mark that ends anything is a question mark, whatever quotation marks stand around it. */
function endsInQuestion(a: Analysis, start: number, to: number): boolean {
  for (let k = start; k < Math.min(to, start + LONGEST); k++)
    if (a.isMark(k) && !QUOTES.test(a.written(k))) return a.written(k).startsWith('?');
  return false;
}

/** The last place of what is asked for; −1 where that is not clear. */
function askedEnd(a: Analysis, at: number): number {
  // »hvad tid«, »hvad slags mad«
  const isWhich = WHICH.test(a.lower(at)) || (a.lower(at) === 'hvad' && KIND_OR_TIME.test(a.lower(at + 1)));
  if (!isWhich && a.lower(at) !== 'hvor') return at;
  const next = a.lower(at + 1);
  if (
    !isWhich &&
    (SURE_PERSONS.test(next) || a.written(at + 1) === 'I' || !r.hasAny(a.reading(at + 1), r.ADJECTIVE | r.ADVERB))
  )
    return at;
  for (let k = at + 1; k <= at + LONGEST_ASKED; k++) {
    if (a.commaAfter(k)) return -1;
    const following = a.reading(k + 1);
    const isKnown = r.has(following, r.NOUN | r.DEFINITE) && !r.hasAny(following, r.INDEFINITE);
    const opensSubject =
      PERSONS.test(a.lower(k + 1)) || a.written(k + 1) === 'I' || isKnown || r.hasAny(following, r.NAME | r.DETERMINER);
    if (a.is(k, r.NOUN)) return k;
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.ADVERB | r.NUMERAL)) return -1;
    if (opensSubject && !isWhich) return k;
  }
  return -1;
}

/** »Hvad du siger er rigtigt?«: the sentence has another verb. */
function hasOtherVerb(a: Analysis, verb: number, to: number): boolean {
  if (SURE_PERSONS.test(a.lower(verb + 1)) && !a.commaAfter(verb)) return true;
  for (let k = verb + 1; k < to && !a.isMark(k); k++) {
    // »Hvornår du kommer | og ser det?«: the second of what one does
    if (a.lower(k) === 'og' && isFinite(a, k + 1)) return false;
    if (a.is(k, r.SUBORDINATOR) || a.commaAfter(k - 1)) return isFinite(a, k);
    if (a.is(k, r.VERB) && isFinite(a, k)) return true;
  }
  return false;
}
