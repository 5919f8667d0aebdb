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

/**
 * Trains the fit model: at every place of correct text, and of the same text with a pupil's mistakes put in, the right
 * word is to score above the words that look like what is written.
 */
export function trainFit(sentences: readonly FitSentence[], tools: FitTools): Record<string, Section> {
  const words = new Float32Array(1 << WORD_BITS);
  const kinds = new Float32Array(1 << KIND_BITS);
  const wordSquares = new Float32Array(words.length);
  const kindSquares = new Float32Array(kinds.length);
  const wordSum = new Float32Array(words.length);
  const kindSum = new Float32Array(kinds.length);
  const [wordMask, kindMask] = [words.length - 1, kinds.length - 1];
  const keysOf = new Map<number, FitKeys>();
  const keys = (listed: number): FitKeys => {
    const known = keysOf.get(listed);
    if (known) return known;
    const made = fitKeys(tools.lexicon.words.word(listed).toLowerCase(), listed, tools.lexicon);
    keysOf.set(listed, made);
    return made;
  };
  const random = seededRandom(61);
  const track = new ClauseTrack();
  const features = new Int32Array(FIT_FEATURES);
  const scores = new Float64Array(64);
  const order = sentences.map((_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const i of order) {
      lesson(sentences[i]!, 0, 0);
      lesson(sentences[i]!, REAL_WORD_MISTAKES, MISSPELLINGS);
    }
    if (round > 0) {
      for (let k = 0; k < words.length; k++) wordSum[k]! += words[k]! / (ROUNDS - 1);
      for (let k = 0; k < kinds.length; k++) kindSum[k]! += kinds[k]! / (ROUNDS - 1);
    }
  }
  return { words: quantised(wordSum), kinds: quantised(kindSum), scale: Float32Array.from([LARGEST / 127]) };

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
      if (answer >= 0) learn(candidates, answer, fitFeatures(track, i, features));
    }
  }

  function learn(candidates: readonly number[], answer: number, count: number): void {
    let largest = -Infinity;
    for (let c = 0; c < candidates.length; c++) {
      const { word, kind, prior } = keys(candidates[c]!);
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
    for (let c = 0; c < candidates.length; c++) {
      const error = scores[c]! / total - (c === answer ? 1 : 0);
      if (Math.abs(error) < 2e-3) continue;
      const { word, kind } = keys(candidates[c]!);
      for (let k = 0; k < count; k++) step(words, wordSquares, (features[k]! ^ word) & wordMask, error);
      for (let k = 0; k < PLACE_PART; k++) step(kinds, kindSquares, (features[k]! ^ kind) & kindMask, error);
    }
  }

  function step(weights: Float32Array, squares: Float32Array, at: number, error: number): void {
    const gradient = error + DECAY * weights[at]!;
    squares[at]! += gradient * gradient;
    weights[at]! -= (RATE * gradient) / Math.sqrt(squares[at]! + 1e-3);
  }
}

const quantised = (weights: Float32Array): Int8Array =>
  Int8Array.from(weights, (w) => Math.max(-127, Math.min(127, Math.round((w / LARGEST) * 127))));
