import { SectionReader } from '../sections.ts';
import {
  BESIDE,
  besideFeatures,
  CONTEXT_FEATURES,
  contextFeatures,
  shapeFeature,
  tagFeatures,
  wordFeatures,
} from './features.ts';
import { likeliestTag, PAIR_BITS } from './tag-pairs.ts';
import { tagReading } from './tag-reading.ts';
import { EDGE, type WordType } from './word-type.ts';

/** Rows of sums that are made at once: one buffer for many of them is smaller than one for each. */
const ROWS = 64;

/**
 * Greedy averaged perceptron with the treebank's tags. The model is an open-addressed table (build/tagger.ts) from feature
 * hash to a run of weights, two tags in each (tag-pairs.ts); weights are small whole numbers, and so are their sums. What
 * features of one word, or of the tags before, come to is added up once and kept.
 */
export class Tagger {
  readonly tags: readonly string[];
  /** What each tag says, in the bits of lexicon/readings.ts. */
  readonly readings: Int32Array;
  readonly #table: Int32Array;
  readonly #weights: Int32Array;
  readonly #only: Map<number, number>;
  readonly #pairs: number;
  readonly #scores: Int32Array;
  readonly #features = new Int32Array(CONTEXT_FEATURES);
  readonly #edge: WordType = { ...EDGE };
  /** By the two tags before. */
  readonly #byTags: (Int32Array | undefined)[];
  #rows = new Int32Array(0);
  #rowsTaken = 0;

  constructor(buffer: ArrayBuffer) {
    const sections = new SectionReader(buffer);
    this.tags = sections.lines('tags');
    this.readings = Int32Array.from(this.tags, tagReading);
    this.#table = sections.i32('table');
    this.#weights = sections.i32('weights');
    const onlyHashes = sections.i32('onlyHashes');
    const onlyTags = sections.u8('onlyTags');
    this.#only = new Map(Array.from(onlyHashes, (hash, i) => [hash, onlyTags[i]!]));
    this.#pairs = (this.tags.length + 1) >> 1;
    this.#scores = new Int32Array(this.#pairs);
    this.#byTags = Array.from({ length: (this.tags.length + 1) * (this.tags.length + 2) });
  }

  /** Tags words [from, to) into `out`, which has one place per word. */
  tag(words: readonly WordType[], from: number, to: number, out: Uint8Array): void {
    const scores = this.#scores;
    const pairs = this.#pairs;
    let tag1 = -1;
    let tag2 = -2;
    for (let i = from; i < to; i++) {
      const word = words[i]!;
      if (word.onlyTag === -2) word.onlyTag = this.#only.get(word.hash) ?? -1;
      let best = word.onlyTag;
      if (best < 0) {
        const last = i > from ? words[i - 1]! : this.#edge;
        const next = i + 1 < to ? words[i + 1]! : this.#edge;
        const afterNext = i + 2 < to ? words[i + 2]! : this.#edge;
        const own = this.#sumsOf(word);
        const byLast = this.#sumsOf(last);
        const byNext = this.#sumsOf(next);
        const byTags = this.#sumsByTags(tag1, tag2);
        for (let p = 0; p < pairs; p++) scores[p] = own[p]! + byLast[p + pairs]! + byNext[p + 2 * pairs]! + byTags[p]!;
        if (last === word) this.#addRepeated(word.shape, scores);
        this.#addRun(this.#sumsOf(i > from + 1 ? words[i - 2]! : this.#edge)[3 * pairs]!, scores);
        this.#addRun(this.#sumsOf(afterNext)[3 * pairs + 1]!, scores);
        contextFeatures(word, last, next, afterNext, tag1, tag2, this.#features);
        // all are looked up before the first is added, so that the processor waits for them all at once
        const runs = this.#features;
        for (let k = 0; k < CONTEXT_FEATURES; k++) runs[k] = this.#runOf(runs[k]!);
        for (let k = 0; k < CONTEXT_FEATURES; k++) this.#addRun(runs[k]!, scores);
        best = likeliestTag(scores, this.tags.length);
      }
      out[i] = best;
      tag2 = tag1;
      tag1 = best;
    }
  }

  /**
   * Sums over the features of a word by itself: for the word, for the next one, for the last one; then where the weights
   * for the words farther away begin.
   */
  #sumsOf(word: WordType): Int32Array {
    if (word.sums !== null) return word.sums;
    const pairs = this.#pairs;
    const sums = this.#row(3 * pairs + 2);
    const beside = besideFeatures(word);
    this.#addAll(wordFeatures(word.lower, word.shape, word.readingHash), sums.subarray(0, pairs));
    this.#addAll([shapeFeature(word.shape, false)], sums.subarray(0, pairs));
    this.#addAll(beside.subarray(...BESIDE.next), sums.subarray(pairs, 2 * pairs));
    this.#addAll(beside.subarray(...BESIDE.last), sums.subarray(2 * pairs, 3 * pairs));
    sums[3 * pairs] = this.#runOf(beside[BESIDE.afterNext[0]]!);
    sums[3 * pairs + 1] = this.#runOf(beside[BESIDE.beforeLast[0]]!);
    word.sums = sums;
    return sums;
  }

  #sumsByTags(tag1: number, tag2: number): Int32Array {
    const place = (tag1 + 1) * (this.tags.length + 2) + tag2 + 2;
    return (this.#byTags[place] ??= this.#addAll(tagFeatures(tag1, tag2), new Int32Array(this.#pairs)));
  }

  /** What it changes that the word stands twice: its sums take it for one that does not. */
  #addRepeated(shape: number, scores: Int32Array): void {
    const once = this.#addAll([shapeFeature(shape, false)], new Int32Array(this.#pairs));
    const twice = this.#addAll([shapeFeature(shape, true)], new Int32Array(this.#pairs));
    for (let p = 0; p < this.#pairs; p++) scores[p]! += twice[p]! - once[p]!;
  }

  /** Room for sums, zeroes. */
  #row(length: number): Int32Array {
    if (this.#rowsTaken * length === this.#rows.length) {
      this.#rows = new Int32Array(ROWS * length);
      this.#rowsTaken = 0;
    }
    const start = length * this.#rowsTaken++;
    return this.#rows.subarray(start, start + length);
  }

  #addAll(features: Iterable<number>, sums: Int32Array): Int32Array {
    for (const feature of features) this.#addRun(this.#runOf(feature), sums);
    return sums;
  }

  /** Where the weights of a feature begin, and in the low byte how many pairs of tags have one; 0 when none has. */
  #runOf(feature: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    const key = feature === 0 ? 1 : feature;
    let slot = (key * 2) & mask;
    while (table[slot] !== key && table[slot] !== 0) slot = (slot + 2) & mask;
    return table[slot + 1]!;
  }

  #addRun(run: number, scores: Int32Array): void {
    const weights = this.#weights;
    const end = (run >>> 8) + (run & 0xff);
    for (let r = run >>> 8; r < end; r++) {
      const weight = weights[r]!;
      scores[weight & LOWEST]! += weight >> PAIR_BITS;
    }
  }
}

const LOWEST = (1 << PAIR_BITS) - 1;
