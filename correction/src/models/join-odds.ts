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

type Weights = readonly number[];
/**
 * What the words around and the net say together, as log odds in a usual text, in the order of `joinSigns`: two words that the net hardly expects
 * beside each other are likelier one. Fitted by train/language/weigh-joins.ts to corpus/tune and to right sentences with their compounds split.
 */
const OF_LISTED: Weights = [-0.39, 0.42, -0.19, -0.13, -0.36, -0.44, -0.13, -0.82, 0.46, 0.71, 0.19];
const OF_UNLISTED: Weights = [-0.31, 0.63, -0.64, -0.24, -0.39, -0.57, 0.79, -0.5, 0.41, -0.31, -0];
/** From here on the words around say enough by themselves. */
const SURE_MARGIN = 3;
/** What is far below what is asked of it stays two words whatever the net says; and what is less likely is shown in no text. */
const LEAST_MARGIN = -6;
/** Of what no dictionary lists, after which something like a noun must stand if it is to be less than asked. */
const LEAST_MARGIN_UNLISTED = -1.5;
const LEAST_READ = 0;
const [FEWEST, MOST] = [-8, 6];
const TENFOLD = 30;

/** Two neighbours that may be one word. */
export interface Join {
  /** What the words around say (`joinOdds`, `nounJoinOdds`). */
  odds: number;
  /** The odds that are asked of it. */
  least: number;
  /** Number of the whole, or of its last part when the whole is not listed. */
  joined: number;
  isListed: boolean;
}

/** What is weighed of two neighbours, in the order of the weights. */
export function joinSigns(a: Analysis, at: number, { odds, least, joined, isListed }: Join, models: Models): number[] {
  const { lexicon } = a;
  const margin = odds - least;
  const isOfNouns = !isListed || (lexicon.hasReading(joined, NOUN) && !((a.union(at) | a.union(at + 1)) & OTHER));
  const [first, second] = [at, at + 1].map((place) => models.secondReader.expected(a, place));
  const clamped = (answer: number | null | undefined): number =>
    answer == null ? 0 : Math.max(FEWEST, Math.min(MOST, answer));
  return [
    1,
    margin,
    Math.max(0, margin - SURE_MARGIN),
    Math.max(0, -margin),
    clamped(first),
    clamped(second),
    first == null ? 1 : 0,
    second == null ? 1 : 0,
    lexicon.frequencies[joined]! / TENFOLD,
    isOfNouns ? 1 : 0,
    Math.min(a.lower(at).length, a.lower(at + 1).length),
  ];
}

/**
 * Log odds of the whole once the net has been asked as well, null of two words that are to stay two.
 * @param room what it tells besides that a phrase has no room for two nouns.
 */
export function readJoinOdds(a: Analysis, at: number, join: Join, models: Models, room = 0): number | null {
  const margin = join.odds - join.least;
  if (margin < (join.isListed ? LEAST_MARGIN : a.is(at + 1, NOUN) || room > 0 ? LEAST_MARGIN_UNLISTED : 0)) return null;
  // »Efter skole legede vi«: when it was
  if (margin < 0 && a.is(at, PREPOSITION)) return null;
  const weights = join.isListed ? OF_LISTED : OF_UNLISTED;
  const read = joinSigns(a, at, join, models).reduce((sum, sign, k) => sum + sign * weights[k]!, room);
  return read < LEAST_READ ? null : read;
}
