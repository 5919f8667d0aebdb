import { SectionReader } from '../sections.ts';
import { BESIDE, besideFeatures, CONTEXT_FEATURES, contextFeatures, wordFeatures } from './features.ts';
import { likeliestTag, PAIR_BITS } from './tag-pairs.ts';
import { tagReading } from './tag-reading.ts';
import { EDGE, type WordType } from './word-type.ts';

/**
 * Greedy averaged perceptron with the treebank's tags. The model is an open-addressed table (build/tagger.ts) from feature
 * hash to a run of weights, two tags in each (tag-pairs.ts); weights are small whole numbers, and so are their sums.
 */
export class Tagger {
  readonly tags: readonly string[];
  /** What each tag says, in the bits of lexicon/readings.ts. */
  readonly readings: Int32Array;
  readonly #table: Int32Array;
  readonly #weights: Int32Array;
  readonly #only: Map<number, number>;
  readonly #scores: Int32Array;
  readonly #features = new Int32Array(CONTEXT_FEATURES);
  readonly #edge: WordType = { ...EDGE };

  constructor(buffer: ArrayBuffer) {
    const sections = new SectionReader(buffer);
    this.tags = sections.lines('tags');
    this.readings = Int32Array.from(this.tags, tagReading);
    this.#table = sections.i32('table');
    this.#weights = sections.i32('weights');
    const onlyHashes = sections.i32('onlyHashes');
    const onlyTags = sections.u8('onlyTags');
    this.#only = new Map(Array.from(onlyHashes, (hash, i) => [hash, onlyTags[i]!]));
    this.#scores = new Int32Array((this.tags.length + 1) >> 1);
  }

  /** Tags words [from, to) into `out`, which has one place per word. */
  tag(words: readonly WordType[], from: number, to: number, out: Uint8Array): void {
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
        const scores = this.#scores;
        const own = (word.scores ??= this.#wordScores(word));
        for (let pair = 0; pair < own.length; pair++) scores[pair] = own[pair]!;
        this.#addBeside(last, BESIDE.next, scores);
        this.#addBeside(i > from + 1 ? words[i - 2]! : this.#edge, BESIDE.afterNext, scores);
        this.#addBeside(next, BESIDE.last, scores);
        this.#addBeside(afterNext, BESIDE.beforeLast, scores);
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

  #wordScores(word: WordType): Int32Array {
    const scores = new Int32Array(this.#scores.length);
    for (const feature of wordFeatures(word.lower, word.shape, word.readingHash)) {
      this.#addRun(this.#runOf(feature), scores);
    }
    return scores;
  }

  /** Adds what a neighbour tells by itself. */
  #addBeside(neighbour: WordType, [from, to]: readonly [number, number], scores: Int32Array): void {
    const runs = (neighbour.beside ??= besideFeatures(neighbour).map((feature) => this.#runOf(feature)));
    for (let k = from; k < to; k++) this.#addRun(runs[k]!, scores);
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
