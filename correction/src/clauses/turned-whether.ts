import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { SUBJECTS, SUBJECTS_AND_DER } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const ASKS = new WordList(
  'spurgte spørger spørge spurgt vide ved vidste tvivl diskuterede diskuterer diskutere diskuteret undersøge undersøger ' +
    'undersøgte overvejede overvejer overveje tjekke tjekkede tjekker høre spørg skrev skriver',
);
/** Between the word and »om«: »ved ikke om«, »spurgte mig om«, »tænkte på om«. */
const BETWEEN = new WordList('ikke mig dig ham hende os jer dem lige på jo nok');
const THINKS = new WordList('tænkte tænker tænke tænkt');
/** »det, han spurgte om«: what was asked about. */
const ASKED_ABOUT = new WordList('det den hvad noget alt som ting spørgsmål');
const MOST_BETWEEN = 3;
const OWNERS = new WordList('min mine sin sine din dine vores deres hans hendes en');

/** Who was asked, and who asked: »spurgte | min mor | om«, »så spurgte | hun læreren | om«. */
const isBetween = (a: Analysis, at: number): boolean =>
  BETWEEN.test(a.lower(at)) ||
  SUBJECTS.test(a.lower(at)) ||
  OWNERS.test(a.lower(at)) ||
  a.is(at, r.NOUN) ||
  a.is(at, r.NAME);

/** »spurgte | om kunne vi komme«: a question that is only reported, with its verb before its subject. */
export function isTurnedWhether(a: Analysis, at: number): boolean {
  if (a.lower(at) !== 'om' || a.sentenceOf[at + 2] !== a.sentenceOf[at]) return false;
  // »om | kommer toget«
  const isKnown = a.is(at + 2, r.NOUN | r.DEFINITE) && !a.is(at + 2, r.GENITIVE) && !isFinite(a, at + 3);
  if (a.commaAfter(at) || !(SUBJECTS_AND_DER.test(a.lower(at + 2)) || isKnown)) return false;
  if (!isFinite(a, at + 1)) return false;
  let asks = a.before(at);
  for (let d = 0; d < MOST_BETWEEN && !ASKS.test(a.lower(asks)) && isBetween(a, asks); d++) asks = a.before(asks);
  if (!ASKS.test(a.lower(asks)) && !(THINKS.test(a.lower(asks)) && a.lower(a.before(at)) === 'på')) return false;
  return !ASKED_ABOUT.test(a.lower(a.before(asks))) && !ASKED_ABOUT.test(a.lower(a.before(asks, 2)));
}
