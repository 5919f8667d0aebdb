import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import { DO_FORMS, MODALS } from './words.ts';

export const AND_OR = new WordList('and or nor');

export const SINGULAR_VERBS = new WordList("is was has doesn't does isn't wasn't hasn't");

export const PLURAL_OF: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};

export const SINGULAR_OF: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
};

export const LIKE_BASE = new WordList(
  'like need want hope love hate look play work live start end open close help use talk walk study try say mean think know rain snow watch',
);

/** »does the dog have«, »can my friend come« */
export const isInverted = (t: TongueText, subject: number): boolean =>
  [1, 2].some((back) => {
    const word = t.lower(t.before(subject, back));
    return (MODALS.test(word) || DO_FORMS.test(word)) && (back === 1 || t.lower(t.before(subject)) !== 'and');
  }) && !t.isMark(t.before(subject));
