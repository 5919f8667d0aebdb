import type { SectionReader } from '../sections.ts';
import type { Kernel } from './kernel.ts';
import type { KnownWord } from './known-word.ts';
import { type Table, tableOf } from './table.ts';

/** The row of every word that is no answer (train/language/export.py). */
const UNLEARNT = 0;

/** What the net knows words by when they are answers to what it asks for at a place. */
export class Answers {
  readonly #kernel: Kernel;
  readonly #row: Uint16Array;
  readonly #words: KeptTable;
  readonly #bias: Float32Array;
  readonly #readings: KeptTable;
  readonly #width: number;

  constructor(kernel: Kernel, sections: SectionReader) {
    this.#kernel = kernel;
    this.#row = sections.u16('outRow');
    const words = tableOf(sections, 'outWord');
    this.#words = kept(kernel, words);
    this.#width = words.width;
    this.#bias = sections.f32('outBias');
    this.#readings = kept(kernel, tableOf(sections, 'outReading'));
  }

  /** False of a word that it has not learnt as an answer: it knows its readings only. */
  has({ word }: KnownWord): boolean {
    return this.#row[word] !== UNLEARNT;
  }

  /** How well a word answers what is asked by numbers at an address, as a logarithm; of two words at a place the difference is their log odds. */
  score(asked: number, { word, reading }: KnownWord): number {
    const row = this.#row[word]!;
    const width = this.#width;
    const byWord = this.#kernel.product(asked, this.#words.rows + row * width, width);
    const byReading = this.#kernel.product(asked, this.#readings.rows + reading * width, width);
    return byWord * this.#words.scale[row]! + byReading * this.#readings.scale[reading]! + this.#bias[row]!;
  }
}

/** A table whose rows lie in the kernel's memory. */
interface KeptTable {
  readonly rows: number;
  readonly scale: Float32Array;
}

const kept = (kernel: Kernel, { rows, scale }: Table): KeptTable => ({ rows: kernel.keepRows(rows), scale });
