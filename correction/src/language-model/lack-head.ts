import type { SectionReader } from '../sections.ts';
import type { Rows } from './kernel.ts';
import type { Layer, Layers } from './layers.ts';
import { OF_TOWER, Tower } from './tower.ts';

const HALF = 2;

/** A stream as all heads know it, from whose first layers another branch goes on for what lacks. */
export interface Trunk {
  readonly name: string;
  readonly rows: Rows;
  readonly first: 0 | 1;
  /** Steps of the layers of the branch, by the direction in which the stream reads. */
  readonly steps: readonly number[];
}

interface Branch extends Trunk {
  readonly own: Rows;
  readonly layers: readonly Layer[];
  /** The farthest that the branch looks back. */
  readonly reach: number;
}

/**
 * What lacks in gaps (`Doubt`, `lack_left`, `lack_right` and `lack` of train/language/net.py). A small layer doubts of every gap that all
 * words are there; only around those that it doubts, one in twenty of right text, the branches and their tower are run.
 */
export class LackHead {
  readonly #layers: Layers;
  readonly #left: Branch;
  readonly #right: Branch;
  readonly #doubtIn: Layer;
  readonly #doubtOut: Layer;
  readonly #doubts: Rows;
  readonly #said: Rows;
  readonly #least: number;
  readonly #tower: Tower;

  constructor(
    layers: Layers,
    sections: SectionReader,
    units: { doubt: number; lack: number },
    left: Trunk,
    right: Trunk,
  ) {
    this.#layers = layers;
    this.#left = branchOf(layers, sections, left);
    this.#right = branchOf(layers, sections, right);
    this.#doubtIn = layers.layer('doubtIn', 2);
    this.#doubtOut = layers.layer('doubtOut', 1);
    this.#doubts = layers.rowsOf(this.#doubtIn.weights.outputs, units.doubt);
    this.#said = layers.rowsOf(this.#doubtOut.weights.outputs, 1);
    this.#least = sections.f32('doubt')[0]!;
    this.#tower = new Tower(layers, 'lack', units.lack, this.#left.own, this.#right.own);
  }

  /** How many numbers are said of a gap. */
  get width(): number {
    return this.#tower.width;
  }

  /** Keeps what a stream knows after the layers that both branches have. */
  branch(side: 'left' | 'right', count: number): void {
    const { rows, own, first } = side === 'left' ? this.#left : this.#right;
    this.#layers.kernel.copyRows(rows, own, first, count);
  }

  /** By how much each of so many gaps is doubted, above nought where a word may lack. */
  doubts(count: number): Float32Array {
    const layers = this.#layers;
    const [left, right] = [this.#left.rows, this.#right.rows];
    const rowBytes = left.width * HALF;
    layers.point(count, left.whole, rowBytes);
    layers.run(this.#doubtIn, count, right.whole - left.whole + rowBytes, this.#doubts, {
      add: false,
      isRectified: true,
    });
    layers.point(count, this.#doubts.whole, this.#doubts.width * HALF);
    layers.run(this.#doubtOut, count, 0, this.#said, { add: false, isRectified: false });
    const { width } = this.#said;
    const odds = layers.kernel.f32(this.#said.sums, count * width);
    return Float32Array.from({ length: count }, (_, gap) => odds[gap * width]! - this.#least);
  }

  /** What is said of the gaps from one to another of a sentence of so many, one after the other, good until the next call. */
  say(from: number, to: number, gaps: number): Float32Array {
    const [low, high] = [Math.max(0, from - OF_TOWER), Math.min(gaps, to + OF_TOWER + 1)];
    this.#goOn(this.#left, low, high, gaps);
    this.#goOn(this.#right, low + 1, high + 1, gaps + 1);
    return this.#tower.climb(low, high, from, to + 1);
  }

  /** A branch as far as its rows [from, to) depend on it, of a sentence whose rows end before `last`. */
  #goOn({ own, layers, steps, first, reach }: Branch, from: number, to: number, last: number): void {
    this.#layers.clear(own.whole + last * own.width * HALF, own.width);
    // so far back the layers after one look
    let back = reach;
    layers.forEach((layer, k) => {
      const step = steps[k]!;
      back -= Math.abs(step) * (layer.weights.taps - 1);
      const some =
        step < 0 ? ([Math.max(first, from - back), to] as const) : ([from, Math.min(last, to + back)] as const);
      this.#layers.runWithin(own, layer, step, some, [first, last]);
    });
  }
}

function branchOf(layers: Layers, sections: SectionReader, trunk: Trunk): Branch {
  const { name, rows, steps } = trunk;
  const taps = sections.i32('taps').subarray(-steps.length);
  const of = steps.map((_, k) =>
    layers.layer(`lack-${name}${k + sections.i32('taps').length - steps.length}`, taps[k]!),
  );
  const reach = steps.reduce((sum, step, k) => sum + Math.abs(step) * (taps[k]! - 1), 0);
  return { ...trunk, own: layers.rowsOf(rows.width, rows.unit), layers: of, reach };
}
