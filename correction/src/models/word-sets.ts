import type { Analysis } from '../analysis/analysis.ts';
import { choiceKeys } from './choice-model.ts';
import type { Models } from './models.ts';
import { PLACE_FEATURES, placeFeatures } from './place-features.ts';

/** Small words that pupils put in each other's place and that text shows often enough to learn where each belongs. */
const WORD_SETS: readonly (readonly string[])[] = [
  ['at', 'og', 'af', 'ad', 'også'],
  ['en', 'end', 'ind'],
  ['de', 'det', 'dem', 'den', 'der'],
  ['man', 'mand'],
  ['hvis', 'vis'],
  ['hver', 'vær', 'vejr', 'være', 'værre'],
  ['for', 'får', 'før'],
  ['hvor', 'vor', 'var', 'hvad'],
  ['mange', 'meget'],
  ['da', 'når', 'nå'],
  ['nogen', 'nogle', 'noget'],
  ['hjem', 'hjemme'],
  ['ud', 'ude'],
  ['op', 'oppe'],
  ['ned', 'nede'],
  ['inde', 'ind'],
  ['jeg', 'mig'],
  ['du', 'dig'],
  ['han', 'ham'],
  ['hun', 'hende'],
  ['vi', 'os'],
  ['min', 'mig', 'mit', 'mine'],
  ['sin', 'sig', 'sit', 'sine'],
];

export interface WordSet {
  words: readonly string[];
  keys: Int32Array;
}

const SETS: readonly WordSet[] = WORD_SETS.map((words) => ({
  words,
  keys: choiceKeys(words.join(' '), words.length),
}));

/** Every set that has the word. */
export const setsWith = (word: string): readonly WordSet[] => SETS.filter((set) => set.words.includes(word));

const room = (): Int32Array => new Int32Array(PLACE_FEATURES);

/** How likely each word of the set is at the place, in the set's order. */
export function wordProbabilities(a: Analysis, at: number, set: WordSet, models: Models): Float64Array {
  const features = a.once(room);
  const count = placeFeatures(a.track(at), at - a.sentenceStart(at), 0, features);
  return models.choices.judge(features, count, set.keys);
}
