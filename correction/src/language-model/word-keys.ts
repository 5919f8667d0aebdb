import type { WordType } from '../tagger/word-type.ts';

/** Endings are told apart as well as so many numbers can. */
export const ENDINGS = 8192;

/** By what the net knows a spelling: in small letters, every digit a nought; »I« is another word than »i«. */
export const wordKey = (type: WordType): string => (type.text === 'I' ? 'I' : type.lower.replace(/\d/g, '0'));

/** The number of its last three letters; 0 is kept for no word. */
export const endingNumber = (type: WordType): number => 1 + ((type.endingHash >>> 0) % (ENDINGS - 1));
