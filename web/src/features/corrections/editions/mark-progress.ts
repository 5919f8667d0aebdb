import { type Correction, isDeletion } from '@ordklar/contract';
import type { TextRange } from '../marks/selected-range.ts';
import { followPlaces } from './follow-places.ts';

/** What came of a mark's place in a later text: as it should be, changed to something else, as it was, or taken away with others. */
export type PlaceState = 'fixed' | 'changed' | 'untouched' | 'gone';

/** A mark with where its words stand in the later text, and what stands there. */
export interface MarkProgress {
  mark: Correction;
  place: TextRange;
  now: string;
  state: PlaceState;
}

/** Whether these are the words, also with others that were put in before or after them. */
const isWritten = (words: string, now: string): boolean =>
  now === words || (words !== '' && (now.startsWith(`${words} `) || now.endsWith(` ${words}`)));

function stateOf(mark: Correction, now: string): PlaceState {
  if (now === mark.token.trim()) return 'untouched';
  const wanted = isDeletion(mark) ? ['', ...mark.replacements] : mark.replacements;
  return wanted.some((replacement) => isWritten(replacement.trim(), now)) ? 'fixed' : 'changed';
}

/** What came of each mark of an earlier text in a later one, in the order of the marks. */
export function markProgress(earlier: string, later: string, marks: readonly Correction[]): MarkProgress[] {
  const follow = followPlaces(earlier, later);
  return marks.map((mark) => {
    const place = follow(mark);
    const now = later.slice(place.offset, place.offset + place.length).trim();
    return { mark, place, now, state: place.isGone ? 'gone' : stateOf(mark, now) };
  });
}

/** The text with other words at a place. Of two spaces one goes where words go, and one comes between two words, on either side. */
export function writeAt(text: string, { offset, length }: TextRange, words: string): string {
  const [before, after] = [text.slice(0, offset), text.slice(offset + length)];
  if (words === '' && /(?:^|\s)$/.test(before) && /^[ \t]/.test(after)) return before + after.slice(1);
  const isTight = (left: string, right: string) => /[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right);
  return before + (isTight(before, words) ? ' ' : '') + words + (isTight(words, after) ? ' ' : '') + after;
}
