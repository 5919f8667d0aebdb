import type { Lexicon } from '../lexicon/lexicon.ts';
import { sumWeights } from './sum-weights.ts';
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
  readonly #placeScale: number;
  readonly #topicScale: number;

  constructor(sections: SectionReader) {
    this.#words = sections.i8('words');
    this.#kinds = sections.i8('kinds');
    const scale = sections.f32('scale')[0]!;
    this.#placeScale = scale * PLACE_WEIGHT;
    this.#topicScale = scale * TOPIC_WEIGHT;
  }

  /** The logarithm of the word's likelihood at the place with these features, but for a constant of the place. */
  score(keys: FitKeys, features: Int32Array, count: number): number {
    return this.usualness(keys) + this.context(keys, this.ofKind(keys.kind, features), features, count);
  }

  /** The part of the score that comes from how usual the word is. */
  usualness(keys: FitKeys): number {
    return keys.prior * PRIOR_WEIGHT;
  }

  /** What the place says about words with certain readings, as a sum of weights. */
  ofKind(kind: number, features: Int32Array): number {
    return sumWeights(this.#kinds, features, 0, PLACE_PART, kind);
  }

  /** The score as far as it comes from how usual the word is, and from the place for words with its readings. */
  roughly(keys: FitKeys, ofKind: number): number {
    return this.usualness(keys) + ofKind * this.#placeScale;
  }

  /** The part of the score that does not come from how usual the word is. */
  context({ word }: FitKeys, ofKind: number, features: Int32Array, count: number): number {
    const place = sumWeights(this.#words, features, 0, PLACE_PART, word) + ofKind;
    const topic = sumWeights(this.#words, features, PLACE_PART, count, word);
    return place * this.#placeScale + topic * this.#topicScale;
  }
}
