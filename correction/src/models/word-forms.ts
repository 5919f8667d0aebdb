import type { Analysis } from '../analysis/analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { hashString } from '../tagger/hash.ts';
import { choiceKeys } from './choice-model.ts';
import type { Models } from './models.ts';
import { PLACE_FEATURES, placeFeatures } from './place-features.ts';

/** The forms of a word class between which a place decides. The choice after the last form: no such word at all. */
export interface FormChoices {
  /** Reading bit of the class. */
  wordClass: number;
  /** Bits that a form has and bits that it has not, in the order of the choices. */
  forms: readonly (readonly [wanted: number, unwanted: number])[];
  keys: Int32Array;
}

const choices = (name: string, wordClass: number, forms: FormChoices['forms']): FormChoices => ({
  wordClass,
  forms: forms.map(([wanted, unwanted]) => [wanted | wordClass, unwanted]),
  keys: choiceKeys(name, forms.length + 1),
});

/** »god«, »godt«, »gode«. */
export const ADJECTIVE_FORMS = choices('adjective', r.ADJECTIVE, [
  [r.COMMON | r.SINGULAR | r.INDEFINITE, r.COMPARATIVE | r.SUPERLATIVE],
  [r.NEUTER | r.SINGULAR | r.INDEFINITE, r.COMPARATIVE | r.SUPERLATIVE],
  [r.PLURAL | r.DEFINITE, r.COMPARATIVE | r.SUPERLATIVE],
]);

const room = (): Int32Array => new Int32Array(PLACE_FEATURES);

/** The hash by which the model knows a word, its class and gender, whatever its form. */
export function formLemma(word: number, set: FormChoices, lexicon: Lexicon): number {
  const lemma = lexicon.lemma(word, set.wordClass);
  return lemma === null ? 0 : hashString(lemma, 5);
}

/** How likely the place asks for each form, then for no such word. */
export function formProbabilities(a: Analysis, at: number, set: FormChoices, models: Models): Float64Array {
  const lemma = formLemma(a.types[at]!.word, set, a.lexicon);
  const features = a.once(room);
  const count = placeFeatures(a.track(at), at - a.sentenceStart(at), lemma, features);
  return models.choices.judge(features, count, set.keys);
}

/** The forms that a word can be, as bits by their number. */
export function possibleForms(word: number, set: FormChoices, lexicon: Lexicon): number {
  let bits = 0;
  set.forms.forEach(([wanted, unwanted], form) => {
    if (lexicon.hasReading(word, wanted, unwanted)) bits |= 1 << form;
  });
  return bits;
}
