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
    this.#sum(features, count, keys, families, out);
    let largest = -Infinity;
    for (let c = 0; c < keys.length; c++) {
      out[c] = out[c]! * this.#scale + slips[c]!;
      if (out[c]! > largest) largest = out[c]!;
    }
    let total = 0;
    for (let c = 0; c < keys.length; c++) total += out[c] = Math.exp(out[c]! - largest);
    for (let c = 0; c < keys.length; c++) out[c]! /= total;
  }

  /** Adds up the weights, for two words at a time: the processor then waits for both at once. */
  #sum(features: Int32Array, count: number, keys: Int32Array, families: Int32Array, out: Float64Array): void {
    const weights = this.#weights;
    const mask = this.#mask;
    const last = keys.length - 1;
    for (let c = 0; c <= last; c += 2) {
      const d = Math.min(c + 1, last);
      const one = keys[c]!;
      const two = keys[d]!;
      let [first, second] = [0, 0];
      for (let k = 0; k < count; k++) {
        const feature = features[k]!;
        first += weights[(feature ^ one) & mask]!;
        second += weights[(feature ^ two) & mask]!;
      }
      out[d] = second;
      out[c] = first;
    }
    for (let c = 0; c <= last; c++) {
      const family = families[c]!;
      if (family === 0) continue;
      let sum = 0;
      for (let k = 0; k < count; k++) sum += weights[(features[k]! ^ family) & mask]!;
      out[c]! += sum;
    }
  }
}
