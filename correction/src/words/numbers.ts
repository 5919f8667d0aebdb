import { WordList } from './word-list.ts';

/** A number in digits. */
export const DIGITS = /^\d+$/;

/** Units that are written short after a number, often with a stop. */
export const UNITS = new WordList('kvm kvkm ha km m cm mm kg g l dl cl kr hk kw kwh gb mb min sek mio mia mdr pct');

/** »den tredje del«: which one in a row. */
export const ORDINALS = new WordList('anden andet tredje fjerde femte sjette syvende ottende niende tiende sidste');

/** Numbers in words, as far as somebody's age. */
export const YEAR_WORDS =
  'to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds ' +
  'tres halvfjerds firs halvfems hundrede';
export const YEARS = new WordList(YEAR_WORDS);
