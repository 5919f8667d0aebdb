import type { Section } from '../src/sections.ts';
import { seededRandom, shuffle } from './random.ts';

/** One run of decisions (a sentence); calls `learn` with features and the right answer, decision by decision, and what it weighs when that is not 1. */
export type Lesson = (learn: (features: Int32Array, count: number, answer: boolean, weight?: number) => void) => void;

/** Weights that one would clamp beyond this are as sure as can be. */
const LARGEST = 2.5;

/** How a model is trained. */
export interface Training {
  /** Size of the weight table as a power of two. */
  readonly bits: number;
  /** Pull of every weight towards zero. */
  readonly decay: number;
  /** Length of a step. */
  readonly rate: number;
}

/** A logistic model that learns by AdaGrad, round by round; its weights are the average over all rounds but the first. */
export class LinearTrainer {
  readonly #training: Training;
  readonly #mask: number;
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #sum: Float32Array;
  readonly #random = seededRandom(99);
  #rounds = 0;

  constructor(training: Training) {
    const size = 1 << training.bits;
    this.#training = training;
    this.#mask = size - 1;
    this.#weights = new Float32Array(size);
    this.#squares = new Float32Array(size);
    this.#sum = new Float32Array(size);
  }

  /** Learns from all lessons once, in an order of its own. */
  round(lessons: readonly Lesson[]): void {
    const order = lessons.map((_, i) => i);
    shuffle(order, this.#random);
    const learn = this.#learn.bind(this);
    for (const i of order) lessons[i]!(learn);
    if (this.#rounds++ > 0) for (let k = 0; k <= this.#mask; k++) this.#sum[k]! += this.#weights[k]!;
  }

  #learn(features: Int32Array, count: number, answer: boolean, weight = 1): void {
    const { decay, rate } = this.#training;
    const [weights, squares, mask] = [this.#weights, this.#squares, this.#mask];
    let sum = 0;
    for (let k = 0; k < count; k++) sum += weights[features[k]! & mask]!;
    const error = 1 / (1 + Math.exp(-sum)) - (answer ? 1 : 0);
    if (Math.abs(error) < 1e-3) return;
    for (let k = 0; k < count; k++) {
      const at = features[k]! & mask;
      const gradient = weight * (error + decay * weights[at]!);
      squares[at]! += gradient * gradient;
      weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]! + 1e-6);
    }
  }

  /** The weights as bytes, with their scale. */
  quantised(): Record<string, Section> {
    const rounds = this.#rounds - 1;
    const quantised = Int8Array.from(this.#sum, (sum) =>
      Math.max(-127, Math.min(127, Math.round((sum / rounds / LARGEST) * 127))),
    );
    return { weights: quantised, scale: Float32Array.from([LARGEST / 127]) };
  }
}

/** Trains a model on the same lessons round after round. */
export function trainLinear(lessons: readonly Lesson[], rounds: number, training: Training): Record<string, Section> {
  const trainer = new LinearTrainer(training);
  for (let round = 0; round < rounds; round++) trainer.round(lessons);
  return trainer.quantised();
}
