import type { SectionReader } from '../sections.ts';
import { type Kernel, ROWS_AT_A_TIME, type Weights } from './kernel.ts';
import type { KnownWord } from './known-word.ts';
import { WordTables } from './word-tables.ts';

/** So many words are kept with their lines: those of a class's essays, in 11 MB. When there is no room all are made again. */
const MOST = 4096;
/** The first layer of each stream has so many taps; the shares of both streams lie after the line. */
export const FIRST_TAPS = 3;
const STREAMS = 2;
const SINGLE = 4;
const HALF = 2;

/**
 * What enters the net for each word, in the kernel's memory: its line, and what the line comes to under every tap of the
 * streams' first layers, which is the same wherever the word stands.
 */
export class WordLines {
  readonly width: number;
  readonly #kernel: Kernel;
  readonly #tables: WordTables;
  readonly #shares: Weights;
  readonly #unit: number;
  readonly #bytes: number;
  readonly #lines: number;
  readonly #whole: number;
  readonly #rows: number;
  readonly #places = new Map<KnownWord, number>();
  #count = 0;

  /**
   * @param most words that are asked for at once
   * @param unit of the lines as whole numbers
   */
  constructor(kernel: Kernel, sections: SectionReader, most: number, unit: number) {
    this.#kernel = kernel;
    this.#tables = new WordTables(sections);
    this.#unit = unit;
    const { width } = this.#tables;
    this.width = width;
    const shares = ['left0', 'right0'].flatMap((name) => tapByTap(sections.i8(name), width));
    const weights = new Int8Array(shares.length * width);
    shares.forEach((share, k) => weights.set(share, k * width));
    this.#shares = kernel.addWeights(1, shares.length, weights);
    this.#bytes = (1 + STREAMS * FIRST_TAPS) * width * SINGLE;
    this.#lines = kernel.take((1 + MOST + ROWS_AT_A_TIME) * this.#bytes);
    this.#whole = kernel.take((most + ROWS_AT_A_TIME) * width * HALF);
    this.#rows = kernel.take((most + ROWS_AT_A_TIME) * SINGLE);
  }

  /** Address of a line of noughts with shares of noughts: where no word stands. */
  get none(): number {
    return this.#lines;
  }

  /** Where in a word the shares of a stream begin: 0 reads from the left, 1 from the right. */
  offset(stream: 0 | 1): number {
    return (1 + stream * FIRST_TAPS) * this.width * SINGLE;
  }

  /** Writes the address of each word; they hold until the next call. */
  find(words: readonly KnownWord[], out: Int32Array, from: number): void {
    if (this.#count + words.length > MOST) this.#forget();
    const first = this.#count;
    words.forEach((word, k) => {
      let place = this.#places.get(word);
      if (place === undefined) {
        place = ++this.#count;
        this.#places.set(word, place);
        this.#makeLine(word, place);
      }
      out[from + k] = this.#lines + place * this.#bytes;
    });
    if (this.#count > first) this.#makeShares(first + 1, this.#count - first);
  }

  #forget(): void {
    this.#places.clear();
    this.#count = 0;
  }

  #makeLine(word: KnownWord, place: number): void {
    this.#tables.fill(word, this.#kernel.f32(this.#lines + place * this.#bytes, this.width));
  }

  #makeShares(first: number, count: number): void {
    const { width } = this;
    const rows = this.#kernel.i32(this.#rows, count + ROWS_AT_A_TIME);
    for (let k = 0; k < rows.length; k++) rows[k] = this.#whole + k * width * HALF;
    for (let k = 0; k < count; k++)
      this.#kernel.quantise(this.#lines + (first + k) * this.#bytes, rows[k]!, width, this.#unit);
    const out = this.#lines + first * this.#bytes + this.offset(0);
    this.#kernel.sums(this.#shares, this.#rows, count, 0, out, this.#bytes);
  }
}

/** The weights of each tap's outputs, of a layer that has all taps of an output after each other. */
function tapByTap(weights: Int8Array, width: number): Int8Array[] {
  const outputs = weights.length / (FIRST_TAPS * width);
  return Array.from({ length: FIRST_TAPS * outputs }, (_, k) => {
    const [tap, output] = [Math.floor(k / outputs), k % outputs];
    const from = (output * FIRST_TAPS + tap) * width;
    return weights.subarray(from, from + width);
  });
}
