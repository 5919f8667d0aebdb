import { WORD } from '../text/token.ts';
import type { Analysis } from './analysis.ts';
import { FOREIGN, QUOTED, UNCHECKED } from './hold-back.ts';

/** In fewer words than these, names alone may be half of them. */
const FEWEST_WORDS = 30;
/** A pupil who spells as he hears writes up to 40 % words that nobody knows. */
const MOST_UNKNOWN = 0.5;
const LETTER = /\p{L}/u;

/** True when most words of a text are none of Danish: another language, or keys pressed at random. */
export function isMostlyNotDanish(a: Analysis): boolean {
  let words = 0;
  let unknown = 0;
  for (let at = 0; at < a.count; at++) {
    const held = a.held[at]!;
    if (a.kinds[at] !== WORD || held & UNCHECKED || !LETTER.test(a.types[at]!.text)) continue;
    words++;
    const isForeign = (held & FOREIGN) !== 0 && (held & QUOTED) === 0;
    if (isForeign || (a.types[at]!.word < 0 && !isName(a, at))) unknown++;
  }
  return words >= FEWEST_WORDS && unknown > words * MOST_UNKNOWN;
}

const isName = (a: Analysis, at: number): boolean => a.hasCapital(at) && !a.opensSentence(at);
