import type { AnswerResult, Correction } from '@ordklar/contract';
import { isActive, markType } from '../marks/mark-type.ts';
import { type MarkProgress, markProgress } from './mark-progress.ts';
import { plainTextOf } from './plain-text.ts';

/** What came of the marks of an edition in the next one. */
export interface Compared {
  /** Marks of the earlier text at whose place nothing is marked any more. */
  fixed: MarkProgress[];
  /** Marks whose place was taken away together with the words around it: neither fixed nor wrong. */
  gone: MarkProgress[];
  /** Marks of the later text at a place that was marked before. */
  still: Correction[];
  /** Marks of the later text where nothing was marked. */
  fresh: Correction[];
}

const meets = (a: { offset: number; length: number }, b: { offset: number; length: number }): boolean =>
  a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;

/** A teacher's comment asks for nothing that can be fixed at its place. */
const counts = (mark: Correction): boolean => isActive(mark) && markType(mark) !== 'own';

/** Compares two editions of a text by their marks; what stands as it was and is marked no more counts as neither. */
export function compareEditions(
  earlier: { text: string; marks: readonly Correction[] },
  later: { text: string; marks: readonly Correction[] },
): Compared {
  const progress = markProgress(earlier.text, later.text, earlier.marks.filter(counts));
  const marks = later.marks.filter(counts);
  const wasMarked = (mark: Correction) => progress.some(({ place, state }) => state !== 'gone' && meets(place, mark));
  const changed = progress.filter(({ state }) => state === 'fixed' || state === 'changed');
  return {
    fixed: changed.filter(({ place }) => !marks.some((mark) => meets(place, mark))),
    gone: progress.filter(({ state }) => state === 'gone'),
    still: marks.filter(wasMarked),
    fresh: marks.filter((mark) => !wasMarked(mark)),
  };
}

/** The marked edition before this one; undefined where there is none that may be seen. */
export const editionBefore = (attempts: readonly AnswerResult[], attempt: number): AnswerResult | undefined =>
  attempts.find((each) => each.attempt === attempt - 1 && each.corrections.length > 0 && plainTextOf(each) !== '');
