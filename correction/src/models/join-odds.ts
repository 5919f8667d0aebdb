import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, INDEFINITE, NOUN, SINGULAR } from '../lexicon/readings.ts';
import { type FitKeys, fitKeys } from './fit-model.ts';
import type { Models } from './models.ts';
import { lookAtPlace } from './word-fit.ts';

/**
 * How likely two neighbours are one word taken apart: the odds of the whole in this place against those of the two
 * beside each other. Log-odds; the weights are fitted to correct text and to the same text with its compounds split.
 * @param joined number of the whole, or of its last part when the whole is not listed.
 */
export function joinOdds(a: Analysis, at: number, joined: number, isListed: boolean, models: Models): number {
  const { lexicon } = a;
  const [first, second] = [a.types[at]!, a.types[at + 1]!];
  const whole = fitKeys(first.lower + second.lower, joined, lexicon, !isListed);
  const one = fitKeys(first.lower, first.listed < 0 ? joined : first.listed, lexicon, first.listed < 0);
  const other = fitKeys(second.lower, second.listed < 0 ? joined : second.listed, lexicon, second.listed < 0);
  return oddsOf(a, at, whole, one, other, models);
}

/**
 * The same of two words whose whole is a noun of the dictionary, where their kinds tell as well: a bare noun seldom stands
 * right before another one, and after an adjective that agrees two words are two. Fitted like the others, to texts that
 * the model had not seen.
 */
export function nounJoinOdds(a: Analysis, at: number, joined: number, models: Models): number {
  const { lexicon } = a;
  const [first, second] = [a.types[at]!, a.types[at + 1]!];
  const [one, other] = [first, second].map(({ lower, listed }) =>
    fitKeys(lower, listed < 0 ? joined : listed, lexicon, listed < 0),
  ) as [FitKeys, FitKeys];
  const whole = fitKeys(first.lower + second.lower, joined, lexicon);
  const usual = 9.1 + 0.57 * whole.prior - 0.38 * one.prior - 0.87 * other.prior;
  if (usual < LEAST_USUAL) return usual;
  const isNoun = a.is(at + 1, NOUN);
  const kinds =
    (isNoun && a.is(at, NOUN) ? 0.89 : 0) +
    (isNoun && a.is(at, ADJECTIVE) && a.canBe(at, ADJECTIVE) ? -0.43 : 0) +
    (a.canBe(at, NOUN | SINGULAR | INDEFINITE) ? 0.72 : 0) +
    (a.canBe(at + 1, NOUN | SINGULAR | INDEFINITE) ? 0.86 : 0);
  return usual + kinds + 0.97 * contextOdds(a, at, whole, one, other, models);
}

/** The same when the whole and the halves are other words than those written. */
export function oddsOf(a: Analysis, at: number, whole: FitKeys, one: FitKeys, other: FitKeys, models: Models): number {
  const usual = 12.4 + 0.81 * whole.prior - 0.7 * one.prior - 1.07 * other.prior;
  if (usual < LEAST_USUAL) return usual;
  return usual + 1.17 * contextOdds(a, at, whole, one, other, models);
}

/** What the words around say for the whole against its halves. */
function contextOdds(a: Analysis, at: number, whole: FitKeys, one: FitKeys, other: FitKeys, models: Models): number {
  const { fit } = models;
  return (
    lookAtPlace(a, at, fit, 2).context(whole) -
    lookAtPlace(a, at, fit).context(one) -
    lookAtPlace(a, at + 1, fit).context(other)
  );
}

/** Two words so much more usual than the whole that no neighbours speak against them; spares the look at the place. */
const LEAST_USUAL = -12;
