/** What a German word can be. */
export const MASCULINE = 1;
export const FEMININE = 2;
export const NEUTER = 4;
/** A noun in the singular, in the plural. */
export const SINGULAR = 8;
export const PLURAL = 16;
/** A plural as it stands after »mit« and »von«: Freunden. */
export const DATIVE_PLURAL = 32;
export const INFINITIVE = 64;
/** ich gehe */
export const FIRST = 128;
/** du gehst */
export const SECOND = 256;
/** er geht */
export const THIRD = 512;
/** ihr geht */
export const YOU_ALL = 1024;
export const PAST = 2048;
/** gegangen */
export const PARTICIPLE = 4096;
export const ADJECTIVE = 8192;
export const NOUN = SINGULAR | PLURAL;
/** A name, or a noun of which no more is known. */
export const CAPITAL = 16384;
/** A listed word that is none of the others. */
export const OTHER = 32768;
/** The singular of a weak noun but in the nominative: den Jungen. */
export const WEAK = 65536;
/** The genitive of a singular: des Hundes. */
export const GENITIVE = 131072;
