/** What a French word can be. A noun: masculine, feminine; in the singular, in the plural. */
export const NOUN_M = 1;
export const NOUN_F = 2;
export const NOUN_S = 4;
export const NOUN_P = 8;
export const NOUN = NOUN_M | NOUN_F;
/** An adjective or a past participle, in the same way. */
export const ADJECTIVE_M = 16;
export const ADJECTIVE_F = 32;
export const ADJECTIVE_S = 64;
export const ADJECTIVE_P = 128;
/** An adjective that is more than the participle of a verb. */
export const ADJECTIVE = 256;
export const INFINITIVE = 512;
/** mangé, allées */
export const PARTICIPLE = 1024;
/** mangeant */
export const GERUND = 2048;
/** A finite form by its person, in any tense: je mange, je mangerai. */
export const JE = 4096;
export const TU = 8192;
export const IL = 16384;
export const NOUS = 32768;
export const VOUS = 65536;
export const ILS = 131072;
export const FINITE = JE | TU | IL | NOUS | VOUS | ILS;
/** A form of the present, indicative or subjunctive. */
export const PRESENT = 262144;
export const ADVERB = 524288;
export const NAME = 1048576;
/** A pronoun, an article, a preposition, a conjunction. */
export const SMALL = 2097152;
/** A form of the past that is no present: mangeait, alla. */
export const PAST = 4194304;
