/**
 * A reading is one way to understand a word form, as a bit mask. The lexicon's readings and the tagger's tags use the
 * same bits, so a rule asks both in the same way: `(reading & wanted) === wanted`.
 */
export const NOUN = 1;
export const VERB = 1 << 1;
export const ADJECTIVE = 1 << 2;
export const NAME = 1 << 3;
/** Listed without a paradigm: prepositions, adverbs, pronouns and everything else that the dictionary gives bare. */
export const OTHER = 1 << 4;
export const COMMON = 1 << 5;
export const NEUTER = 1 << 6;
export const SINGULAR = 1 << 7;
export const PLURAL = 1 << 8;
export const INDEFINITE = 1 << 9;
export const DEFINITE = 1 << 10;
export const GENITIVE = 1 << 11;
export const INFINITIVE = 1 << 12;
export const PRESENT = 1 << 13;
export const PAST = 1 << 14;
export const IMPERATIVE = 1 << 15;
export const PAST_PARTICIPLE = 1 << 16;
export const PRESENT_PARTICIPLE = 1 << 17;
export const PASSIVE = 1 << 18;
export const COMPARATIVE = 1 << 19;
export const SUPERLATIVE = 1 << 20;
// The rest is decided by the tagger alone.
export const ADVERB = 1 << 21;
export const PREPOSITION = 1 << 22;
export const CONJUNCTION = 1 << 23;
export const SUBORDINATOR = 1 << 24;
export const PRONOUN = 1 << 25;
export const DETERMINER = 1 << 26;
export const NUMERAL = 1 << 27;
export const NOMINATIVE = 1 << 28;
export const ACCUSATIVE = 1 << 29;
export const PUNCTUATION = 1 << 30;

export const FINITE = PRESENT | PAST;

/** True when the reading has every wanted bit. */
export const has = (reading: number, wanted: number): boolean => (reading & wanted) === wanted;
/** True when the reading has at least one of the bits. */
export const hasAny = (reading: number, bits: number): boolean => (reading & bits) !== 0;
