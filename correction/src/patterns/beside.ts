import type { Analysis } from '../analysis/analysis.ts';

/** A class of words (src/words), or an expression of endings and the like. */
export interface Words {
  test(word: string): boolean;
}

/** One of the words stands `steps` after the place, in the same sentence. */
export const follows = (a: Analysis, at: number, words: Words, steps = 1): boolean =>
  words.test(a.lower(a.after(at, steps)));

/** One of the words stands `steps` before the place, in the same sentence. */
export const precedes = (a: Analysis, at: number, words: Words, steps = 1): boolean =>
  words.test(a.lower(a.before(at, steps)));
