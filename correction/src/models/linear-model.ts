import type { SectionReader } from '../sections.ts';
import { probabilityOf } from '../kernel/probability.ts';
import { sumWeights } from './sum-weights.ts';

/**
 * A logistic model over hashed features. Weights are bytes; the table has a power of two of them and a feature falls
 * into the place that its low bits name.
 */
export class LinearModel {
  readonly #weights: Int8Array;
  readonly #scale: number;

  /** @param name of the section with the weights; several models may share a file and its scale. */
  constructor(sections: SectionReader, name = 'weights') {
    this.#weights = sections.i8(name);
    this.#scale = sections.f32('scale')[0]!;
  }

  /** The probability of "yes" for the first `count` features. */
  probability(features: Int32Array, count: number): number {
    return probabilityOf(this.odds(features, count));
  }

  /** The same as log odds. */
  odds(features: Int32Array, count: number): number {
    return this.logOdds(this.sum(features, 0, count));
  }

  /** The sum that the features [from, to) come to. */
  sum(features: Int32Array, from: number, to: number): number {
    return sumWeights(this.#weights, features, from, to, 0);
  }

  /** The probability of "yes" that a sum over all features means. */
  probabilityOf(sum: number): number {
    return probabilityOf(this.logOdds(sum));
  }

  /** What a sum means, as log odds. */
  logOdds(sum: number): number {
    return sum * this.#scale;
  }
}
