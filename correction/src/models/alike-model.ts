import { sumWeights } from './sum-weights.ts';
import type { SectionReader } from '../sections.ts';
import type { AlikeWords } from './alike-slips.ts';

/**
 * Which of several words that are taken for each other was meant at a place? A softmax over sums of byte weights; the
 * weight of a feature for a word, and for the family of the word, lies where the two hashes meet.
 */
export class AlikeModel {
  readonly #weights: Int8Array;
  readonly #scale: number;

  constructor(sections: SectionReader) {
    this.#weights = sections.i8('weights');
    this.#scale = sections.f32('scale')[0]!;
  }

  /** Fills `out` with the probability that each word was meant, given the sums of its features and the slips. */
  judge(sums: Int32Array, { keys, slips }: AlikeWords, out: Float64Array): void {
    let largest = -Infinity;
    for (let c = 0; c < keys.length; c++) {
      out[c] = sums[c]! * this.#scale + slips[c]!;
      if (out[c]! > largest) largest = out[c]!;
    }
    let total = 0;
    for (let c = 0; c < keys.length; c++) total += out[c] = Math.exp(out[c]! - largest);
    for (let c = 0; c < keys.length; c++) out[c]! /= total;
  }

  /** Adds the weights of features [from, to) to the sum of each word; those of one feature lie in one line. */
  add(features: Int32Array, from: number, to: number, { keys, families }: AlikeWords, sums: Int32Array): void {
    for (let c = 0; c < keys.length; c++) {
      sums[c]! += sumWeights(this.#weights, features, from, to, keys[c]!);
      if (families[c] !== 0) sums[c]! += sumWeights(this.#weights, features, from, to, families[c]!);
    }
  }
}
