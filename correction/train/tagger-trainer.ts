import type { Lexicon } from '../src/lexicon/lexicon.ts';
import { type Section, textSection } from '../src/sections.ts';
import {
  BESIDE,
  besideFeatures,
  CONTEXT_FEATURES,
  contextFeatures,
  shapeFeature,
  tagFeatures,
  wordFeatures,
} from '../src/tagger/features.ts';
import { EDGE, makeWordType, type WordType } from '../src/tagger/word-type.ts';
import type { TreebankToken } from './treebank.ts';
import { seededRandom, shuffle } from './random.ts';

interface Weights {
  tags: number[];
  weights: number[];
  totals: number[];
  stamps: number[];
}

/** A word that had one tag in this share of at least so many places is not looked at again. */
const ONLY_TAG_SHARE = 0.995;
const ONLY_TAG_COUNT = 20;
const SMALLEST_WEIGHT = 0.02;
/** Quantised weights lie in −127…127; beyond this the perceptron's averages are rare. */
const LARGEST_WEIGHT = 12;

/** An averaged perceptron over hashed features. */
class Perceptron {
  readonly features = new Map<number, Weights>();
  steps = 0;
  private readonly scores: Float64Array;

  constructor(tags: number) {
    this.scores = new Float64Array(tags);
  }

  /** The tag that these features speak for. */
  guess(active: readonly number[]): number {
    const { scores } = this;
    scores.fill(0);
    for (const feature of active) {
      const w = this.features.get(feature);
      if (w) for (let k = 0; k < w.tags.length; k++) scores[w.tags[k]!]! += w.weights[k]!;
    }
    let best = 0;
    for (let t = 1; t < scores.length; t++) if (scores[t]! > scores[best]!) best = t;
    return best;
  }

  learn(active: readonly number[], guess: number, gold: number): void {
    if (guess !== gold)
      for (const feature of active) {
        this.update(feature, gold, 1);
        this.update(feature, guess, -1);
      }
    this.steps++;
  }

  private update(feature: number, tag: number, change: number): void {
    let w = this.features.get(feature);
    if (!w) this.features.set(feature, (w = { tags: [], weights: [], totals: [], stamps: [] }));
    let at = w.tags.indexOf(tag);
    if (at < 0) {
      at = w.tags.push(tag) - 1;
      w.weights.push(0);
      w.totals.push(0);
      w.stamps.push(this.steps);
    }
    w.totals[at]! += (this.steps - w.stamps[at]!) * w.weights[at]!;
    w.stamps[at] = this.steps;
    w.weights[at]! += change;
  }
}

/** Gathers the features of a place in a sentence; what it gives is written over by the next. */
function featureReader(): (words: readonly WordType[], i: number, tag1: number, tag2: number) => readonly number[] {
  const staticOf = new Map<WordType, number[]>();
  const context = new Int32Array(CONTEXT_FEATURES);
  const active: number[] = [];
  const add = (features: Iterable<number>): void => {
    for (const feature of features) active.push(feature || 1);
  };
  return (words, i, tag1, tag2) => {
    const word = words[i]!;
    const [b1, b2] = [words[i - 1] ?? EDGE, words[i - 2] ?? EDGE];
    const [a1, a2] = [words[i + 1] ?? EDGE, words[i + 2] ?? EDGE];
    contextFeatures(word, b1, a1, a2, tag1, tag2, context);
    let own = staticOf.get(word);
    if (!own) staticOf.set(word, (own = wordFeatures(word.lower, word.shape, word.readingHash)));
    active.length = 0;
    add(context);
    add(tagFeatures(tag1, tag2));
    add([shapeFeature(word.shape, b1 === word)]);
    add(besideFeatures(b1).subarray(...BESIDE.next));
    add(besideFeatures(b2).subarray(...BESIDE.afterNext));
    add(besideFeatures(a1).subarray(...BESIDE.last));
    add(besideFeatures(a2).subarray(...BESIDE.beforeLast));
    add(own);
    return active;
  };
}

/** Trains a tagger and gives its model in the compact form that is committed. */
export function trainTagger(
  sentences: readonly TreebankToken[][],
  lexicon: Lexicon,
  rounds: number,
): Record<string, Section> {
  const tags = [...new Set(sentences.flatMap((s) => s.map((t) => t.tag)))].sort();
  const tagNumber = new Map(tags.map((tag, i) => [tag, i]));
  const types = new Map<string, WordType>();
  const typeOf = (form: string): WordType => {
    const known = types.get(form);
    if (known) return known;
    const made = makeWordType(form, lexicon);
    types.set(form, made);
    return made;
  };
  const only = onlyTags(sentences, typeOf, tagNumber);
  const perceptron = new Perceptron(tags.length);
  const featuresAt = featureReader();
  const random = seededRandom(7);
  const order = sentences.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const s of order) {
      const words = sentences[s]!.map((t) => typeOf(t.form));
      let tag1 = -1;
      let tag2 = -2;
      words.forEach((word, i) => {
        let guess = only.get(word.hash) ?? -1;
        if (guess < 0) {
          const active = featuresAt(words, i, tag1, tag2);
          guess = perceptron.guess(active);
          perceptron.learn(active, guess, tagNumber.get(sentences[s]![i]!.tag)!);
        }
        tag2 = tag1;
        tag1 = guess;
      });
    }
  }
  return pack(perceptron.features, perceptron.steps, tags, only);
}

function onlyTags(
  sentences: readonly TreebankToken[][],
  typeOf: (form: string) => WordType,
  tagNumber: Map<string, number>,
): Map<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const token of sentences.flat()) {
    const hash = typeOf(token.form).hash;
    const tag = tagNumber.get(token.tag)!;
    const of = counts.get(hash) ?? new Map<number, number>();
    of.set(tag, (of.get(tag) ?? 0) + 1);
    counts.set(hash, of);
  }
  const only = new Map<number, number>();
  for (const [hash, of] of counts) {
    const total = [...of.values()].reduce((sum, n) => sum + n, 0);
    const [tag, count] = [...of].reduce((best, next) => (next[1] > best[1] ? next : best));
    if (total >= ONLY_TAG_COUNT && count / total >= ONLY_TAG_SHARE) only.set(hash, tag);
  }
  return only;
}

function pack(features: Map<number, Weights>, steps: number, tags: string[], only: Map<number, number>) {
  const keys: number[] = [];
  const counts: number[] = [];
  const runTags: number[] = [];
  const runWeights: number[] = [];
  for (const [key, w] of [...features].sort((a, b) => a[0] - b[0])) {
    let kept = 0;
    w.tags.forEach((tag, k) => {
      const average = (w.totals[k]! + (steps - w.stamps[k]!) * w.weights[k]!) / steps;
      const quantised = Math.max(-127, Math.min(127, Math.round((average / LARGEST_WEIGHT) * 127)));
      if (Math.abs(average) < SMALLEST_WEIGHT || quantised === 0) return;
      runTags.push(tag);
      runWeights.push(quantised);
      kept++;
    });
    if (kept > 0) {
      keys.push(key);
      counts.push(kept);
    }
  }
  return {
    tags: textSection(tags),
    keys: Int32Array.from(keys),
    counts: Uint8Array.from(counts),
    runTags: Uint8Array.from(runTags),
    runWeights: Int8Array.from(runWeights),
    onlyHashes: Int32Array.from(only.keys()),
    onlyTags: Uint8Array.from(only.values()),
  };
}
