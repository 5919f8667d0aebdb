import type { Analysis } from '../analysis/analysis.ts';
import { FIT_FEATURES, fitFeatures } from './fit-features.ts';
import type { FitKeys } from './fit-model.ts';

const FEATURES = new Int32Array(FIT_FEATURES);
let count = 0;

/** Looks at a place, or at two words as one; `fitOf` then tells how well words fit there. */
export function lookAtPlace(a: Analysis, at: number, width = 1): void {
  count = fitFeatures(a.track(at), at - a.sentenceStart(at), FEATURES, width);
}

/** The same without how usual the word is. */
export const contextOf = (a: Analysis, keys: FitKeys): number => a.tools.fit.context(keys, FEATURES, count);

/** The same as far as words with its readings tell: a third of the work. */
export const roughFitOf = (a: Analysis, keys: FitKeys): number => a.tools.fit.roughly(keys, FEATURES);

/** How well a word fits the place last looked at, as a logarithm; only differences between words mean something. */
export const fitOf = (a: Analysis, keys: FitKeys): number => a.tools.fit.score(keys, FEATURES, count);
