import type { Analysis } from '../analysis/analysis.ts';
import { type FitKeys, fitKeys } from './fit-model.ts';
import { contextOf, lookAtPlace } from './word-fit.ts';

/**
 * How likely two neighbours are one word taken apart: the odds of the whole in this place against those of the two
 * beside each other. Log-odds; the weights are fitted to correct text and to the same text with its compounds split.
 * @param joined number of the whole, or of its last part when the whole is not listed.
 */
export function joinOdds(a: Analysis, at: number, joined: number, isListed: boolean): number {
  const { lexicon } = a.tools;
  const [first, second] = [a.types[at]!, a.types[at + 1]!];
  const whole = fitKeys(first.lower + second.lower, joined, lexicon, !isListed);
  const one = fitKeys(first.lower, first.listed < 0 ? joined : first.listed, lexicon, first.listed < 0);
  const other = fitKeys(second.lower, second.listed < 0 ? joined : second.listed, lexicon, second.listed < 0);
  return oddsOf(a, at, whole, one, other);
}

/** The same when the whole and the halves are other words than those written. */
export function oddsOf(a: Analysis, at: number, whole: FitKeys, one: FitKeys, other: FitKeys): number {
  const usual = 12.4 + 0.81 * whole.prior - 0.7 * one.prior - 1.07 * other.prior;
  if (usual < LEAST_USUAL) return usual;
  lookAtPlace(a, at, 2);
  let context = contextOf(a, whole);
  lookAtPlace(a, at);
  context -= contextOf(a, one);
  lookAtPlace(a, at + 1);
  context -= contextOf(a, other);
  return usual + 1.17 * context;
}

/** Two words so much more usual than the whole that no neighbours speak against them; spares the look at the place. */
const LEAST_USUAL = -12;
