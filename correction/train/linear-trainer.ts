import type { Section } from '../src/sections.ts';
import { seededRandom, shuffle } from './random.ts';

/** One run of decisions (a sentence); calls `learn` with features and the right answer, decision by decision. */
export type Lesson = (learn: (features: Int32Array, count: number, answer: boolean) => void) => void;

/**
 * Trains a logistic model by AdaGrad with averaging over rounds and quantises it.
 * @param bits size of the weight table as a power of two.
 * @param decay pull of every weight towards zero.
 * @param rate length of a step.
 */
export function trainLinear(
  lessons: readonly Lesson[],
  bits: number,
  rounds: number,
  decay: number,
  rate = 0.075,
): Record<string, Section> {
  const size = 1 << bits;
  const mask = size - 1;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  const average = new Float32Array(size);
  const learn = (features: Int32Array, count: number, answer: boolean): void => {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += weights[features[k]! & mask]!;
    const error = 1 / (1 + Math.exp(-sum)) - (answer ? 1 : 0);
    if (Math.abs(error) < 1e-3) return;
    for (let k = 0; k < count; k++) {
      const at = features[k]! & mask;
      const gradient = error + decay * weights[at]!;
      squares[at]! += gradient * gradient;
      weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]! + 1e-6);
    }
  };
  const order = lessons.map((_, i) => i);
  const random = seededRandom(99);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const i of order) lessons[i]!(learn);
    if (round > 0) for (let k = 0; k < size; k++) average[k]! += weights[k]! / (rounds - 1);
  }
  const largest = 2.5;
  const quantised = Int8Array.from(average, (w) => Math.max(-127, Math.min(127, Math.round((w / largest) * 127))));
  return { weights: quantised, scale: Float32Array.from([largest / 127]) };
}
