import type { Section } from '../src/sections.ts';
import { seededRandom, shuffle } from './random.ts';

/** A place, the choices there and which of them is right. */
export interface ChoiceLesson {
  features: Int32Array;
  choices: Int32Array;
  right: number;
}

const RATE = 0.06;
const LARGEST = 2.5;

/**
 * Trains a softmax over hashed features by AdaGrad with averaging over rounds and quantises it.
 * @param bits size of the weight table as a power of two.
 */
export function trainChoices(
  lessons: readonly ChoiceLesson[],
  bits: number,
  rounds: number,
  decay: number,
): Record<string, Section> {
  const size = 1 << bits;
  const mask = size - 1;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  const average = new Float32Array(size);
  const order = lessons.map((_, i) => i);
  const random = seededRandom(41);
  const scores = new Float64Array(16);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const i of order) learn(lessons[i]!);
    if (round > 0) for (let k = 0; k < size; k++) average[k]! += weights[k]! / (rounds - 1);
  }
  return {
    weights: Int8Array.from(average, (w) => Math.max(-127, Math.min(127, Math.round((w / LARGEST) * 127)))),
    scale: Float32Array.from([LARGEST / 127]),
  };

  function learn({ features, choices, right }: ChoiceLesson): void {
    let largest = -Infinity;
    for (let c = 0; c < choices.length; c++) {
      let sum = 0;
      for (let k = 0; k < features.length; k++) sum += weights[(features[k]! ^ choices[c]!) & mask]!;
      scores[c] = sum;
      largest = Math.max(largest, sum);
    }
    let total = 0;
    for (let c = 0; c < choices.length; c++) total += scores[c] = Math.exp(scores[c]! - largest);
    for (let c = 0; c < choices.length; c++) {
      const error = scores[c]! / total - (c === right ? 1 : 0);
      if (Math.abs(error) < 1e-3) continue;
      for (let k = 0; k < features.length; k++) {
        const at = (features[k]! ^ choices[c]!) & mask;
        const gradient = error + decay * weights[at]!;
        squares[at]! += gradient * gradient;
        weights[at]! -= (RATE * gradient) / Math.sqrt(squares[at]! + 1e-6);
      }
    }
  }
}
