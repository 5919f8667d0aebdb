import { sumWeights } from './sum-weights.ts';
import type { SectionReader } from '../sections.ts';
import { hashString } from '../tagger/hash.ts';

/** Weights that the processor fetches at once. */
const LINE = 64;

/**
 * The numbers by which a model knows the forms or words between which it chooses. They differ in their last bits only: the
 * weights of a feature for all of them lie beside each other, and the processor fetches them at once.
 * @param count at most 64.
 */
export function choiceKeys(name: string, count: number): Int32Array {
  if (count > LINE) throw new Error(`choiceKeys: ${count} choices do not lie in one line`);
  const first = hashString(name, 977) & -LINE;
  return Int32Array.from({ length: count }, (_, choice) => first | choice);
}

/**
 * Which of several forms or words should stand at a place, whatever stands there? A softmax over sums of byte weights;
 * the weight of a feature for a choice lies where the two hashes meet.
 */
export class ChoiceModel {
  readonly #weights: Int8Array;
  readonly #scale: number;

  /** @param weights the section that holds them. */
  constructor(sections: SectionReader, weights = 'weights') {
    this.#weights = sections.i8(weights);
    this.#scale = sections.f32('scale')[0]!;
  }

  /** The probability of each choice, given the first `count` features. */
  judge(features: Int32Array, count: number, choices: Int32Array): Float64Array {
    const out = new Float64Array(choices.length);
    let largest = -Infinity;
    for (let c = 0; c < choices.length; c++) {
      out[c] = sumWeights(this.#weights, features, 0, count, choices[c]!) * this.#scale;
      if (out[c]! > largest) largest = out[c]!;
    }
    let total = 0;
    for (let c = 0; c < choices.length; c++) total += out[c] = Math.exp(out[c]! - largest);
    for (let c = 0; c < choices.length; c++) out[c]! /= total;
    return out;
  }
}
