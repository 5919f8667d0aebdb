import type { SectionReader } from '../sections.ts';
import { Kernel, type Layer, ROWS_AT_A_TIME } from './kernel.ts';
import type { KnownWord } from './known-word.ts';
import { EDGE_WORD } from './vocabulary.ts';

/** Steps between the taps of each layer of a stream, and of the layers over gaps (train/language/net.py). */
const STREAM_STEPS = [1, 2, 4, 8];
const GAP_STEPS = [1, 2];
/** The farthest that a tap reaches, in rows. */
const REACH = 16;
/** So many words are read at once; a longer sentence is read in pieces. */
export const LONGEST_PIECE = 254;
const ROWS = LONGEST_PIECE + 2;
const ROOM = ROWS + ROWS_AT_A_TIME;
const HALF = 2;
const SINGLE = 4;

/** Rows of numbers: as the layers add them up, and as whole numbers, with rows of noughts around. */
interface Rows {
  readonly width: number;
  readonly sums: number;
  /** Address of the first row's whole numbers. */
  readonly whole: number;
  /** How much of a whole number one is. */
  readonly unit: number;
}

/** The net that has read Danish: see README, »The language model«. One sentence at a time. */
export class Net {
  readonly #kernel: Kernel;
  readonly #tables: Tables;
  readonly #left: Layer[];
  readonly #right: Layer[];
  readonly #gapIn: Layer;
  readonly #gapBlocks: Layer[];
  readonly #gapOut: Layer;
  readonly #hidden: [Layer, Layer, Layer];
  readonly #l: Rows;
  readonly #r: Rows;
  readonly #gap: Rows;
  readonly #h: Rows;
  readonly #gapOdds: number;
  readonly #asked: number;
  readonly #rows: number;

  constructor(code: ArrayBuffer, sections: SectionReader) {
    const kernel = new Kernel(code);
    const layer = (name: string, taps: number): Layer =>
      kernel.addLayer(taps, sections.i8(name), sections.f32(`${name}.scale`), sections.f32(`${name}.bias`));
    const taps = sections.i32('taps');
    this.#kernel = kernel;
    this.#tables = new Tables(sections);
    this.#left = STREAM_STEPS.map((_, k) => layer(`left${k}`, taps[k]!));
    this.#right = STREAM_STEPS.map((_, k) => layer(`right${k}`, taps[k]!));
    this.#gapIn = layer('gapIn', 2);
    this.#gapBlocks = GAP_STEPS.map((_, k) => layer(`gap${k}`, 3));
    this.#gapOut = layer('gapOut', 1);
    this.#hidden = [layer('h1', 2), layer('h2', 1), layer('h3', 1)];
    const [stream, gap, hidden] = sections.f32('units') as unknown as [number, number, number];
    this.#l = this.#rowsOf(this.#tables.width, stream);
    this.#r = this.#rowsOf(this.#tables.width, stream);
    this.#gap = this.#rowsOf(this.#gapIn.outputs, gap);
    this.#h = this.#rowsOf(this.#hidden[0].outputs, hidden);
    this.#gapOdds = kernel.take(ROOM * this.#gapOut.outputs * SINGLE);
    this.#asked = kernel.take(ROOM * this.#hidden[2].outputs * SINGLE);
    this.#rows = kernel.take(ROOM * SINGLE);
  }

  #rowsOf(width: number, unit: number): Rows {
    const sums = this.#kernel.take(ROOM * width * SINGLE);
    const whole = this.#kernel.take((ROOM + 2 * REACH) * width * HALF) + REACH * width * HALF;
    return { width, sums, whole, unit };
  }

  /** Width of what `read` says is asked for at a place. */
  get width(): number {
    return this.#hidden[2].outputs;
  }

  /**
   * Reads a sentence of at most LONGEST_PIECE words.
   * @param commas filled from `at` on with the log odds of a comma after each word
   * @param stops the same of a full stop
   */
  readGaps(
    words: readonly KnownWord[],
    capitals: Uint8Array,
    commas: Float32Array,
    stops: Float32Array,
    at: number,
  ): void {
    const count = words.length + 2;
    this.#enter(words, capitals, count);
    this.#stream(this.#left, this.#l, count, -1);
    this.#stream(this.#right, this.#r, count, 1);
    const gaps = count - 1;
    const { width, whole, sums } = this.#gap;
    const rowBytes = this.#l.width * HALF;
    this.#point(gaps, this.#l.whole, rowBytes);
    this.#kernel.layer(this.#gapIn, this.#rows, gaps, this.#r.whole - this.#l.whole + rowBytes, sums, 0, true);
    this.#toWhole(this.#gap, gaps);
    GAP_STEPS.forEach((step, k) => {
      this.#point(gaps, whole - step * width * HALF, width * HALF);
      this.#kernel.layer(this.#gapBlocks[k]!, this.#rows, gaps, step * width * HALF, sums, sums, true);
      this.#toWhole(this.#gap, gaps);
    });
    this.#point(gaps, whole, width * HALF);
    this.#kernel.layer(this.#gapOut, this.#rows, gaps, 0, this.#gapOdds, 0, false);
    const { outputs } = this.#gapOut;
    const odds = this.#kernel.f32(this.#gapOdds, gaps * outputs);
    for (let k = 0; k < words.length; k++) {
      commas[at + k] = odds[(k + 1) * outputs]!;
      stops[at + k] = odds[(k + 1) * outputs + 1]!;
    }
  }

  /** What is asked for at places of the sentence that was read last: `width` numbers for each, good until the next call. */
  ask(places: readonly number[]): Float32Array {
    const { width, whole } = this.#l;
    const rows = this.#kernel.i32(this.#rows, ROOM);
    const padded = Math.ceil(places.length / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    for (let k = 0; k < padded; k++) rows[k] = whole + (places[k] ?? 0) * width * HALF;
    const [first, second, last] = this.#hidden;
    const { sums } = this.#h;
    const n = places.length;
    this.#kernel.layer(first, this.#rows, n, this.#r.whole - whole + 2 * width * HALF, sums, 0, true);
    this.#toWhole(this.#h, n);
    this.#point(n, this.#h.whole, this.#h.width * HALF);
    this.#kernel.layer(second, this.#rows, n, 0, sums, sums, true);
    this.#toWhole(this.#h, n);
    this.#kernel.layer(last, this.#rows, n, 0, this.#asked, 0, false);
    return this.#kernel.f32(this.#asked, n * this.width);
  }

  /** How well a word answers what is asked, as a logarithm; of two words at a place the difference is their log odds. */
  score(asked: Float32Array, from: number, { word, reading }: KnownWord): number {
    return this.#tables.score(asked, from, word, reading);
  }

  #enter(words: readonly KnownWord[], capitals: Uint8Array, count: number): void {
    const { width, sums } = this.#l;
    const left = this.#kernel.f32(sums, count * width);
    this.#tables.add(EDGE_WORD, 0, left, 0);
    words.forEach((word, k) => this.#tables.add(word, capitals[k]!, left, (k + 1) * width));
    this.#tables.add(EDGE_WORD, 0, left, (count - 1) * width);
    this.#kernel.f32(this.#r.sums, count * width).set(left);
    for (const rows of [this.#l, this.#r]) this.#toWhole(rows, count);
  }

  #stream(layers: readonly Layer[], rows: Rows, count: number, direction: 1 | -1): void {
    const rowBytes = rows.width * HALF;
    layers.forEach((layer, k) => {
      this.#point(count, rows.whole, rowBytes);
      const step = direction * STREAM_STEPS[k]! * rowBytes;
      this.#kernel.layer(layer, this.#rows, count, step, rows.sums, rows.sums, true);
      this.#toWhole(rows, count);
    });
  }

  /** Rows one after the other. */
  #point(count: number, from: number, bytes: number): void {
    const rows = this.#kernel.i32(this.#rows, ROOM);
    const padded = Math.ceil(count / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    for (let k = 0; k < padded; k++) rows[k] = from + k * bytes;
  }

  /** The sums as whole numbers, noughts after them: what an earlier sentence left is none of this one's. */
  #toWhole({ width, sums, whole, unit }: Rows, count: number): void {
    this.#kernel.quantise(sums, whole, count * width, unit);
    this.#kernel.i16(whole + count * width * HALF, (REACH + ROWS_AT_A_TIME) * width).fill(0);
  }
}

/** What the net knows words by: rows of small whole numbers, each row with what its unit is worth. */
class Tables {
  readonly width: number;
  readonly #in: readonly Table[];
  readonly #capital: Float32Array;
  readonly #outRow: Uint16Array;
  readonly #outWord: Table;
  readonly #outBias: Float32Array;
  readonly #outReading: Table;

  constructor(sections: SectionReader) {
    this.#in = ['word', 'ending', 'reading'].map((name) => tableOf(sections, name));
    this.width = this.#in[0]!.width;
    this.#capital = sections.f32('capital');
    this.#outRow = sections.u16('outRow');
    this.#outWord = tableOf(sections, 'outWord');
    this.#outBias = sections.f32('outBias');
    this.#outReading = tableOf(sections, 'outReading');
  }

  /** Fills one row. */
  add({ word, ending, reading }: KnownWord, capital: number, out: Float32Array, at: number): void {
    const { width } = this;
    const [a, b, c] = this.#in as [Table, Table, Table];
    const [x, y, z] = [a.scale[word]!, b.scale[ending]!, c.scale[reading]!];
    for (let k = 0; k < width; k++) {
      out[at + k] =
        a.rows[word * width + k]! * x +
        b.rows[ending * width + k]! * y +
        c.rows[reading * width + k]! * z +
        this.#capital[capital * width + k]!;
    }
  }

  score(asked: Float32Array, from: number, word: number, reading: number): number {
    const row = this.#outRow[word]!;
    const { rows, scale, width } = this.#outWord;
    const readings = this.#outReading;
    let byWord = 0;
    let byReading = 0;
    for (let k = 0; k < width; k++) {
      const x = asked[from + k]!;
      byWord += x * rows[row * width + k]!;
      byReading += x * readings.rows[reading * width + k]!;
    }
    return byWord * scale[row]! + byReading * readings.scale[reading]! + this.#outBias[row]!;
  }
}

interface Table {
  readonly rows: Int8Array;
  readonly scale: Float32Array;
  readonly width: number;
}

function tableOf(sections: SectionReader, name: string): Table {
  const rows = sections.i8(name);
  const scale = sections.f32(`${name}.scale`);
  return { rows, scale, width: rows.length / scale.length };
}
