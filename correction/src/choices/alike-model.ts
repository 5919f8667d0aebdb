import type { SectionReader } from '../sections.ts';
import type { AlikeWords } from './alike-slips.ts';

/**
 * Which of several words that are taken for each other was meant at a place? A softmax over sums of byte weights; the
 * weight of a feature for a word, and for the family of the word, lies where the two hashes meet.
 */
export class AlikeModel {
  readonly #weights: Int8Array;
  readonly #mask: number;
  readonly #scale: number;

  constructor(sections: SectionReader) {
    this.#weights = sections.i8('weights');
    this.#mask = this.#weights.length - 1;
    this.#scale = sections.f32('scale')[0]!;
  }

  /** Fills `out` with the probability that each word was meant, given the first `count` features and the slips. */
  judge(features: Int32Array, count: number, { keys, families, slips }: AlikeWords, out: Float64Array): void {
    const weights = this.#weights;
    const mask = this.#mask;
    let largest = -Infinity;
    for (let c = 0; c < keys.length; c++) {
      const key = keys[c]!;
      const family = families[c]!;
      let sum = 0;
      for (let k = 0; k < count; k++) sum += weights[(features[k]! ^ key) & mask]!;
      if (family !== 0) for (let k = 0; k < count; k++) sum += weights[(features[k]! ^ family) & mask]!;
      out[c] = sum * this.#scale + slips[c]!;
      if (out[c]! > largest) largest = out[c]!;
    }
    let total = 0;
    for (let c = 0; c < keys.length; c++) total += out[c] = Math.exp(out[c]! - largest);
    for (let c = 0; c < keys.length; c++) out[c]! /= total;
  }
}
