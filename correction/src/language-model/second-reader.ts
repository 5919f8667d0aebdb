import type { Analysis } from '../analysis/analysis.ts';
import type { Heard } from './heard.ts';
import type { KnownWord } from './known-word.ts';
import type { LeftOut } from './lacks.ts';

/** What the net says of a whole text. */
export interface SecondReading extends Heard {
  readonly of: Analysis;
  readonly words: readonly KnownWord[];
  /** Where in `asked` each place begins that was asked about while its sentence was read, else −1. */
  readonly askedAt: Int32Array;
  readonly asked: Float32Array;
  /** How well the word that stands at each such place answers. */
  readonly expected: Float64Array;
  /** The log odds of a word's alternatives, where somebody has asked for them. */
  readonly ofAlternatives: (readonly number[] | undefined)[];
}

/** A model that has read much Danish and says what was to be expected; it keeps nothing of a text itself. */
export interface SecondReader {
  /** What the net says of the text; sentences that were read before keep what was said. */
  read(a: Analysis): SecondReading;
  /** What it knows of the words of a text, for which it need not be read. */
  words(a: Analysis): readonly KnownWord[];
  /**
   * How much likelier the net finds another word at a place than the one that stands there, as log odds; 0 of a word
   * that has no alternatives.
   * @param other one of the alternatives of the word
   */
  odds(a: Analysis, at: number, other: string): number;
  /** The same of all alternatives of the word, in their order, which takes less time than one by one; none of a word without any. */
  oddsOfAlternatives(a: Analysis, at: number): readonly number[];
  /**
   * How well each of several words answers what the place asks for, as logarithms of which the differences count; null of a
   * word that it has not learnt as an answer.
   */
  answers(a: Analysis, at: number, words: readonly string[]): (number | null)[];
  /** The same of words that are kept as what the net knows of them: to find them by their letters takes longer than to weigh them. */
  answersOf(a: Analysis, at: number, words: readonly KnownWord[]): (number | null)[];
  /** What it knows of words that may have been meant. */
  meant(words: readonly string[]): KnownWord[];
  /** The small word that was likeliest left out before a place of a sentence; null where it does not doubt that all words are there. */
  leftOut(a: Analysis, at: number): LeftOut | null;
  /**
   * How likely this small word was left out before a place, as log odds against none; null of a word that it does not know as one.
   * Dear where it doubts nothing.
   */
  oddsOfLeftOut(a: Analysis, at: number, word: string): number | null;
  /** How likely the word at a place of a sentence, which is not its last, is one too many, as log odds. Dear, too. */
  oddsOfTooMany(a: Analysis, at: number): number;
  /**
   * How well the word that stands at a place answers what the place asks for, on the scale of `answers`; null where it has not
   * learnt that word as an answer.
   */
  expected(a: Analysis, at: number): number | null;
  /** The word at a place when it has alternatives, else null. */
  known(a: Analysis, at: number): KnownWord | null;
}
