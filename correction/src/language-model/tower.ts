import type { Rows } from './kernel.ts';
import type { Layer, Layers } from './layers.ts';

const HALF = 2;
/** Steps between the taps of the layers over gaps (train/language/net.py). */
const STEPS = [1, 2];
/** What is said of a gap depends on so many gaps to either side. */
export const OF_TOWER = 3;

/** What is said of gaps, layer after layer, by what is known on either side (`Tower` of train/language/net.py). */
export class Tower {
  readonly #layers: Layers;
  readonly #left: Rows;
  readonly #right: Rows;
  readonly #enter: Layer;
  readonly #blocks: readonly Layer[];
  readonly #out: Layer;
  readonly #rows: Rows;
  readonly #said: Rows;

  constructor(layers: Layers, name: string, unit: number, left: Rows, right: Rows) {
    this.#layers = layers;
    this.#left = left;
    this.#right = right;
    this.#enter = layers.layer(`${name}In`, 2);
    this.#blocks = STEPS.map((_, k) => layers.layer(`${name}${k}`, 3));
    this.#out = layers.layer(`${name}Out`, 1);
    this.#rows = layers.rowsOf(this.#enter.weights.outputs, unit);
    this.#said = layers.rowsOf(this.#out.weights.outputs, 1);
  }

  /** How many numbers are said of a gap. */
  get width(): number {
    return this.#said.width;
  }

  /**
   * What is said of the gaps [from, to), good until the next call, when the sides of the gaps [low, high) are known: all of the
   * sentence, or OF_TOWER more to either side.
   */
  climb(low: number, high: number, from: number = low, to: number = high): Float32Array {
    const layers = this.#layers;
    const [left, right, rows] = [this.#left, this.#right, this.#rows];
    const rowBytes = left.width * HALF;
    const count = high - low;
    layers.point(count, left.whole + low * rowBytes, rowBytes);
    layers.run(this.#enter, count, right.whole - left.whole + rowBytes, rows, {
      add: false,
      isRectified: true,
      first: low,
    });
    const bytes = rows.width * HALF;
    layers.clear(rows.whole + high * bytes, rows.width);
    // so many gaps to either side what is said depends on after the layer
    let beside = OF_TOWER;
    STEPS.forEach((step, k) => {
      beside -= step;
      const [first, last] = [Math.max(low, from - beside), Math.min(high, to + beside)];
      layers.point(last - first, rows.whole + (first - step) * bytes, bytes);
      layers.run(this.#blocks[k]!, last - first, step * bytes, rows, { add: true, isRectified: true, first });
    });
    layers.point(to - from, rows.whole + from * bytes, bytes);
    layers.run(this.#out, to - from, 0, this.#said, { add: false, isRectified: false });
    return layers.kernel.f32(this.#said.sums, (to - from) * this.width);
  }
}
