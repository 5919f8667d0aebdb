import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, INDEFINITE, NOUN, OTHER, PREPOSITION, SINGULAR } from '../lexicon/readings.ts';
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

/**
 * What the words around and the net say together, as log odds, fitted to corpus/tune and to right sentences with their compounds
 * split: two words that the net hardly expects beside each other are likelier one.
 */
interface OfReader {
  else: number;
  margin: number;
  above: number;
  below: number;
  expected: readonly [first: number, second: number];
  unheard: readonly [first: number, second: number];
  usual: number;
  noun: number;
  letters: number;
}
const OF_LISTED: OfReader = {
  else: 0.83,
  margin: 0.66,
  above: -0.44,
  below: 0.29,
  expected: [-0.32, -0.38],
  unheard: [-0.35, -0.12],
  usual: 0.24,
  noun: -0.58,
  letters: 0.26,
};
const OF_UNLISTED: OfReader = {
  else: -0.99,
  margin: 0.66,
  above: -0.61,
  below: 0.07,
  expected: [-0.23, -0.32],
  unheard: [0.23, 0.35],
  usual: 0.16,
  noun: 0,
  letters: 0.04,
};
/** From here on the words around say enough by themselves. */
const SURE_MARGIN = 3;
/** What is far below what is asked of it stays two words whatever the net says; so does what the net finds in order. */
const LEAST_MARGIN = -1.5;
const IN_ORDER = -0.5;
const IN_ORDER_UNLISTED = -1;
/** From these odds on the net alone carries it over. */
const READ_AS_ONE = 1.3;
/** Odds of the reader at which such a mark is right as often as not in a usual text. */
const EVEN = 1.2;
const [FEWEST, MOST] = [-8, 6];
const TENFOLD = 30;

/**
 * Log odds of the whole once the net has been asked as well, null of two words that are to stay two.
 * @param odds what the words around say (`joinOdds`, `nounJoinOdds`)
 * @param least the odds that are asked of it
 * @param joined number of the whole, or of its last part when the whole is not listed
 */
export function readJoinOdds(
  a: Analysis,
  at: number,
  odds: number,
  least: number,
  joined: number,
  isListed: boolean,
  models: Models,
): number | null {
  const margin = odds - least;
  if (margin < LEAST_MARGIN || (margin < 0 && a.is(at, PREPOSITION))) return null;
  const { lexicon } = a;
  const weights = isListed ? OF_LISTED : OF_UNLISTED;
  const expected = [at, at + 1].map((place, k) => {
    const answer = models.secondReader.expected(a, place);
    return answer === null ? weights.unheard[k]! : weights.expected[k]! * Math.max(FEWEST, Math.min(MOST, answer));
  });
  const isOfNouns = !isListed || (lexicon.hasReading(joined, NOUN) && !((a.union(at) | a.union(at + 1)) & OTHER));
  const read =
    weights.else +
    weights.margin * margin +
    weights.above * Math.max(0, margin - SURE_MARGIN) +
    weights.below * Math.max(0, -margin) +
    expected[0]! +
    expected[1]! +
    (weights.usual * lexicon.frequencies[joined]!) / TENFOLD +
    (isOfNouns ? weights.noun : 0) +
    weights.letters * Math.min(a.lower(at).length, a.lower(at + 1).length);
  if (margin >= 0) return read < (isListed ? IN_ORDER : IN_ORDER_UNLISTED) ? null : odds;
  return read < READ_AS_ONE ? null : read - EVEN;
}
