import type { Analysis } from '../analysis/analysis.ts';
import type { Alternative } from '../language-model/known-word.ts';
import * as r from '../lexicon/readings.ts';
import { VERB_FORM_BITS } from '../models/verb-forms.ts';
import { NOUN_FORMS } from '../models/noun-table.ts';
import { ADJECTIVE_FORMS } from '../models/word-forms.ts';
import { OTHER_SMALL_WORDS, SMALL_WORDS, type SmallWord, WORDS_OF } from '../phrases/left-out.ts';

/**
 * What the proof-reader may say of a word: that it stays (0), or what is to be done with it. The order is that of its answers, so a
 * change of this list needs another training.
 */
export const WORD_ACTIONS = [
  'keep',
  ...['infinitive', 'present', 'past', 'participle', 'imperative'],
  ...['bare-noun', 'definite-noun', 'bare-plural', 'definite-plural', 'other-noun'],
  ...['common-adjective', 'neuter-adjective', 'plural-adjective'],
  ...['gender', 'small-word', 'other-word', 'delete', 'join', 'move'],
] as const;
export type WordAction = (typeof WORD_ACTIONS)[number];

const NUMBERS = new Map<WordAction, number>(WORD_ACTIONS.map((action, k) => [action, k]));
/** The number of an action among the answers. */
export const actionNumber = (action: WordAction): number => NUMBERS.get(action)!;

/** What it may say of the gap before a word: that nothing lacks (0), or a small word of a kind. */
export const GAP_KINDS: readonly GapKind[] = [...SMALL_WORDS, 'else'];
export type GapKind = SmallWord | 'else';

const KIND_OF_SMALL = new Map<string, number>([
  ...OTHER_SMALL_WORDS.map((word) => [word, GAP_KINDS.length] as const),
  ...SMALL_WORDS.flatMap((kind, k) => WORDS_OF[kind].map((word) => [word, k + 1] as const)),
]);

/** The number, from 1 on, of the kind of a small word that lacks. */
export const gapNumber = (word: string): number => KIND_OF_SMALL.get(word) ?? GAP_KINDS.length;

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
