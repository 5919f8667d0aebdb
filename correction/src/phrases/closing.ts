import type { Analysis } from '../analysis/analysis.ts';
import { WordList } from '../words/word-list.ts';

const GREETINGS = new WordList('hilsen hilsner hilsener');
const BEFORE_GREETING = new WordList('venlig venlige kærlig kærlige mange bedste varme med de');
const SHORT = new WordList('mvh vh kh dbh');
const HUGS = new WordList('knus kram');

/** »de kærligste | hilsner«, »venlig | hilsen«: where the greeting stands that ends a letter from here on; −1 of anything else. */
export function closingGreeting(a: Analysis, from: number, to: number): number {
  let greeting = from;
  while (greeting < to && BEFORE_GREETING.test(a.lower(greeting))) greeting++;
  return greeting < to && GREETINGS.test(a.lower(greeting)) ? greeting : -1;
}

/** »Kærlig hilsen Oskar«, »Mvh. Oskar«, »Knus fra mor«: how a letter ends; not »Knus æggene«. */
export function isClosing(a: Analysis, from: number, to: number): boolean {
  if (HUGS.test(a.lower(from))) return from + 1 >= to || a.lower(from + 1) === 'fra' || a.hasCapital(from + 1);
  return SHORT.test(a.lower(from).replace('.', '')) || closingGreeting(a, from, to) >= 0;
}
