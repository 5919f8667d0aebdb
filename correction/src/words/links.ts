import { WordList } from './word-list.ts';

// What joins words and clauses.

/** They open a clause about the noun before. */
export const RELATIVES = new WordList('som der');

/** They join words of one kind. */
export const AND_OR = new WordList('og eller');

/** They join clauses. */
export const AND_OR_BUT = new WordList('og eller men');

/** They open a clause that says what or when. */
export const THAT_IF_WHEN = new WordList('at hvis når');

/** They ask for a person or a thing. */
export const WHO_WHAT = new WordList('hvem hvad');

/** They go on with the sentence. */
export const AND_BUT = new WordList('og men');

/** They join words of one kind. */
export const AND_OR_ALSO = new WordList('og eller samt');

/** They join clauses; »så« may. */
export const AND_OR_BUT_SO = new WordList('og eller men så');

/** They ask for one of several. */
export const WHICH = new WordList('hvilken hvilket hvilke');

/** A place. */
export const HERE_THERE = new WordList('her der');

/** Adverbs that stand between subject and verb in a subordinate clause. */
export const ALWAYS_NOT_ALSO = new WordList('altid ikke også');
