import type { SectionReader } from '../sections.ts';
import { Answers } from './answers.ts';
import type { Heard } from './heard.ts';
import { type Finish, Kernel, ROWS_AT_A_TIME, type Rows, type Weights } from './kernel.ts';
import type { KnownWord } from './known-word.ts';
import { EDGE_WORD } from './vocabulary.ts';
import { FIRST_TAPS, WordLines } from './word-lines.ts';

/** Steps between the taps of each layer of a stream, and of the layers over gaps (train/language/net.py). */
const STREAM_STEPS = [1, 2, 4, 8];
const GAP_STEPS = [1, 2];
/** So many layers of a stream serve all heads; what is said of missing words has the others of its own (`SHARED` there). */
const SHARED = 2;
/** The farthest that a tap reaches, in rows. */
const REACH = 16;
/** So many words are read at once; a longer sentence is read in pieces. */
export const LONGEST_PIECE = 254;
const ROWS = LONGEST_PIECE + 2;
const ROOM = ROWS + ROWS_AT_A_TIME;
const HALF = 2;
const SINGLE = 4;
/** Words beyond the sentence that a first layer sees. */
const OUTSIDE = FIRST_TAPS - 1;

interface Layer extends Finish {
  readonly weights: Weights;
}

/** Layers of a stream from one on, and the rows that they work on. */
interface Branch {
  readonly rows: Rows;
  readonly layers: readonly Layer[];
}

/** One way of reading, whose first layer is the words' own (`WordLines`). */
interface Stream extends Branch {
  /** Its last layers once more, for missing words. */
  readonly lack: Branch;
  readonly direction: 1 | -1;
  /** Where its shares of a word begin. */
  readonly offset: number;
  /** The row that it begins with: what lies at the other edge it need not know. */
  readonly first: 0 | 1;
  readonly entry: Finish;
}

/** What is said of gaps, layer after layer (`Tower` of train/language/net.py). */
interface Tower {
  /** What is known on either side. */
  readonly left: Rows;
  readonly right: Rows;
  readonly enter: Layer;
  readonly blocks: readonly Layer[];
  readonly out: Layer;
  readonly rows: Rows;
  readonly said: Rows;
}

/** The net that has read Danish: see README, »The language model«. One sentence at a time. */
export class Net {
  readonly #kernel: Kernel;
  readonly #words: WordLines;
  readonly #answers: Answers;
  readonly #left: Stream;
  readonly #right: Stream;
  readonly #gaps: Tower;
  readonly #lacks: Tower;
  readonly #hidden: [Layer, Layer, Layer];
  readonly #h: Rows;
  readonly #asked: Rows;
  readonly #rows: number;
  readonly #addresses: number;
  readonly #sums: number;

  constructor(code: ArrayBuffer, sections: SectionReader) {
    const kernel = new Kernel(code);
    this.#kernel = kernel;
    const taps = sections.i32('taps');
    const [stream, gap, hidden, lack] = sections.f32('units') as unknown as [number, number, number, number];
    this.#words = new WordLines(kernel, sections, ROWS, stream);
    this.#answers = new Answers(sections);
    const { width } = this.#words;
    const layersOf = (name: string, from: number): Layer[] =>
      STREAM_STEPS.slice(from).map((_, k) => this.#layer(sections, `${name}${k + from}`, taps[k + from]!));
    const streamOf = (name: string, direction: 1 | -1): Stream => ({
      rows: this.#rowsOf(width, stream),
      layers: layersOf(name, 1),
      lack: { rows: this.#rowsOf(width, stream), layers: layersOf(`lack-${name}`, SHARED) },
      direction,
      offset: this.#words.offset(direction < 0 ? 0 : 1),
      first: direction < 0 ? 0 : 1,
      entry: this.#finishOf(sections, `${name}0`),
    });
    this.#left = streamOf('left', -1);
    this.#right = streamOf('right', 1);
    this.#gaps = this.#towerOf(sections, 'gap', gap, this.#left, this.#right);
    this.#lacks = this.#towerOf(sections, 'lack', lack, this.#left.lack, this.#right.lack);
    this.#hidden = [this.#layer(sections, 'h1', 2), this.#layer(sections, 'h2', 1), this.#layer(sections, 'h3', 1)];
    this.#h = this.#rowsOf(this.#hidden[0].weights.outputs, hidden);
    this.#asked = this.#rowsOf(this.#hidden[2].weights.outputs, 1);
    this.#rows = kernel.take(ROOM * SINGLE);
    this.#addresses = kernel.take((ROWS + 2 * OUTSIDE) * SINGLE);
    this.#sums = kernel.take(ROOM * Math.max(width, this.#h.width, this.#lacks.rows.width) * SINGLE);
  }

  #finishOf(sections: SectionReader, name: string): Finish {
    return {
      scale: this.#kernel.keep(sections.f32(`${name}.scale`)),
      bias: this.#kernel.keep(sections.f32(`${name}.bias`)),
    };
  }

  #layer(sections: SectionReader, name: string, taps: number): Layer {
    const outputs = sections.f32(`${name}.scale`).length;
    const weights = this.#kernel.addWeights(taps, outputs, sections.i8(name));
    return { weights, ...this.#finishOf(sections, name) };
  }

  #towerOf(sections: SectionReader, name: string, unit: number, left: Branch, right: Branch): Tower {
    const enter = this.#layer(sections, `${name}In`, 2);
    const blocks = GAP_STEPS.map((_, k) => this.#layer(sections, `${name}${k}`, 3));
    const out = this.#layer(sections, `${name}Out`, 1);
    const rows = this.#rowsOf(enter.weights.outputs, unit);
    return { left: left.rows, right: right.rows, enter, blocks, out, rows, said: this.#rowsOf(out.weights.outputs, 1) };
  }

  #rowsOf(width: number, unit: number): Rows {
    const sums = this.#kernel.take(ROOM * width * SINGLE);
    const whole = this.#kernel.take((ROOM + 2 * REACH) * width * HALF) + REACH * width * HALF;
    return { width, sums, whole, unit };
  }

  /** Width of what is known of either side of a place. */
  get width(): number {
    return this.#words.width;
  }

  /** Width of what is asked for at a place. */
  get askedWidth(): number {
    return this.#asked.width;
  }

  /** How many numbers are said of what a gap lacks. */
  get lackWidth(): number {
    return this.#lacks.said.width;
  }

  /** Reads a sentence of at most LONGEST_PIECE words, whose first is place `at` of the text. */
  read(words: readonly KnownWord[], heard: Heard, at: number): void {
    const { length } = words;
    this.#enter(words);
    this.#stream(this.#left, length + 1);
    this.#stream(this.#right, length + 1);
    this.#readGaps(length, heard, at);
    const { width } = this;
    heard.before.set(this.#kernel.i16(this.#left.rows.whole, length * width), at * width);
    heard.after.set(this.#kernel.i16(this.#right.rows.whole + 2 * width * HALF, length * width), at * width);
  }

  /** What is asked for at places of the sentence that was read last: numbers for each, good until the next call. */
  ask(places: readonly number[]): Float32Array {
    const { width } = this;
    const { whole } = this.#left.rows;
    const rows = this.#kernel.i32(this.#rows, ROOM);
    const padded = Math.ceil(places.length / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    for (let k = 0; k < padded; k++) rows[k] = whole + (places[k] ?? 0) * width * HALF;
    const [first, second, last] = this.#hidden;
    const h = this.#h;
    const n = places.length;
    const between = this.#right.rows.whole - whole + 2 * width * HALF;
    this.#run(first, n, between, h, { add: false, isRectified: true });
    this.#point(n, h.whole, h.width * HALF);
    this.#run(second, n, 0, h, { add: true, isRectified: true });
    this.#run(last, n, 0, this.#asked, { add: false, isRectified: false });
    return this.#kernel.f32(this.#asked.sums, n * this.askedWidth);
  }

  /** What is asked for at a place of a text that was read before, from what was heard of either side of it. */
  askAgain({ before, after }: Heard, at: number): Float32Array {
    const { width } = this;
    const [from, to] = [at * width, (at + 1) * width];
    this.#kernel.i16(this.#left.rows.whole, width).set(before.subarray(from, to));
    this.#kernel.i16(this.#right.rows.whole + 2 * width * HALF, width).set(after.subarray(from, to));
    return this.ask([0]);
  }

  /** How well a word answers what is asked, as a logarithm; of two words at a place the difference is their log odds. */
  score(asked: Float32Array, from: number, word: KnownWord): number {
    return this.#answers.score(asked, from, word);
  }

  /** False of a word that it has not learnt as an answer. */
  mayAnswer(word: KnownWord): boolean {
    return this.#answers.has(word);
  }

  #enter(words: readonly KnownWord[]): void {
    const count = words.length + 2;
    const addresses = this.#kernel.i32(this.#addresses, count + 2 * OUTSIDE);
    addresses.fill(this.#words.none);
    this.#words.find([EDGE_WORD, ...words, EDGE_WORD], addresses, OUTSIDE);
  }

  #stream(stream: Stream, count: number): void {
    const { rows, direction, offset, first, entry, layers, lack } = stream;
    const addresses = this.#addresses + (OUTSIDE + first) * SINGLE;
    const lines = rows.sums + first * rows.width * SINGLE;
    this.#kernel.gather(addresses, count, direction * SINGLE, offset, rows.width, this.#sums, lines);
    this.#kernel.finish(this.#sums, count, entry, rows, { add: true, isRectified: true, first });
    this.#goOn(stream, { rows, layers: layers.slice(0, SHARED - 1) }, 1, count);
    this.#kernel.copyRows(rows, lack.rows, first, count);
    this.#goOn(stream, { rows, layers: layers.slice(SHARED - 1) }, SHARED, count);
    this.#goOn(stream, lack, SHARED, count);
  }

  /** The layers of a branch, the first of them layer `from` of the stream. */
  #goOn({ direction, first }: Stream, { rows, layers }: Branch, from: number, count: number): void {
    const rowBytes = rows.width * HALF;
    const how = { add: true, isRectified: true, first };
    const low = rows.whole + first * rowBytes;
    const span = { low, high: low + count * rowBytes };
    // what an earlier sentence left is none of this one's
    this.#clear(span.high, rows.width);
    this.#point(count, low, rowBytes);
    layers.forEach((layer, k) => {
      const step = direction * STREAM_STEPS[k + from]! * rowBytes;
      this.#kernel.sums(layer.weights, this.#rows, count, step, this.#sums, undefined, span);
      this.#kernel.finish(this.#sums, count, layer, rows, how);
    });
  }

  #readGaps(length: number, { commas, stops, lacks }: Heard, at: number): void {
    const odds = this.#climb(this.#gaps, length + 1);
    const { width } = this.#gaps.said;
    for (let k = 0; k < length; k++) {
      commas[at + k] = odds[(k + 1) * width]!;
      stops[at + k] = odds[(k + 1) * width + 1]!;
    }
    // of the gap before each word: after the last nothing was ever left out
    lacks.set(this.#climb(this.#lacks, length + 1).subarray(0, length * this.lackWidth), at * this.lackWidth);
  }

  /** What a tower says of so many gaps, good until the next call. */
  #climb({ left, right, enter, blocks, out, rows, said }: Tower, gaps: number): Float32Array {
    const rowBytes = this.width * HALF;
    const between = right.whole - left.whole + rowBytes;
    this.#point(gaps, left.whole, rowBytes);
    this.#run(enter, gaps, between, rows, { add: false, isRectified: true });
    const bytes = rows.width * HALF;
    this.#clear(rows.whole + gaps * bytes, rows.width);
    GAP_STEPS.forEach((step, k) => {
      this.#point(gaps, rows.whole - step * bytes, bytes);
      this.#run(blocks[k]!, gaps, step * bytes, rows, { add: true, isRectified: true });
    });
    this.#point(gaps, rows.whole, bytes);
    this.#run(out, gaps, 0, said, { add: false, isRectified: false });
    return this.#kernel.f32(said.sums, gaps * said.width);
  }

  #run(layer: Layer, count: number, tapStep: number, to: Rows, how: { add: boolean; isRectified: boolean }): void {
    this.#kernel.sums(layer.weights, this.#rows, count, tapStep, this.#sums);
    this.#kernel.finish(this.#sums, count, layer, to, how);
  }

  /** Rows one after the other. */
  #point(count: number, from: number, bytes: number): void {
    const rows = this.#kernel.i32(this.#rows, ROOM);
    const padded = Math.ceil(count / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    for (let k = 0; k < padded; k++) rows[k] = from + k * bytes;
  }

  /** As many rows of noughts as a group of rows may reach beyond the last. */
  #clear(from: number, width: number): void {
    this.#kernel.i16(from, ROWS_AT_A_TIME * width).fill(0);
  }
}
