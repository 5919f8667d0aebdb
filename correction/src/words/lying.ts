import { WordList } from './word-list.ts';

/** Idioms and adverbs with which a verb of lying or sitting has what looks like an object. */
export const NO_OBJECT = new WordList('sinde last model vagt fange over imellem mellem værd nærmest nær fjernt');
/** How and where something lies or sits. */
export const STAYING = new WordList(
  'stille hjemme nede oppe inde ude her der fast stadig tæt lige midt alene tilbage vågen syg længe ' +
    'helt overalt spredt gemt begravet',
);
/** What a place begins with. */
export const PLACE = new WordList('i på ved under bag bagved om hos foran mellem langs omkring over');
/** »lægge i gave«, »sætte i gang«, »lægge på is«: no places. */
export const NO_PLACE = new WordList(
  'gang luften spil løb værk stand kraft vej is hylden kurs fart bedring spidsen stedet sved gave grus ' +
    'flugt røret afstand plads hinanden hodet hovedet prøve trumf kors dag dage dagene uge uger ugen måned måneder år årene',
);
