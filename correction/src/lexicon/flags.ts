/** What is said of a word form beside its readings, as bits. */
export const ENDS_COMPOUNDS = 1;
/** Never suggested to somebody who has not written it. */
export const COARSE = 2;
/** A form that the paradigms make and nobody writes: »professionels«, »parkeren«. */
export const UNWRITTEN = 4;
/** Childish, scolding or to be laughed at: suggested only for what sounds the same. */
export const RUDE = 8;
