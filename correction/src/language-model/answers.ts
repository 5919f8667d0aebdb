import type { SectionReader } from '../sections.ts';
import type { KnownWord } from './known-word.ts';
import { type Table, tableOf } from './table.ts';

/** The row of every word that is no answer (train/language/export.py). */
const UNLEARNT = 0;

/** What the net knows words by when they are answers to what it asks for at a place. */
export class Answers {
  readonly #row: Uint16Array;
  readonly #words: Table;
  readonly #bias: Float32Array;
  readonly #readings: Table;

  constructor(sections: SectionReader) {
    this.#row = sections.u16('outRow');
    this.#words = tableOf(sections, 'outWord');
    this.#bias = sections.f32('outBias');
    this.#readings = tableOf(sections, 'outReading');
  }

  /** False of a word that it has not learnt as an answer: it knows its readings only. */
  has({ word }: KnownWord): boolean {
    return this.#row[word] !== UNLEARNT;
  }

  /** How well a word answers what is asked, as a logarithm; of two words at a place the difference is their log odds. */
  score(asked: Float32Array, from: number, { word, reading }: KnownWord): number {
    const row = this.#row[word]!;
    const { rows, scale, width } = this.#words;
    const readings = this.#readings;
    const byWord = product(asked, from, rows, row * width, width);
    const byReading = product(asked, from, readings.rows, reading * width, width);
    return byWord * scale[row]! + byReading * readings.scale[reading]! + this.#bias[row]!;
  }
}

/** Four sums side by side: added to one, each product would wait for the one before. */
function product(asked: Float32Array, from: number, rows: Int8Array, row: number, width: number): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let k = 0; k < width; k += 4) {
    one += asked[from + k]! * rows[row + k]!;
    two += asked[from + k + 1]! * rows[row + k + 1]!;
    three += asked[from + k + 2]! * rows[row + k + 2]!;
    four += asked[from + k + 3]! * rows[row + k + 3]!;
  }
  return one + two + three + four;
}
