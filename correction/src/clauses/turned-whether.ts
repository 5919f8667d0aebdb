import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { EN_ET } from '../words/articles.ts';
import { OWNERS, SUBJECTS, SUBJECTS_AND_DER } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const ASKS = new WordList(
  'spurgte spørger spørge spurgt vide ved vidste tvivl diskuterede diskuterer diskutere diskuteret undersøge undersøger ' +
    'undersøgte overvejede overvejer overveje tjekke tjekkede tjekker høre spørg skrev skriver se ser viser viste vise afgør afgøre usikker',
);
/** Between the word and »om«: »ved ikke om«, »spurgte mig om«, »tænkte på om«. */
const BETWEEN = new WordList('ikke mig dig ham hende os jer dem lige på jo nok');
const THINKS = new WordList('tænkte tænker tænke tænkt');
/** »det, han spurgte om«: what was asked about. */
const ASKED_ABOUT = new WordList('det den hvad noget alt som ting spørgsmål');
const MOST_BETWEEN = 3;
/** They open who was asked. */
const WHOSE = new WordList('min mine sin sine din dine vores deres hans hendes en');

/** Who was asked, and who asked: »spurgte | min mor | om«, »så spurgte | hun læreren | om«. */
const isBetween = (a: Analysis, at: number): boolean =>
  BETWEEN.test(a.lower(at)) ||
  SUBJECTS.test(a.lower(at)) ||
  WHOSE.test(a.lower(at)) ||
  a.is(at, r.NOUN) ||
  a.is(at, r.NAME);

const NOBODY_OR_ALL = new WordList('nogen alle ingen folk');
const LONGEST = 3;
/** The last place of the subject that begins at a place: »vi«, »toget«, »min onkel«, »en væske«; −1 where it is not sure. */
function subjectEndAt(a: Analysis, at: number): number {
  if (SUBJECTS_AND_DER.test(a.lower(at))) return at;
  const isKnown = a.is(at, r.NOUN | r.DEFINITE) && !a.is(at, r.GENITIVE);
  if (isKnown || NOBODY_OR_ALL.test(a.lower(at))) return isFinite(a, at + 1) ? -1 : at;
  if (!EN_ET.test(a.lower(at)) && !OWNERS.test(a.lower(at))) return -1;
  for (let k = at + 1; k <= at + LONGEST && a.sentenceOf[k] === a.sentenceOf[at] && !a.commaAfter(k - 1); k++) {
    if (a.is(k, r.NOUN)) return a.is(k, r.GENITIVE) || isFinite(a, k + 1) ? -1 : k;
    if (!a.is(k, r.ADJECTIVE)) return -1;
  }
  return -1;
}

/**
 * »spurgte | om kunne vi komme«, »viser | om er en væske sur«: a question that is only reported, with its verb before its subject. The last
 * place of the subject; −1 where it is no such question.
 */
export function turnedWhetherEnd(a: Analysis, at: number): number {
  if (a.lower(at) !== 'om' || a.sentenceOf[at + 2] !== a.sentenceOf[at]) return -1;
  if (a.commaAfter(at) || a.commaAfter(at + 1) || !isFinite(a, at + 1)) return -1;
  const end = subjectEndAt(a, at + 2);
  if (end < 0) return -1;
  let asks = a.before(at);
  for (let d = 0; d < MOST_BETWEEN && !ASKS.test(a.lower(asks)) && isBetween(a, asks); d++) asks = a.before(asks);
  if (!ASKS.test(a.lower(asks)) && !(THINKS.test(a.lower(asks)) && a.lower(a.before(at)) === 'på')) return -1;
  return ASKED_ABOUT.test(a.lower(a.before(asks))) || ASKED_ABOUT.test(a.lower(a.before(asks, 2))) ? -1 : end;
}

/** Whether one stands there at all. */
export const isTurnedWhether = (a: Analysis, at: number): boolean => turnedWhetherEnd(a, at) >= 0;
