import type { Section } from '../../src/sections.ts';
import { normal, seededRandom, shuffle } from '../random.ts';

export interface Lesson {
  readonly signs: readonly number[];
  readonly answer: boolean;
}

const UNITS = 24;
const ROUNDS = 25;
const STEP = 0.004;
const AT_A_TIME = 64;
const [FIRST, SECOND] = [0.9, 0.999];

/** A net with one layer of rectified units that says how likely the answer is yes; it learns by Adam, the step shrinking to nothing. */
export class PerceptronTrainer {
  readonly #width: number;
  readonly #weights: Float64Array;
  readonly #random = seededRandom(7);

  /** @param signs how many numbers tell of a lesson */
  constructor(signs: number) {
    this.#width = signs + 1;
    this.#weights = Float64Array.from({ length: UNITS * this.#width + UNITS + 1 }, () => 0.3 * normal(this.#random));
  }

  learn(lessons: readonly Lesson[]): void {
    const order = lessons.map((_, k) => k);
    const count = this.#weights.length;
    const [mean, square, slope] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    const steps = ROUNDS * Math.ceil(order.length / AT_A_TIME);
    for (let round = 0, step = 0; round < ROUNDS; round++) {
      shuffle(order, this.#random);
      for (let from = 0; from < order.length; from += AT_A_TIME) {
        slope.fill(0);
        const some = order.slice(from, from + AT_A_TIME);
        for (const k of some) this.#addSlope(lessons[k]!, slope);
        step++;
        const rate = STEP * (1 - step / (steps + 1));
        for (let k = 0; k < count; k++) {
          const by = slope[k]! / some.length;
          mean[k] = FIRST * mean[k]! + (1 - FIRST) * by;
          square[k] = SECOND * square[k]! + (1 - SECOND) * by * by;
          const [m, s] = [mean[k]! / (1 - FIRST ** step), square[k]! / (1 - SECOND ** step)];
          this.#weights[k]! -= (rate * m) / (Math.sqrt(s) + 1e-8);
        }
      }
    }
  }

  /** As `Perceptron` of src/models reads them. */
  sections(): Record<'hidden' | 'out', Section> {
    const hidden = UNITS * this.#width;
    return {
      hidden: Float32Array.from(this.#weights.subarray(0, hidden)),
      out: Float32Array.from(this.#weights.subarray(hidden)),
    };
  }

  #addSlope({ signs, answer }: Lesson, slope: Float64Array): void {
    const [weights, width] = [this.#weights, this.#width];
    const outs = UNITS * width;
    const units = new Float64Array(UNITS);
    let odds = weights[outs + UNITS]!;
    for (let unit = 0; unit < UNITS; unit++) {
      let sum = weights[unit * width + width - 1]!;
      for (let k = 0; k + 1 < width; k++) sum += weights[unit * width + k]! * signs[k]!;
      units[unit] = Math.max(0, sum);
      odds += weights[outs + unit]! * units[unit]!;
    }
    const error = 1 / (1 + Math.exp(-odds)) - (answer ? 1 : 0);
    slope[outs + UNITS]! += error;
    for (let unit = 0; unit < UNITS; unit++) {
      if (units[unit] === 0) continue;
      slope[outs + unit]! += error * units[unit]!;
      const through = error * weights[outs + unit]!;
      for (let k = 0; k + 1 < width; k++) slope[unit * width + k]! += through * signs[k]!;
      slope[unit * width + width - 1]! += through;
    }
  }
}
