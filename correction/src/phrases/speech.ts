import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { QUOTATION_MARKS, quoteSide } from '../text/quote-side.ts';
import { MORE_SPEECH_VERBS, SPEECH_VERBS, TOLD } from '../words/of-commas.ts';
import { OBJECT_PERSONS_AND_SELF } from '../words/persons.ts';

/** »5"« is a measure. */
const DIGIT = /\d/;

/** A quotation mark by itself. */
export function isQuotationMark(a: Analysis, at: number): boolean {
  if (!a.isMark(at) || !QUOTATION_MARKS.includes(a.written(at))) return false;
  return a.written(at) !== '"' || !DIGIT.test(a.text.charAt(a.starts[at]! - 1));
}

/** Whether the quotation mark at a place opens or closes; null where neither is plain. */
export const sideOf = (a: Analysis, at: number): 'opens' | 'closes' | null => quoteSide(a.text, a.starts[at]!);

/** What follows the place tells who speaks: »sagde hun«, »råbte min far«. */
export function saysWho(a: Analysis, at: number): boolean {
  const verb = at + 1;
  if (!SPEECH_VERBS.test(a.lower(verb)) && !MORE_SPEECH_VERBS.test(a.lower(verb))) return false;
  const who = verb + 1;
  // »»Cykler« fortæller, hvad nogen gør«
  if (a.commaAfter(verb) || TOLD.test(a.lower(who)) || OBJECT_PERSONS_AND_SELF.test(a.lower(who))) return false;
  return a.sentenceOf[who] === a.sentenceOf[at] && r.hasAny(a.reading(who), r.PRONOUN | r.NAME | r.NOUN | r.DETERMINER);
}

/** The writer sets the comma after the closing mark: »Kom nu«, sagde han. */
export const setsCommaOutside = (a: Analysis): boolean =>
  /\p{L}[«"”], \p{Ll}/u.test(a.text) && !/\p{L},[«"”] \p{Ll}/u.test(a.text);
