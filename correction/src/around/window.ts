import type { Analysis } from '../analysis/analysis.ts';
import { EDGE_WORD, type KnownWord } from '../language-model/known-word.ts';

/** How many words and commas the nets see before a place and after it. */
export const LEFT = 10;
export const RIGHT = 8;
/** Nothing, a word that is not usual, a comma, the beginning and the end of a sentence; usual words come behind. */
const [NOTHING, UNUSUAL, COMMA, BEGINNING, END] = [0, 1, 2, 3, 4] as const;
const FIRST_USUAL = 5;
/** So many of the language model's words are told apart, and its first number of a word that it knows. */
const USUAL = 20_000;
const FIRST_KNOWN = 2;

/** What a net sees of a place: rows of its table of words, and of that of endings. */
export interface Window {
  readonly words: Int32Array;
  readonly endings: Int32Array;
}

export const windowOf = (slots: number): Window => ({ words: new Int32Array(slots), endings: new Int32Array(slots) });

function put(window: Window, slot: number, row: number, ending: number): number {
  window.words[slot] = row;
  window.endings[slot] = ending;
  return slot + 1;
}

export const putWord = (window: Window, slot: number, { word, ending }: KnownWord): number =>
  put(window, slot, rowOf(word), ending);

function rowOf(word: number): number {
  if (word === EDGE_WORD.word) return NOTHING;
  return word < FIRST_KNOWN || word >= FIRST_KNOWN + USUAL ? UNUSUAL : word - FIRST_KNOWN + FIRST_USUAL;
}

/** A place whose neighbours are told: a word, a phrase, or the gap between two words. */
export interface Place {
  /** The sentence, from its first place to one past its last. */
  readonly from: number;
  readonly to: number;
  /** The last place before it, and the first after it. */
  readonly before: number;
  readonly after: number;
  /** Whether something stands between, and not only a gap, so that there is a comma after it. */
  readonly isFilled: boolean;
}

/** Fills what stands on either side of a place in its sentence, the nearest first: LEFT slots from `slot` on, then RIGHT ones. */
export function putSides(a: Analysis, known: readonly KnownWord[], place: Place, window: Window, slot: number): void {
  const { from, to, before, after, isFilled } = place;
  let k = slot;
  let end = slot + LEFT;
  for (let at = before; at >= from && k < end; at--) {
    if (a.commaAfter(at)) k = put(window, k, COMMA, 0);
    if (k < end) k = putWord(window, k, known[at]!);
  }
  if (k < end) k = put(window, k, BEGINNING, 0);
  while (k < end) k = put(window, k, NOTHING, 0);
  end += RIGHT;
  if (isFilled && a.commaAfter(after - 1)) k = put(window, k, COMMA, 0);
  for (let at = after; at < to && k < end; at++) {
    k = putWord(window, k, known[at]!);
    if (k < end && a.commaAfter(at)) k = put(window, k, COMMA, 0);
  }
  if (k < end) k = put(window, k, END, 0);
  while (k < end) k = put(window, k, NOTHING, 0);
}
