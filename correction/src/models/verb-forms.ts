import type { Analysis } from '../analysis/analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { hashString } from '../tagger/hash.ts';
import { choiceKeys } from './choice-model.ts';
import type { Models } from './models.ts';
import { PLACE_FEATURES, placeFeatures } from './place-features.ts';

/** What a place may ask of a verb. The last: that it is no verb at all. */
export const VERB_CHOICES = ['infinitive', 'present', 'past', 'participle', 'imperative', 'other'] as const;

/** Reading bits of each choice but the last, and the bits that no such form has. */
export const VERB_FORM_BITS: readonly [wanted: number, unwanted: number][] = [
  [r.VERB | r.INFINITIVE, r.PASSIVE],
  [r.VERB | r.PRESENT, r.PASSIVE],
  [r.VERB | r.PAST, r.PASSIVE],
  [r.VERB | r.PAST_PARTICIPLE, r.PLURAL],
  [r.VERB | r.IMPERATIVE, 0],
];

export const VERB_CHOICE_KEYS = choiceKeys('verb', VERB_CHOICES.length);

const room = (): Int32Array => new Int32Array(PLACE_FEATURES);

/** The hash by which the model knows a verb, 0 for one that is not listed. */
export function verbLemma(word: number, lexicon: Lexicon): number {
  const lemma = lexicon.lemma(word, r.VERB);
  return lemma === null ? 0 : hashString(lemma, 5);
}

/** Which form of a verb the place asks for, in the order of VERB_CHOICES. */
export function verbFormProbabilities(a: Analysis, at: number, models: Models): Float64Array {
  return probabilitiesWithLemma(a, at, verbLemma(a.types[at]!.word, a.lexicon), models);
}

/** The same when the word as written is not the dictionary's. */
export function probabilitiesWithLemma(a: Analysis, at: number, lemma: number, models: Models): Float64Array {
  const features = a.once(room);
  const count = placeFeatures(a.track(at), at - a.sentenceStart(at), lemma, features);
  return models.choices.judge(features, count, VERB_CHOICE_KEYS);
}
