import { WordList } from './word-list.ts';

// Prepositions.

/** Where somebody stays. */
export const OF_PLACE = new WordList('i på under bag mellem hos');

/** »uden at«, »til at«. */
export const BEFORE_INFINITIVE = new WordList('for til uden ved');

/** »af«, »for« and »om«. */
export const OF_CAUSE = new WordList('af for om');

/** After these »at« and an infinitive may stand. */
export const AFTER_WHICH_INFINITIVE = new WordList('til for ved uden om efter i på med af');

/** The same where »at« was forgotten. */
export const AFTER_WHICH_AT = new WordList('til for uden ved om med efter på af');

/** Two words that say what somebody is about or on the way to: »hun er ved at gå«, »de er i gang«. */
export const ABOUT_TO: ReadonlySet<string> = new Set(['ved at', 'på vej', 'i gang', 'i færd']);
