import { WordList } from './word-list.ts';

// Words of time.

/** Days of the week. */
export const WEEKDAYS = new WordList('mandag tirsdag onsdag torsdag fredag lørdag søndag');

/** What follows the name of a day in a word of its own: »søndag morgen«. */
export const PARTS_OF_DAY = new WordList('morgen formiddag middag eftermiddag aften nat');

/** Months, written short in dates: »25. mar 2008«. */
export const SHORT_MONTHS = new WordList('jan feb mar apr maj jun jul aug sep sept okt nov dec');

/** »i dag«, »i øvrigt«: what »i« is a preposition before, mostly of times. */
export const AFTER_I = new WordList('dag går morgen morges aften aftes nat år fjor forgårs overmorgen øvrigt stedet');
