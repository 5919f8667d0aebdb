import type { SectionReader } from '../sections.ts';
import { Answers } from './answers.ts';
import { ASKED, DOUBTED, type Heard } from './heard.ts';
import { type Finish, Kernel, ROWS_AT_A_TIME, type Rows } from './kernel.ts';
import { EDGE_WORD, type KnownWord } from './known-word.ts';
import { LackHead } from './lack-head.ts';
import { type Layer, Layers } from './layers.ts';
import { Tower } from './tower.ts';
import { FIRST_TAPS, WordLines } from './word-lines.ts';

/** Steps between the taps of each layer of a stream (train/language/net.py). */
const STREAM_STEPS = [1, 2, 4, 8];
/** So many layers of a stream serve all heads; what is said of missing words has the others of its own (`SHARED` there). */
const SHARED = 2;
/** So many words are read at once; a longer sentence is read in pieces. */
export const LONGEST_PIECE = 254;
const ROWS = LONGEST_PIECE + 2;
const HALF = 2;
const SINGLE = 4;
/** Words beyond the sentence that a first layer sees. */
const OUTSIDE = FIRST_TAPS - 1;

/** One way of reading, whose first layer is the words' own (`WordLines`). */
interface Stream {
  readonly name: 'left' | 'right';
  readonly rows: Rows;
  /** Steps of all layers, in the direction in which it reads. */
  readonly steps: readonly number[];
  readonly layers: readonly Layer[];
  readonly direction: 1 | -1;
  /** Where its shares of a word begin. */
  readonly offset: number;
  /** The row that it begins with: what lies at the other edge it need not know. */
  readonly first: 0 | 1;
  readonly entry: Finish;
}

/** The net that has read Danish: see README, »The language model«. One sentence at a time. */
export class Net {
  readonly #kernel: Kernel;
  readonly #layers: Layers;
  readonly #words: WordLines;
  readonly #answers: Answers;
  readonly #left: Stream;
  readonly #right: Stream;
  readonly #gaps: Tower;
  readonly #lacks: LackHead;
  readonly #hidden: [Layer, Layer, Layer];
  readonly #h: Rows;
  readonly #asked: Rows;
  /** Where what was asked at a place before is put again. */
  readonly #again: number;
  readonly #addresses: number;

  constructor(code: ArrayBuffer, sections: SectionReader) {
    const kernel = new Kernel(code);
    this.#kernel = kernel;
    const taps = sections.i32('taps');
    const [stream, gap, hidden, doubt, lack] = sections.f32('units') as unknown as [
      number,
      number,
      number,
      number,
      number,
    ];
    this.#words = new WordLines(kernel, sections, ROWS, stream);
    this.#answers = new Answers(kernel, sections);
    const { width } = this.#words;
    const widest = Math.max(width, sections.f32('h1.scale').length);
    const layers = new Layers(kernel, sections, ROWS, widest);
    this.#layers = layers;
    const streamOf = (name: 'left' | 'right', direction: 1 | -1): Stream => ({
      name,
      steps: STREAM_STEPS.map((step) => step * direction),
      rows: layers.rowsOf(width, stream),
      layers: STREAM_STEPS.slice(1).map((_, k) => layers.layer(`${name}${k + 1}`, taps[k + 1]!)),
      direction,
      offset: this.#words.offset(direction < 0 ? 0 : 1),
      first: direction < 0 ? 0 : 1,
      entry: layers.finish(`${name}0`),
    });
    this.#left = streamOf('left', -1);
    this.#right = streamOf('right', 1);
    this.#gaps = new Tower(layers, 'gap', gap, this.#left.rows, this.#right.rows);
    const [left, right] = [this.#left, this.#right].map((one) => ({ ...one, steps: one.steps.slice(SHARED) }));
    this.#lacks = new LackHead(layers, sections, { doubt, lack }, left!, right!);
    this.#hidden = [layers.layer('h1', 2), layers.layer('h2', 1), layers.layer('h3', 1)];
    this.#h = layers.rowsOf(this.#hidden[0].weights.outputs, hidden);
    this.#asked = layers.rowsOf(this.#hidden[2].weights.outputs, 1);
    this.#again = kernel.take(this.askedWidth * SINGLE);
    this.#addresses = kernel.take((ROWS + 2 * OUTSIDE) * SINGLE);
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
    return this.#lacks.width;
  }

  /** Reads a sentence of at most LONGEST_PIECE words, whose first is place `at` of the text. */
  read(words: readonly KnownWord[], heard: Heard, at: number): void {
    const { length } = words;
    this.#readSides(words);
    const odds = this.#gaps.climb(0, length + 1);
    const saidWidth = this.#gaps.width;
    for (let k = 0; k < length; k++) {
      heard.commas[at + k] = odds[(k + 1) * saidWidth]!;
      heard.stops[at + k] = odds[(k + 1) * saidWidth + 1]!;
    }
    const doubts = this.#lacks.doubts(length);
    heard.doubts.set(doubts, at);
    const doubted: number[] = [];
    for (let gap = 0; gap < length; gap++) if (doubts[gap]! > 0) doubted.push(gap);
    this.#hearLacks(doubted, length, heard, at, DOUBTED);
    const { width } = this;
    heard.before.set(this.#kernel.i16(this.#left.rows.whole, length * width), at * width);
    heard.after.set(this.#kernel.i16(this.#right.rows.whole + 2 * width * HALF, length * width), at * width);
  }

  /** Reads it once more for what lacks before one of its words, where nothing was doubted. */
  readLack(words: readonly KnownWord[], heard: Heard, at: number, place: number): void {
    this.#enter(words);
    this.#beginStream(this.#left, words.length + 1);
    this.#beginStream(this.#right, words.length + 1);
    this.#hearLacks([place - at], words.length, heard, at, ASKED);
  }

  #hearLacks(gaps: readonly number[], length: number, { lacks, lacking }: Heard, at: number, why: number): void {
    if (gaps.length === 0) return;
    const first = gaps[0]!;
    const said = this.#lacks.say(first, gaps.at(-1)!, length + 1);
    const { lackWidth } = this;
    for (const gap of gaps) {
      lacks.set(said.subarray((gap - first) * lackWidth, (gap - first + 1) * lackWidth), (at + gap) * lackWidth);
      lacking[at + gap] = why;
    }
  }

  #readSides(words: readonly KnownWord[]): void {
    this.#enter(words);
    for (const stream of [this.#left, this.#right]) {
      const count = words.length + 1;
      this.#beginStream(stream, count);
      const { rows, layers, steps, first } = stream;
      this.#layers.runStream(rows, layers.slice(SHARED - 1), steps.slice(SHARED), first, count);
    }
  }

  /** What is asked for at places of the sentence that was read last: numbers for each, good until the next call. */
  ask(places: readonly number[]): Float32Array {
    const { width } = this;
    const { whole } = this.#left.rows;
    const rows = this.#kernel.i32(this.#layers.rows, ROWS + ROWS_AT_A_TIME);
    const padded = Math.ceil(places.length / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    for (let k = 0; k < padded; k++) rows[k] = whole + (places[k] ?? 0) * width * HALF;
    const [first, second, last] = this.#hidden;
    const h = this.#h;
    const n = places.length;
    const between = this.#right.rows.whole - whole + 2 * width * HALF;
    this.#layers.run(first, n, between, h, { add: false, isRectified: true });
    this.#layers.point(n, h.whole, h.width * HALF);
    this.#layers.run(second, n, 0, h, { add: true, isRectified: true });
    this.#layers.run(last, n, 0, this.#asked, { add: false, isRectified: false });
    return this.#kernel.f32(this.#asked.sums, n * this.askedWidth);
  }

  /** Address of what is asked for at the place that stood so far on in the list that was asked about last. */
  askedAt(k: number): number {
    return this.#asked.sums + k * this.askedWidth * SINGLE;
  }

  /** Address of what was asked for before, good until the next call. */
  recall(asked: Float32Array, from: number): number {
    this.#kernel.f32(this.#again, this.askedWidth).set(asked.subarray(from, from + this.askedWidth));
    return this.#again;
  }

  /** Address of what is asked for at a place of a text that was read before, from what was heard of either side of it. */
  askAgain({ before, after }: Heard, at: number): number {
    const { width } = this;
    const [from, to] = [at * width, (at + 1) * width];
    this.#kernel.i16(this.#left.rows.whole, width).set(before.subarray(from, to));
    this.#kernel.i16(this.#right.rows.whole + 2 * width * HALF, width).set(after.subarray(from, to));
    this.ask([0]);
    return this.askedAt(0);
  }

  /** How well a word answers what is asked for at an address, as a logarithm; of two words at a place the difference is their log odds. */
  score(asked: number, word: KnownWord): number {
    return this.#answers.score(asked, word);
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

  /** The layers that serve all heads; what is said of missing words goes on from there by itself. */
  #beginStream({ name, rows, steps, direction, offset, first, entry, layers }: Stream, count: number): void {
    const kernel = this.#kernel;
    const { sums } = this.#layers;
    const addresses = this.#addresses + (OUTSIDE + first) * SINGLE;
    const lines = rows.sums + first * rows.width * SINGLE;
    kernel.gather(addresses, count, direction * SINGLE, offset, rows.width, sums, lines);
    kernel.finish(sums, count, entry, rows, { add: true, isRectified: true, first });
    this.#layers.runStream(rows, layers.slice(0, SHARED - 1), steps.slice(1, SHARED), first, count);
    this.#lacks.branch(name, count);
  }
}
