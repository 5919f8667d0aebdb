import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SectionReader } from '../sections.ts';
import { hashString, mix } from '../tagger/hash.ts';
import { PLACE_PART } from './fit-features.ts';

/** Thirty steps of frequency are a factor of ten. */
const STEP = Math.LN10 / 30;

/**
 * What frequency, the words around and the topic weigh. Sums of weights are surer than they should be of places that were
 * not learnt from; these are fitted to text that was kept apart (train/fit-figures.ts).
 */
const PRIOR_WEIGHT = 0.8;
const PLACE_WEIGHT = 0.57;
const TOPIC_WEIGHT = 0.38;

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
  readonly #placeScale: number;
  readonly #topicScale: number;

  constructor(sections: SectionReader) {
    this.#words = sections.i8('words');
    this.#kinds = sections.i8('kinds');
    this.#wordMask = this.#words.length - 1;
    this.#kindMask = this.#kinds.length - 1;
    const scale = sections.f32('scale')[0]!;
    this.#placeScale = scale * PLACE_WEIGHT;
    this.#topicScale = scale * TOPIC_WEIGHT;
  }

  /** The logarithm of the word's likelihood at the place with these features, but for a constant of the place. */
  score(keys: FitKeys, features: Int32Array, count: number): number {
    return this.usualness(keys) + this.context(keys, features, count);
  }

  /** The part of the score that comes from how usual the word is. */
  usualness(keys: FitKeys): number {
    return keys.prior * PRIOR_WEIGHT;
  }

  /** The part of the score that does not come from how usual the word is. */
  context({ word, kind }: FitKeys, features: Int32Array, count: number): number {
    const words = this.#words;
    const kinds = this.#kinds;
    const wordMask = this.#wordMask;
    const kindMask = this.#kindMask;
    let place = 0;
    let topic = 0;
    for (let k = 0; k < PLACE_PART; k++) {
      const feature = features[k]!;
      place += words[(feature ^ word) & wordMask]! + kinds[(feature ^ kind) & kindMask]!;
    }
    for (let k = PLACE_PART; k < count; k++) topic += words[(features[k]! ^ word) & wordMask]!;
    return place * this.#placeScale + topic * this.#topicScale;
  }
}
