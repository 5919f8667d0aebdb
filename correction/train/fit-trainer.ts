import { ClauseTrack } from '../src/analysis/clause-track.ts';
import type { TagFeatures } from '../src/analysis/tag-features.ts';
import { FIT_FEATURES, fitFeatures, PLACE_PART } from '../src/models/fit-features.ts';
import { type FitKeys, fitKeys } from '../src/models/fit-model.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { Section } from '../src/sections.ts';
import { type LookAlike, searchLookAlikes } from '../src/spelling/look-alikes.ts';
import { Speller } from '../src/spelling/speller.ts';
import type { Tagger } from '../src/tagger/tagger.ts';
import { makeWordType, type WordType } from '../src/tagger/word-type.ts';
import { misspelled, RealWordMistakes } from './mistakes.ts';
import { seededRandom, shuffle } from './random.ts';

/** A correct sentence without commas, and a tagger that has not learnt from it. */
export interface FitSentence {
  forms: readonly string[];
  tagger: Tagger;
  tagsTell: TagFeatures;
}

/** What training and measuring the model ask for. */
export interface FitTools {
  lexicon: Lexicon;
  lookAlikes(listed: number): readonly Pick<LookAlike, 'listed' | 'cost'>[];
  mistakes: RealWordMistakes;
  /** The record of a spelling, one for each tagger. */
  type(form: string, tagger: Tagger): WordType;
}

/** @param lexicon with frequencies. */
export function makeFitTools(lexicon: Lexicon): FitTools {
  const speller = new Speller(lexicon);
  const known = new Map<number, ReturnType<typeof searchLookAlikes>>();
  const types = new Map<Tagger, Map<string, WordType>>();
  const lookAlikes = (listed: number): ReturnType<typeof searchLookAlikes> => {
    const found = known.get(listed) ?? searchLookAlikes(listed, lexicon, speller);
    known.set(listed, found);
    return found;
  };
  const usual = Array.from(lexicon.frequencies.keys()).filter((word) => lexicon.frequencies[word]! > 0);
  return {
    lexicon,
    lookAlikes,
    mistakes: new RealWordMistakes(lookAlikes, usual, lexicon),
    type(form, tagger) {
      const ofTagger = types.get(tagger) ?? new Map<string, WordType>();
      types.set(tagger, ofTagger);
      const type = ofTagger.get(form) ?? makeWordType(form, lexicon);
      ofTagger.set(form, type);
      return type;
    },
  };
}

const WORD_BITS = 21;
const KIND_BITS = 20;
const ROUNDS = 4;
const RATE = 0.08;
/** Pull of every weight towards zero. */
const DECAY = 3e-3;
const LARGEST = 2;
const REAL_WORD_MISTAKES = 0.06;
const MISSPELLINGS = 0.05;

/** Weights with the sum of their squared gradients (AdaGrad) and of their values after each round but the first. */
class Weights {
  readonly now: Float32Array;
  readonly mask: number;
  private readonly squares: Float32Array;
  private readonly sum: Float32Array;

  constructor(bits: number) {
    this.now = new Float32Array(1 << bits);
    this.mask = this.now.length - 1;
    this.squares = new Float32Array(this.now.length);
    this.sum = new Float32Array(this.now.length);
  }

  step(at: number, error: number): void {
    const gradient = error + DECAY * this.now[at]!;
    this.squares[at]! += gradient * gradient;
    this.now[at]! -= (RATE * gradient) / Math.sqrt(this.squares[at]! + 1e-3);
  }

  endRound(): void {
    for (let k = 0; k < this.sum.length; k++) this.sum[k]! += this.now[k]! / (ROUNDS - 1);
  }

  quantised(): Int8Array {
    return Int8Array.from(this.sum, (w) => Math.max(-127, Math.min(127, Math.round((w / LARGEST) * 127))));
  }
}

/** What is learnt from one place after the other. */
class FitLearner {
  readonly words = new Weights(WORD_BITS);
  readonly kinds = new Weights(KIND_BITS);
  readonly features = new Int32Array(FIT_FEATURES);
  private readonly scores = new Float64Array(64);
  private readonly keysOf = new Map<number, FitKeys>();
  private readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** Learns that of the candidates the one numbered `answer` stands where the first `count` features hold. */
  learn(candidates: readonly number[], answer: number, count: number): void {
    const { words, kinds, features, scores } = this;
    const total = this.score(candidates, count);
    for (let c = 0; c < candidates.length; c++) {
      const error = scores[c]! / total - (c === answer ? 1 : 0);
      if (Math.abs(error) < 2e-3) continue;
      const { word, kind } = this.keys(candidates[c]!);
      for (let k = 0; k < count; k++) words.step((features[k]! ^ word) & words.mask, error);
      for (let k = 0; k < PLACE_PART; k++) kinds.step((features[k]! ^ kind) & kinds.mask, error);
    }
  }

  /** Fills `scores` with how well each candidate fits, and gives their sum. */
  private score(candidates: readonly number[], count: number): number {
    const { features, scores } = this;
    const { now: words, mask: wordMask } = this.words;
    const { now: kinds, mask: kindMask } = this.kinds;
    let largest = -Infinity;
    for (let c = 0; c < candidates.length; c++) {
      const { word, kind, prior } = this.keys(candidates[c]!);
      let sum = prior;
      for (let k = 0; k < PLACE_PART; k++) {
        sum += words[(features[k]! ^ word) & wordMask]! + kinds[(features[k]! ^ kind) & kindMask]!;
      }
      for (let k = PLACE_PART; k < count; k++) sum += words[(features[k]! ^ word) & wordMask]!;
      scores[c] = sum;
      largest = Math.max(largest, sum);
    }
    let total = 0;
    for (let c = 0; c < candidates.length; c++) total += scores[c] = Math.exp(scores[c]! - largest);
    return total;
  }

  private keys(listed: number): FitKeys {
    const known = this.keysOf.get(listed);
    if (known) return known;
    const made = fitKeys(this.lexicon.words.word(listed).toLowerCase(), listed, this.lexicon);
    this.keysOf.set(listed, made);
    return made;
  }
}

/**
 * Trains the fit model: at every place of correct text, and of the same text with a pupil's mistakes put in, the right
 * word is to score above the words that look like what is written.
 */
export function trainFit(sentences: readonly FitSentence[], tools: FitTools): Record<string, Section> {
  const learner = new FitLearner(tools.lexicon);
  const random = seededRandom(61);
  const track = new ClauseTrack();
  const order = sentences.map((_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const i of order) {
      lesson(sentences[i]!, 0, 0);
      lesson(sentences[i]!, REAL_WORD_MISTAKES, MISSPELLINGS);
    }
    if (round > 0) for (const weights of [learner.words, learner.kinds]) weights.endRound();
  }
  return {
    words: learner.words.quantised(),
    kinds: learner.kinds.quantised(),
    scale: Float32Array.from([LARGEST / 127]),
  };

  function lesson(sentence: FitSentence, realWords: number, nonWords: number): void {
    const right = sentence.forms.map((form) => tools.type(form, sentence.tagger));
    const types = right.map((type) => {
      const dice = random();
      if (type.listed < 0 || dice > realWords + nonWords || !/^[a-zæøå]+$/.test(type.text)) return type;
      const wrong = dice < realWords ? tools.mistakes.draw(type.listed, random) : misspelled(type.text, random);
      return wrong === null ? type : tools.type(wrong, sentence.tagger);
    });
    const tags = new Uint8Array(types.length);
    sentence.tagger.tag(types, 0, types.length, tags);
    track.fill(types, tags, 0, types.length, sentence.tagsTell);
    for (let i = 0; i < types.length; i++) {
      const written = types[i]!.listed;
      if (written < 0 || right[i]!.listed < 0) continue;
      const others = tools.lookAlikes(written);
      if (others.length === 0) continue;
      const candidates = [written, ...others.map((other) => other.listed)];
      const answer = candidates.indexOf(right[i]!.listed);
      if (answer >= 0) learner.learn(candidates, answer, fitFeatures(track, i, learner.features));
    }
  }
}
