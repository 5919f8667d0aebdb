import { SectionReader } from '../sections.ts';
import { CONTEXT_FEATURES, contextFeatures, wordFeatures } from './features.ts';
import { tagReading } from './tag-reading.ts';
import { EDGE, type WordType } from './word-type.ts';

/**
 * Greedy averaged perceptron with the treebank's tags. The model is an open-addressed table from feature hash to a
 * run of (tag, weight) pairs, the weights in steps of `scale`.
 */
export class Tagger {
  readonly tags: readonly string[];
  /** What each tag says, in the bits of lexicon/readings.ts. */
  readonly readings: Int32Array;
  readonly #keys: Int32Array;
  readonly #runs: Uint32Array;
  readonly #runTags: Uint8Array;
  readonly #runWeights: Int8Array;
  readonly #only: Map<number, number>;
  readonly #scores: Float32Array;
  readonly #features = new Int32Array(CONTEXT_FEATURES);

  constructor(buffer: ArrayBuffer) {
    const sections = new SectionReader(buffer);
    this.tags = sections.lines('tags');
    this.readings = Int32Array.from(this.tags, tagReading);
    this.#keys = sections.i32('keys');
    this.#runs = sections.u32('runs');
    this.#runTags = sections.u8('runTags');
    this.#runWeights = sections.i8('runWeights');
    const onlyHashes = sections.i32('onlyHashes');
    const onlyTags = sections.u8('onlyTags');
    this.#only = new Map(Array.from(onlyHashes, (hash, i) => [hash, onlyTags[i]!]));
    this.#scores = new Float32Array(this.tags.length);
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
        contextFeatures(
          word,
          i > from ? words[i - 1]! : EDGE,
          i > from + 1 ? words[i - 2]! : EDGE,
          i + 1 < to ? words[i + 1]! : EDGE,
          i + 2 < to ? words[i + 2]! : EDGE,
          tag1,
          tag2,
          this.#features,
        );
        best = this.#best(word);
      }
      out[i] = best;
      tag2 = tag1;
      tag1 = best;
    }
  }

  #best(word: WordType): number {
    const scores = this.#scores;
    scores.set((word.scores ??= this.#wordScores(word)));
    for (let k = 0; k < CONTEXT_FEATURES; k++) this.#add(this.#features[k]!, scores);
    let best = 0;
    for (let t = 1; t < scores.length; t++) if (scores[t]! > scores[best]!) best = t;
    return best;
  }

  #wordScores(word: WordType): Float32Array {
    const scores = new Float32Array(this.tags.length);
    for (const feature of wordFeatures(word.lower, word.shape, word.readingHash)) this.#add(feature, scores);
    return scores;
  }

  #add(feature: number, scores: Float32Array): void {
    const mask = this.#keys.length - 1;
    const key = feature === 0 ? 1 : feature;
    for (let slot = key & mask; ; slot = (slot + 1) & mask) {
      const found = this.#keys[slot]!;
      if (found === 0) return;
      if (found !== key) continue;
      const end = this.#runs[slot + 1]!;
      for (let r = this.#runs[slot]!; r < end; r++) scores[this.#runTags[r]!]! += this.#runWeights[r]!;
      return;
    }
  }
}
