import type { Analysis } from '../analysis/analysis.ts';
import { FINITE, hasAny, PAST, PRESENT, VERB } from '../lexicon/readings.ts';

/** The tagger reads a present or a past. */
export const isFinite = (a: Analysis, at: number): boolean => hasAny(a.reading(at), FINITE);

/** The lexicon knows a present or a past of this form. */
export const canBeFinite = (a: Analysis, at: number): boolean =>
  a.canBe(at, VERB | PRESENT) || a.canBe(at, VERB | PAST);

/** A present or a past stands in the places [from, to). */
export function hasFinite(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (isFinite(a, k)) return true;
  return false;
}
