import type { Analysis } from '../analysis/analysis.ts';
import type { KnownWord } from './known-word.ts';

/** What the net says of a whole text. */
export interface SecondReading {
  readonly of: Analysis;
  readonly words: readonly KnownWord[];
  /** Log odds of a comma after each place. */
  readonly commas: Float32Array;
  /** Log odds of a full stop that lacks after each place. */
  readonly stops: Float32Array;
  /** Where in `asked` each place begins; −1 where nothing was asked. */
  readonly askedAt: Int32Array;
  readonly asked: Float32Array;
}

/** Whoever has read much Danish and says what was to be expected; it keeps nothing of a text itself. */
export interface SecondReader {
  /** What the net says of the text; sentences that were read before keep what was said. */
  read(a: Analysis): SecondReading;
  /**
   * How much likelier the net finds another word at a place than the one that stands there, as log odds; 0 when it was
   * not asked there.
   * @param other one of the alternatives of the word
   */
  odds(a: Analysis, at: number, other: string): number;
  /** The word at a place, where the net was asked; null elsewhere. */
  known(a: Analysis, at: number): KnownWord | null;
}
