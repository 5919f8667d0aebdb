import { GAP_KINDS } from './gap-kinds.ts';
import { HABITS } from './habits.ts';

/** What is true or false of a place. */
export const PLAIN_FLAGS = 7;
export const FLAGS = PLAIN_FLAGS + 1 + GAP_KINDS.length;
/** What is measured of a place, each number with whether it is known. */
export const NUMBERS = 33 + GAP_KINDS.length + HABITS;
/** The number of what is not known. */
export const NOT_KNOWN = -128;
