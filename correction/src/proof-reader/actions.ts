import type { Analysis } from '../analysis/analysis.ts';
import type { Alternative } from '../language-model/known-word.ts';
import * as r from '../lexicon/readings.ts';
import { NOUN_FORMS } from '../models/noun-table.ts';
import { VERB_FORM_BITS } from '../models/verb-forms.ts';
import { ADJECTIVE_FORMS } from '../models/word-forms.ts';
import { WORD_ACTIONS, type WordAction } from './word-actions.ts';

type Forms = readonly (readonly [wanted: number, unwanted: number])[];
const NOUNS: Forms = NOUN_FORMS.map((form) => [form, r.GENITIVE]);

/** What is done with the word at a place when one of its alternatives was meant. */
export function actionFor(a: Analysis, at: number, { word, kind }: Alternative): WordAction {
  const formOf = (forms: Forms, names: readonly WordAction[], other: WordAction): WordAction =>
    names[formThatLacks(a, at, word, forms)] ?? other;
  if (kind === 'present' || kind === 'verb-form') return formOf(VERB_FORM_BITS, WORD_ACTIONS.slice(1, 6), 'imperative');
  if (kind === 'noun-form') return formOf(NOUNS, WORD_ACTIONS.slice(6, 10), 'other-noun');
  if (kind === 'adjective') return formOf(ADJECTIVE_FORMS.forms, WORD_ACTIONS.slice(11, 14), 'plural-adjective');
  return kind === 'gender' || kind === 'de-det' ? 'gender' : 'small-word';
}

/** The first form that the meant word can be and the written one cannot; where there is none the first that it can be, −1 of none. */
function formThatLacks({ lexicon, types }: Analysis, at: number, meant: string, forms: Forms): number {
  const [own, other] = [types[at]!.listed, lexicon.find(meant)];
  let first = -1;
  for (const [form, [wanted, unwanted]] of forms.entries()) {
    if (!lexicon.hasReading(other, wanted, unwanted)) continue;
    if (!lexicon.hasReading(own, wanted, unwanted)) return form;
    if (first < 0) first = form;
  }
  return first;
}
