/** What an English word can be; bits, and the same bits again (`MOSTLY`) for what it mostly is. */
export const NOUN = 1;
export const PLURAL = 2;
export const VERB = 4;
/** goes */
export const THIRD = 8;
export const PAST = 16;
/** gone */
export const PARTICIPLE = 32;
export const ING = 64;
export const ADJECTIVE = 128;
/** bigger */
export const COMPARATIVE = 256;
export const SUPERLATIVE = 512;
export const ADVERB = 1024;
export const NAME = 2048;
/** Shifts a bit to the one that says: mostly this. */
export const MOSTLY = 16;
