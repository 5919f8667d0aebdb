import type { SectionReader } from '../sections.ts';
import { hashString } from '../tagger/hash.ts';

/** A form or word that may stand at a place; the model knows it by a hash of its name. */
export const choiceKey = (name: string): number => hashString(name, 977);

/**
 * Which of several forms or words should stand at a place, whatever stands there? A softmax over sums of byte weights;
 * the weight of a feature for a choice lies where the two hashes meet.
 */
export class ChoiceModel {
  readonly #weights: Int8Array;
  readonly #mask: number;
  readonly #scale: number;

  constructor(sections: SectionReader) {
    this.#weights = sections.i8('weights');
    this.#mask = this.#weights.length - 1;
    this.#scale = sections.f32('scale')[0]!;
  }

  /** Fills `out` with the probability of each choice, given the first `count` features. */
  judge(features: Int32Array, count: number, choices: Int32Array, out: Float64Array): void {
    this.#sum(features, count, choices, out);
    let largest = -Infinity;
    for (let c = 0; c < choices.length; c++) {
      out[c]! *= this.#scale;
      if (out[c]! > largest) largest = out[c]!;
    }
    let total = 0;
    for (let c = 0; c < choices.length; c++) total += out[c] = Math.exp(out[c]! - largest);
    for (let c = 0; c < choices.length; c++) out[c]! /= total;
  }

  /** Adds up the weights, for three choices at a time: the processor then waits for many of them at once. */
  #sum(features: Int32Array, count: number, choices: Int32Array, out: Float64Array): void {
    const weights = this.#weights;
    const mask = this.#mask;
    const last = choices.length - 1;
    for (let c = 0; c <= last; c += 3) {
      const one = choices[c]!;
      const two = choices[Math.min(c + 1, last)]!;
      const three = choices[Math.min(c + 2, last)]!;
      let [first, second, third] = [0, 0, 0];
      for (let k = 0; k < count; k++) {
        const feature = features[k]!;
        first += weights[(feature ^ one) & mask]!;
        second += weights[(feature ^ two) & mask]!;
        third += weights[(feature ^ three) & mask]!;
      }
      out[c] = first;
      if (c < last) out[c + 1] = second;
      if (c + 1 < last) out[c + 2] = third;
    }
  }
}
