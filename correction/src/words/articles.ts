import { WordList } from './word-list.ts';

// What stands before a noun.

/** The indefinite article. */
export const EN_ET = new WordList('en et');

/** The definite article of one, or a pronoun. */
export const DEN_DET = new WordList('den det');

/** The definite article, or a pronoun. */
export const DEN_DET_DE = new WordList('den det de');

/** What stands before one thing. */
export const EN_ET_OR_OWN = new WordList('en et min mit din dit sin sit');

/** How many. */
export const ONE_OR_SOME = new WordList('en et nogle to tre');

/** The same and »der«. */
export const DEN_DET_DE_DER = new WordList('den det de der');

/** Another one. */
export const OTHER = new WordList('anden andet');

/** The one before. */
export const LAST_ONE = new WordList('sidste forrige');

/** A clause that says what follows. */
export const IT_OR_ALL = new WordList('det alt');

/** All there are. */
export const ALL_OR_BOTH = new WordList('alle begge');

/** They follow »nogle«. */
export const OTHERS_OR_FEW = new WordList('andre enkelte få gange');

/** What opens a noun phrase: articles, owners, what points, and how many. */
export const OPEN_NOUN_PHRASES = new WordList(
  'en et min mit mine din dit dine sin sit sine vor vort vore vores jeres deres hans hendes dens dets den det de denne dette disse hver hvert ' +
    'ingen intet nogen noget nogle alle mange få flere to tre fire fem seks syv otte ni ti begge hvilken hvilket hvilke sådan sådanne anden ' +
    'andet andre samme',
);
