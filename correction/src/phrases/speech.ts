import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { QUOTATION_MARKS, quoteSide } from '../text/quote-side.ts';
import { MORE_SPEECH_VERBS, SPEECH_VERBS, TOLD } from '../words/of-commas.ts';
import { OBJECT_PERSONS_AND_SELF } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

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
export function saysWho(a: Analysis, at: number, inSentenceOf = at): boolean {
  const verb = at + 1;
  if (!SPEECH_VERBS.test(a.lower(verb)) && !MORE_SPEECH_VERBS.test(a.lower(verb))) return false;
  const who = verb + 1;
  // »»Cykler« fortæller, hvad nogen gør«
  if (a.commaAfter(verb) || TOLD.test(a.lower(who)) || OBJECT_PERSONS_AND_SELF.test(a.lower(who))) return false;
  return (
    a.sentenceOf[who] === a.sentenceOf[inSentenceOf] &&
    r.hasAny(a.reading(who), r.PRONOUN | r.NAME | r.NOUN | r.DETERMINER)
  );
}

/** The writer sets the comma after the closing mark: »Kom nu«, sagde han. */
export const setsCommaOutside = (a: Analysis): boolean =>
  /\p{L}[«"”], \p{Ll}/u.test(a.text) && !/\p{L},[«"”] \p{Ll}/u.test(a.text);

/** A whole sentence with its own mark, and the end of the line or a new sentence after it. */
const WHOLE = /^["»”“]\p{L}[^"»«”“\n]*[.!?]["«»”“](?=\s*$|\s*\n|\s+\p{Lu})/u;
const FEWEST_WORDS = 2;
/** What is written or read is quoted as an example or a title more often than as speech. */
const OF_WRITING = /^(?:skriv|skrev|læs)/;
/** »der lød et »av.««, »han lo«: a sound more often than words. */
const OF_SOUNDS = new WordList('lød lyder lo');

/** What the quotation mark at a place opens is a sentence that somebody says. */
export function isWholeSpeech(a: Analysis, at: number): boolean {
  const said = WHOLE.exec(a.text.slice(a.starts[at]!, a.starts[at]! + 400))?.[0];
  return said !== undefined && said.split(' ').length >= FEWEST_WORDS;
}

/** »Pludselig råbte drengen«: a verb of saying with at most three words after it, and no other mark before. */
export function tellsWhoSpeaks(a: Analysis, from: number, quote: number): boolean {
  if (!a.hasCapital(from)) return false;
  for (let k = from; k < quote; k++) if (!a.isWord(k)) return false;
  for (let k = from; k < quote - 1; k++) if (a.commaAfter(k)) return false;
  for (let k = Math.max(from + 1, quote - 4); k < quote; k++) {
    const isSaid = SPEECH_VERBS.test(a.lower(k)) || (MORE_SPEECH_VERBS.test(a.lower(k)) && !OF_SOUNDS.test(a.lower(k)));
    if (isSaid && !OF_WRITING.test(a.lower(k))) return true;
  }
  return false;
}
