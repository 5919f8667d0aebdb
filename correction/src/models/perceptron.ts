import type { SectionReader } from '../sections.ts';

/** A net with one layer of rectified units that answers one question from a few signs (`train/learners/perceptron-trainer.ts`). */
export class Perceptron {
  /** Of each unit a weight for every sign, then its base. */
  readonly #hidden: Float32Array;
  /** Of each unit what it is worth, then the base of all. */
  readonly #out: Float32Array;

  /** @param name what its sections begin with where a file holds more than one */
  constructor(sections: SectionReader, name = '') {
    this.#hidden = sections.f32(`${name}hidden`);
    this.#out = sections.f32(`${name}out`);
  }

  /** Log odds of "yes". */
  odds(signs: readonly number[]): number {
    const width = signs.length + 1;
    const units = this.#out.length - 1;
    let odds = this.#out[units]!;
    for (let unit = 0; unit < units; unit++) {
      let sum = this.#hidden[unit * width + signs.length]!;
      for (let k = 0; k < signs.length; k++) sum += this.#hidden[unit * width + k]! * signs[k]!;
      if (sum > 0) odds += this.#out[unit]! * sum;
    }
    return odds;
  }
}
