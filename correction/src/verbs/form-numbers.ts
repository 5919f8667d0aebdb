import { WordList } from '../words/word-list.ts';
/** Numbers in VERB_CHOICES (choices/verb-forms.ts); finite forms are judged together and the tense afterwards. */
export const INFINITIVE = 0;
export const PRESENT = 1;
export const PAST = 2;
export const PARTICIPLE = 3;
export const IMPERATIVE = 4;
export const OTHER = 5;

/** How likely a place asks for anything but a verb when that is left out of account. */
export const SELDOM = 0.02;
/** The weight of what asks from straight before (asked-form.ts). */
export const CLOSE = 30;
/** The weight of a clause that has no other verb. */
export const LACKING = 12;
/** Words that a clause reaches at most. */
export const REACH = 12;

export const PERSON = new WordList('jeg du han hun vi man');
export const SUBJECT = new WordList('jeg du han hun vi man de den det der som');
export const AUXILIARY = new WordList('ha har havde have haft er var være blev bliver blive blevet få får fik fået');
