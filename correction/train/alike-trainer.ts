import type { AlikeWords } from '../src/models/alike-slips.ts';
import type { Section } from '../src/sections.ts';
import { seededRandom, shuffle } from './random.ts';

/** A place with a written word, and which of the words that it may stand for is right there. */
export interface AlikeLesson {
  features: Int32Array;
  alike: AlikeWords;
  right: number;
}

const BITS = 22;
const ROUNDS = 5;
const RATE = 0.012;
const DECAY = 3e-3;
const LARGEST = 2;
/** A feature of fewer lessons tells nothing that holds elsewhere. */
const FEWEST = 4;
const COUNT_BITS = 24;

/**
 * Trains the model of AlikeModel by AdaGrad with averaging over rounds and quantises it. Rate, rounds and the rest are
 * those with which its probabilities are right on texts kept apart.
 */
export function trainAlike(lessons: readonly AlikeLesson[]): Record<string, Section> {
  const size = 1 << BITS;
  const mask = size - 1;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  const average = new Float32Array(size);
  const kept = commonFeatures(lessons);
  const order = lessons.map((_, i) => i);
  const random = seededRandom(41);
  const scores = new Float64Array(16);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const i of order) learn(kept[i]!, lessons[i]!);
    if (round > 0) for (let k = 0; k < size; k++) average[k]! += weights[k]! / (ROUNDS - 1);
  }
  return {
    weights: Int8Array.from(average, (w) => Math.max(-127, Math.min(127, Math.round((w / LARGEST) * 127)))),
    scale: Float32Array.from([LARGEST / 127]),
  };

  function learn(features: Int32Array, { alike: { keys, families }, right }: AlikeLesson): void {
    let largest = -Infinity;
    for (let c = 0; c < keys.length; c++) {
      scores[c] = sum(features, keys[c]!) + (families[c] === 0 ? 0 : sum(features, families[c]!));
      largest = Math.max(largest, scores[c]!);
    }
    let total = 0;
    for (let c = 0; c < keys.length; c++) total += scores[c] = Math.exp(scores[c]! - largest);
    for (let c = 0; c < keys.length; c++) {
      const error = scores[c]! / total - (c === right ? 1 : 0);
      if (Math.abs(error) < 1e-3) continue;
      move(features, keys[c]!, error);
      if (families[c] !== 0) move(features, families[c]!, error);
    }
  }

  function sum(features: Int32Array, key: number): number {
    let out = 0;
    for (let k = 0; k < features.length; k++) out += weights[(features[k]! ^ key) & mask]!;
    return out;
  }

  function move(features: Int32Array, key: number, error: number): void {
    for (let k = 0; k < features.length; k++) {
      const at = (features[k]! ^ key) & mask;
      const gradient = error + DECAY * weights[at]!;
      squares[at]! += gradient * gradient;
      weights[at]! -= (RATE * gradient) / Math.sqrt(squares[at]! + 1e-6);
    }
  }
}

/** The features of each lesson that enough lessons have. */
function commonFeatures(lessons: readonly AlikeLesson[]): Int32Array[] {
  const counts = new Uint8Array(1 << COUNT_BITS);
  const place = (feature: number): number => (feature ^ (feature >>> COUNT_BITS)) & (counts.length - 1);
  for (const { features } of lessons) {
    for (const feature of features) if (counts[place(feature)]! < FEWEST) counts[place(feature)]!++;
  }
  return lessons.map(({ features }) => features.filter((feature) => counts[place(feature)]! >= FEWEST));
}
