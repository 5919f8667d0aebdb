import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import { REGULARISED } from './verbs.ts';
import * as w from './word-bits.ts';
import { isMostly } from './words.ts';

const PAST = new WordList('was were had did went said came saw took got gave made told thought knew could');
const PRESENT = new WordList("is are am has have do does says goes it's he's she's don't doesn't can");
/** So many pasts for one present make a story. */
const TWICE = 2;
const FEWEST = 4;
/** What stands so many words around tells of the same time. */
const NEAR = 45;
const FEWEST_NEAR = 3;
const MANY_TIMES = 4;

const isPast = (t: TongueText, at: number): boolean =>
  PAST.test(t.lower(at)) || isMostly(t, at, w.PAST) || REGULARISED.has(t.lower(at));

const isPresent = (t: TongueText, at: number): boolean => PRESENT.test(t.lower(at)) || isMostly(t, at, w.THIRD);

const isQuote = (t: TongueText, at: number): boolean => t.isMark(at) && /["“”»«]/.test(t.written(at));

/** Pasts and presents in [from, to). */
function tensesIn(t: TongueText, from: number, to: number): { past: number; present: number } {
  let past = 0;
  let present = 0;
  // what somebody says has a tense of its own
  let spoken = isSpoken(t, from);
  for (let at = from; at < to; at++) {
    if (isQuote(t, at)) spoken = !spoken;
    if (spoken) continue;
    if (isPast(t, at)) past++;
    else if (isPresent(t, at)) present++;
  }
  return { past, present };
}

/** The text tells what has happened: most of its verbs are pasts. */
export function isStory(t: TongueText): boolean {
  const { past, present } = tensesIn(t, 0, t.count);
  return past >= FEWEST && past > TWICE * present;
}

/** What stands around a place tells of what has happened, before it and after it. */
export function isTold(t: TongueText, at: number): boolean {
  const before = tensesIn(t, Math.max(0, at - NEAR), at);
  const after = tensesIn(t, at + 1, Math.min(t.count, at + NEAR));
  const past = before.past + after.past;
  return before.past > 0 && past >= FEWEST_NEAR && past > MANY_TIMES * (before.present + after.present);
}

/** Between quotation marks somebody speaks, and then in the present. */
export function isSpoken(t: TongueText, at: number): boolean {
  let marks = 0;
  for (let k = at - 1; k >= 0 && !t.text.slice(t.end(k), t.start(k + 1)).includes('\n'); k--)
    if (isQuote(t, k)) marks++;
  return marks % 2 === 1;
}

/** The forms that a verb may have had, the past first in a story. */
export const inTense = (t: TongueText, at: number, present: string, past: string): string[] =>
  isTold(t, at) && !isSpoken(t, at) ? [past, present] : [present, past];
