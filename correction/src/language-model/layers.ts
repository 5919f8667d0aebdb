import type { SectionReader } from '../sections.ts';
import { type Finish, type Kernel, ROWS_AT_A_TIME, type Rows, type Weights } from './kernel.ts';

/** The farthest that a tap reaches, in rows. */
const REACH = 16;
const HALF = 2;
const SINGLE = 4;

/** Weights with what becomes of their sums. */
export interface Layer extends Finish {
  readonly weights: Weights;
}

/** How a layer's answers go into their rows: beside what stands there, noughts for what is negative, from which row on. */
export interface How {
  readonly add: boolean;
  readonly isRectified: boolean;
  readonly first?: number;
}

/** The layers of a net and the rows that they work on, all in the kernel's memory. */
export class Layers {
  readonly kernel: Kernel;
  /** Where rows begin that are worked on next. */
  readonly rows: number;
  /** Sums of the layer that was run last, before they are finished. */
  readonly sums: number;
  readonly #sections: SectionReader;
  readonly #room: number;

  /**
   * @param most rows that are worked on at once
   * @param widest outputs of the widest layer
   */
  constructor(kernel: Kernel, sections: SectionReader, most: number, widest: number) {
    this.kernel = kernel;
    this.#sections = sections;
    this.#room = most + ROWS_AT_A_TIME;
    this.rows = kernel.take(this.#room * SINGLE);
    this.sums = kernel.take(this.#room * widest * SINGLE);
  }

  finish(name: string): Finish {
    return {
      scale: this.kernel.keep(this.#sections.f32(`${name}.scale`)),
      bias: this.kernel.keep(this.#sections.f32(`${name}.bias`)),
    };
  }

  layer(name: string, taps: number): Layer {
    const outputs = this.#sections.f32(`${name}.scale`).length;
    const weights = this.kernel.addWeights(taps, outputs, this.#sections.i8(name));
    return { weights, ...this.finish(name) };
  }

  /** Rows with noughts around. */
  rowsOf(width: number, unit: number): Rows {
    const sums = this.kernel.take(this.#room * width * SINGLE);
    const whole = this.kernel.take((this.#room + 2 * REACH) * width * HALF) + REACH * width * HALF;
    return { width, sums, whole, unit };
  }

  /**
   * Layers of a stream, the first of them so many steps back, each over the whole of the rows from `first` on: rows that lie further
   * out are taken for noughts.
   */
  runStream(rows: Rows, layers: readonly Layer[], steps: readonly number[], first: number, count: number): void {
    const last = first + count;
    // what an earlier sentence left is none of this one's
    this.clear(rows.whole + last * rows.width * HALF, rows.width);
    layers.forEach((layer, k) => this.runWithin(rows, layer, steps[k]!, [first, last], [first, last]));
  }

  /**
   * A layer of a stream over some of the rows, of those from `first` to before `last`.
   * @param steps rows from one tap to the next
   */
  runWithin(
    rows: Rows,
    layer: Layer,
    steps: number,
    [from, to]: readonly [number, number],
    [first, last]: readonly [number, number],
  ): void {
    const rowBytes = rows.width * HALF;
    const span = { low: rows.whole + first * rowBytes, high: rows.whole + last * rowBytes };
    this.point(to - from, rows.whole + from * rowBytes, rowBytes);
    this.kernel.sums(layer.weights, this.rows, to - from, steps * rowBytes, this.sums, undefined, span);
    this.kernel.finish(this.sums, to - from, layer, rows, { add: true, isRectified: true, first: from });
  }

  run(layer: Layer, count: number, tapStep: number, to: Rows, how: How): void {
    this.kernel.sums(layer.weights, this.rows, count, tapStep, this.sums);
    this.kernel.finish(this.sums, count, layer, to, how);
  }

  /** Rows one after the other. */
  point(count: number, from: number, bytes: number): void {
    const { words } = this.kernel;
    const rows = this.rows / SINGLE;
    const padded = Math.ceil(count / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    for (let k = 0; k < padded; k++) words[rows + k] = from + k * bytes;
  }

  /** As many rows of noughts as a group of rows may reach beyond the last. */
  clear(from: number, width: number): void {
    this.kernel.words.fill(0, from / SINGLE, (from + ROWS_AT_A_TIME * width * HALF) / SINGLE);
  }
}
