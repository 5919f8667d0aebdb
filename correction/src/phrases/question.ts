import type { Analysis } from '../analysis/analysis.ts';
import { MODAL } from '../analysis/word-role.ts';
import {
  ADJECTIVE,
  ADVERB,
  DEFINITE,
  FINITE,
  hasAny,
  INFINITIVE,
  NAME,
  NOUN,
  NUMERAL,
  VERB,
} from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import { RELATIVES, WHICH } from '../words/links.ts';
import { AFTER_I } from '../words/times.ts';
import { SUBJECTS_AND_I, SUBJECTS_DER_AND_I } from '../words/persons.ts';

const OWNERS = new WordList('min mit mine din dit dine hans hendes jeres vores nogen alle ingen');
const ASKS = new WordList('hvad hvem hvor hvorfor hvornår hvordan');
const JOINS = new WordList('men og så');

/** True when a sentence begins with a question word and a finite verb. */
export function isQuestion(a: Analysis, from: number): boolean {
  if (JOINS.test(a.lower(from)) && QUESTION.test(a.lower(from + 1))) return isQuestion(a, from + 1);
  const verb = a.after(from);
  if (asksOfThing(a, from)) return true;
  return ASKS.test(a.lower(from)) && a.is(verb, VERB) && hasAny(a.reading(verb), FINITE);
}

const GREETING = new WordList('hej hey hejsa halløj hallo goddag godmorgen undskyld');

const WHO_IS_ASKED = new WordList('du mor far alle igen dig');
/** Where a sentence begins when somebody is greeted first: »Hej Emma, hvad …«; `from` when nobody is. */
export function afterGreeting(a: Analysis, from: number): number {
  if (!GREETING.test(a.lower(from))) return from;
  let at = from + 1;
  const isAsked = (k: number): boolean => a.isWord(k) && (a.is(k, NAME) || WHO_IS_ASKED.test(a.lower(k)));
  while (at <= from + LONGEST && !a.commaAfter(at - 1) && isAsked(at)) at++;
  return at;
}

const QUESTION = new WordList('hvad hvem hvor hvorfor hvornår hvordan hvilken hvilket hvilke');
/** What is asked about has at most so many words. */
const LONGEST = 3;

/** »hvilken farve kan du …«, »hvor mange søskende har du«, »hvor gammel er …«; »hvor mange vi er« asks nothing. */
function asksOfThing(a: Analysis, from: number): boolean {
  const isManner = a.lower(from) === 'hvor';
  if (!isManner && !WHICH.test(a.lower(from))) return false;
  for (let d = 1; d <= LONGEST + 1; d++) {
    const at = from + d;
    const reading = a.reading(at);
    // »Hvilket også er meningen.«: what was said before
    if (d === 1 && !isManner && hasAny(reading, ADVERB) && !hasAny(reading, VERB | NOUN | ADJECTIVE | NUMERAL))
      return false;
    if (d === 1 && isManner && !hasAny(reading, ADJECTIVE | ADVERB)) return false;
    if (d > 1 && hasAny(reading, VERB) && hasAny(reading, FINITE)) return true;
    if (a.isMark(at) || a.commaAfter(at) || RELATIVES.test(a.lower(at))) return false;
    if (!hasAny(reading, NOUN | ADJECTIVE | ADVERB | NUMERAL) || SUBJECTS_AND_I.test(a.lower(at))) return false;
  }
  return false;
}

/** True when a sentence begins with a modal verb and then somebody, and what one is to do follows: »vil din mor køre os«. */
export function asksOfSomebody(a: Analysis, from: number): boolean {
  // »Måtte kommunen komme til fornuft«: a wish
  const verb = a.types[from]!.role & MODAL && a.lower(from) !== 'måtte' && hasAny(a.reading(from), FINITE);
  const next = a.reading(from + 1);
  const isOwner = OWNERS.test(a.lower(from + 1));
  const isKnown = a.hasCapital(from + 1) ? hasAny(next, NAME) : hasAny(next, NOUN) && hasAny(next, DEFINITE);
  if (!verb || !(isOwner || isKnown)) return false;
  for (let k = from + 2; k < a.sentenceEnd(from); k++) {
    if (a.commaAfter(k - 1)) return false;
    if (a.is(k, VERB | INFINITIVE)) return true;
  }
  return false;
}

/** True when a sentence begins with a finite verb and a pronoun as its subject: »kan du svømme«. */
export function asksInversely(a: Analysis, from: number): boolean {
  const subject = a.after(from);
  // »ved du«: taken for a preposition
  if (a.lower(from) === 'ved' && a.lower(subject) === 'du') return true;
  return (
    a.is(from, VERB) &&
    hasAny(a.reading(from), FINITE) &&
    SUBJECTS_DER_AND_I.test(a.lower(subject)) &&
    // »Udkommer i øvrigt på dansk«
    !(a.written(subject) === 'i' && (AFTER_I.test(a.lower(subject + 1)) || a.hasCapital(subject + 1))) &&
    !a.commaAfter(subject)
  );
}
