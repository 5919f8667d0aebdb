import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { EN_ET } from '../words/articles.ts';
import { WordList } from '../words/word-list.ts';
import { personAt } from './persons.ts';

// »Sin« in and of a subject, and whose it is.

const JOINS = new WordList('og men for');
const NEAR = 4;
const NOBODY_NEXT = new WordList('jeg du han hun vi man de den det der i alle');
/** »Sin bror hedder Ali«, »han styrter, og sin bror skal køre«: what is »sin« is never the subject; »sin mad spiser han selv« is right. */
export function isSubjectAlone(a: Analysis, at: number, { first, last }: { first: number; last: number }): boolean {
  const before = a.before(at);
  const opens = before < 0 || (JOINS.test(a.lower(before)) && a.commaAfter(a.before(before)));
  const verb = a.after(last);
  if (at !== first || last === at || !opens || a.commaAfter(last) || !isFinite(a, verb)) return false;
  for (let k = a.after(verb), steps = 0; k >= 0 && steps < NEAR && !a.isMark(k); k = a.after(k), steps++)
    if (NOBODY_NEXT.test(a.lower(k)) || (a.is(k, r.NAME) !== IS_CALLED.test(a.lower(verb)) && a.is(k, r.NAME)))
      return false;
  return true;
}
const IS_CALLED = new WordList('hedder hed');

const FAR_BACK = 40;
/** Of whom was spoken last; both where that is not known. */
export function ownersSpokenOf(a: Analysis, at: number): string[] {
  for (let k = at - 1; k >= 0 && at - k < FAR_BACK; k--) {
    const person = a.isWord(k) ? personAt(a, k) : null;
    if (person === 'han') return ['hans'];
    if (person === 'hun') return ['hendes'];
  }
  return ['hans', 'hendes'];
}

/** »folk elsker sine børn«; but »et folk, der er stolt af sine cykler«. */
export const isFolk = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'folk' && !EN_ET.test(a.lower(a.before(at)));
