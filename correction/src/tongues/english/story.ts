import type { TongueText } from '../tongue-text.ts';
import * as w from './word-bits.ts';
import { isMostly } from './words.ts';

const PAST = new Set('was were had did went said came saw took got gave made told thought knew could'.split(' '));
const PRESENT = new Set("is are am has have do does says goes it's he's she's don't doesn't can".split(' '));
/** So many pasts for one present make a story. */
const TWICE = 2;
const FEWEST = 4;

/** The text tells what has happened: most of its verbs are pasts. */
export function isStory(t: TongueText): boolean {
  let past = 0;
  let present = 0;
  for (let at = 0; at < t.count; at++) {
    if (PAST.has(t.lower(at)) || isMostly(t, at, w.PAST)) past++;
    else if (PRESENT.has(t.lower(at)) || isMostly(t, at, w.THIRD)) present++;
  }
  return past >= FEWEST && past > TWICE * present;
}

/** The forms that a verb may have had, the past first in a story. */
export const inTense = (t: TongueText, present: string, past: string): string[] =>
  isStory(t) ? [past, present] : [present, past];
