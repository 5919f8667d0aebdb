import { Kernel, ROWS_AT_A_TIME, type Rows } from '../language-model/kernel.ts';
import { type Layer, Layers } from '../language-model/layers.ts';
import type { SectionReader } from '../sections.ts';

/** So many words are read at once; a longer sentence is read in pieces. */
export const LONGEST_PIECE = 254;
const HALF = 2;

/**
 * The net that sees the written words (`Net` of train/proof-reader/net.py): a layer over what is told of each place, layers over a place and one on
 * either side, each added to what came in, and what is said of the place. One sentence at a time.
 */
export class ProofNet {
  readonly #layers: Layers;
  readonly #inputs: Rows;
  readonly #enter: Layer;
  readonly #blocks: readonly { readonly layer: Layer; readonly step: number }[];
  readonly #out: Layer;
  readonly #hidden: Rows;
  readonly #said: Rows;

  constructor(code: ArrayBuffer, sections: SectionReader) {
    const kernel = new Kernel(code);
    const [unit, hidden] = sections.f32('units') as unknown as [number, number];
    const widest = sections.f32('enter.scale').length;
    this.#layers = new Layers(kernel, sections, LONGEST_PIECE, widest);
    this.#enter = this.#layers.layer('enter', 1);
    this.#blocks = Array.from(sections.i32('steps'), (step, k) => ({
      layer: this.#layers.layer(`block${k}`, 3),
      step,
    }));
    this.#out = this.#layers.layer('out', 1);
    this.#inputs = this.#layers.rowsOf(this.#enter.weights.width, unit);
    this.#hidden = this.#layers.rowsOf(widest, hidden);
    this.#said = this.#layers.rowsOf(this.#out.weights.outputs, 1);
  }

  /** How many numbers are told of a place. */
  get inputWidth(): number {
    return this.#inputs.width;
  }

  /** How much of such a number one is. */
  get inputUnit(): number {
    return this.#inputs.unit;
  }

  /** How many numbers are said of a place. */
  get saidWidth(): number {
    return this.#said.width;
  }

  /** The rows of a piece of so many words, to be filled before it is read. */
  inputs(count: number): Int16Array {
    return this.#layers.kernel.i16(this.#inputs.whole, count * this.inputWidth);
  }

  /** What is said of so many words whose inputs were filled, place by place; good until the next call. */
  read(count: number): Float32Array {
    const layers = this.#layers;
    const hidden = this.#hidden;
    const bytes = hidden.width * HALF;
    layers.point(count, this.#inputs.whole, this.inputWidth * HALF);
    layers.run(this.#enter, count, 0, hidden, { add: false, isRectified: true });
    for (const { layer, step } of this.#blocks) {
      // what an earlier sentence left is none of this one's
      for (let k = 0; k < step; k += ROWS_AT_A_TIME) layers.clear(hidden.whole + (count + k) * bytes, hidden.width);
      layers.point(count, hidden.whole - step * bytes, bytes);
      layers.run(layer, count, step * bytes, hidden, { add: true, isRectified: true });
    }
    layers.point(count, hidden.whole, bytes);
    layers.run(this.#out, count, 0, this.#said, { add: false, isRectified: false });
    return layers.kernel.f32(this.#said.sums, count * this.saidWidth);
  }
}
