import type { Analysis } from '../analysis/analysis.ts';
import { FIT_FEATURES, fitFeatures } from './fit-features.ts';
import type { FitKeys } from './fit-model.ts';

const FEATURES = new Int32Array(FIT_FEATURES);
let count = 0;
const KINDS = new Int32Array(8);
const SUMS = new Int32Array(KINDS.length);
let asked = 0;

/** Looks at a place, or at two words as one; `fitOf` then tells how well words fit there. */
export function lookAtPlace(a: Analysis, at: number, width = 1): void {
  count = fitFeatures(a.track(at), at - a.sentenceStart(at), FEATURES, width);
  asked = 0;
}

/** Words that are weighed against each other mostly have the same readings, for which the place is asked once. */
function ofKind(a: Analysis, { kind }: FitKeys): number {
  for (let k = 0; k < asked; k++) if (KINDS[k] === kind) return SUMS[k]!;
  const sum = a.tools.fit.ofKind(kind, FEATURES);
  if (asked < KINDS.length) {
    KINDS[asked] = kind;
    SUMS[asked++] = sum;
  }
  return sum;
}

/** The same without how usual the word is. */
export const contextOf = (a: Analysis, keys: FitKeys): number =>
  a.tools.fit.context(keys, ofKind(a, keys), FEATURES, count);

/** The same as far as words with its readings tell: a third of the work. */
export const roughFitOf = (a: Analysis, keys: FitKeys): number => a.tools.fit.roughly(keys, ofKind(a, keys));

/** How well a word fits the place last looked at, as a logarithm; only differences between words mean something. */
export const fitOf = (a: Analysis, keys: FitKeys): number => a.tools.fit.usualness(keys) + contextOf(a, keys);
