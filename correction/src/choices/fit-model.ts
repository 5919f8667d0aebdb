import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SectionReader } from '../sections.ts';
import { hashString, mix } from '../tagger/hash.ts';
import { PLACE_PART } from './fit-features.ts';

/** Thirty steps of frequency are a factor of ten. */
const STEP = Math.LN10 / 30;

/** How the model knows a word: by itself, by the readings that it shares with others, and by how usual it is. */
export interface FitKeys {
  word: number;
  kind: number;
  /** Logarithm of its frequency. */
  prior: number;
}

/** @param listed the word's number; for a compound that of its last part, and then it is as rare as can be. */
export function fitKeys(lower: string, listed: number, lexicon: Lexicon, isCompound = false): FitKeys {
  return {
    word: hashString(lower, 7),
    kind: mix(lexicon.readingHash(listed), 71),
    prior: isCompound ? 0 : lexicon.frequencies[listed]! * STEP,
  };
}

/**
 * How well a word fits a place: the logarithm of its frequency, and what the words around say about the word and about
 * words with its readings. Weights are bytes in two tables; a feature's weight for a word lies where the hashes meet.
 */
export class FitModel {
  readonly #words: Int8Array;
  readonly #kinds: Int8Array;
  readonly #wordMask: number;
  readonly #kindMask: number;
  readonly #scale: number;

  constructor(sections: SectionReader) {
    this.#words = sections.i8('words');
    this.#kinds = sections.i8('kinds');
    this.#wordMask = this.#words.length - 1;
    this.#kindMask = this.#kinds.length - 1;
    this.#scale = sections.f32('scale')[0]!;
  }

  /** The logarithm of the word's likelihood at the place with these features, but for a constant of the place. */
  score({ word, kind, prior }: FitKeys, features: Int32Array, count: number): number {
    const words = this.#words;
    const kinds = this.#kinds;
    const wordMask = this.#wordMask;
    const kindMask = this.#kindMask;
    let sum = 0;
    for (let k = 0; k < PLACE_PART; k++) {
      const feature = features[k]!;
      sum += words[(feature ^ word) & wordMask]! + kinds[(feature ^ kind) & kindMask]!;
    }
    for (let k = PLACE_PART; k < count; k++) sum += words[(features[k]! ^ word) & wordMask]!;
    return prior + sum * this.#scale;
  }
}
