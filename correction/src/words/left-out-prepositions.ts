import { SURE_PERSONS } from './persons.ts';
import { WordList } from './word-list.ts';

/** What follows a word straight that its preposition should stand before. */
export type LeftBefore = 'person' | 'phrase' | 'that';

/** A word with the preposition that pupils leave out after it. */
export interface LeftOutPreposition {
  words: string;
  right: string;
  follows: LeftBefore;
  /** It is theirs only where one of these stands straight before. */
  after?: WordList;
  /** With one of these after it, another thing is said: »ringe mig op«. */
  unless?: WordList;
}

export const LEFT_OUT_PREPOSITIONS: readonly LeftOutPreposition[] = [
  {
    words: 'ringer ringede ringe ringet',
    right: 'til',
    follows: 'person',
    unless: new WordList('op tilbage ned ud ind hjem'),
  },
  {
    words: 'kigger kiggede kigge',
    right: 'på',
    follows: 'person',
    unless: new WordList('igennem gennem efter over i ind omkring tilbage mod lige'),
  },
  {
    words: 'skriver skrev skrive skriv',
    right: 'til',
    follows: 'person',
    unless: new WordList('en et op ned ind på af ud'),
  },
  { words: 'handler handlede', right: 'om', follows: 'phrase' },
  { words: 'deltager deltog', right: 'i', follows: 'phrase', after: SURE_PERSONS },
  { words: 'råd lyst', right: 'til', follows: 'that' },
];

/** By each word. */
export const LEFT_OUT_BY_WORD: ReadonlyMap<string, LeftOutPreposition> = new Map(
  LEFT_OUT_PREPOSITIONS.flatMap((entry) => entry.words.split(' ').map((word) => [word, entry] as const)),
);

/** One stays there and does nothing to what follows: »sidder sofaen«. */
export const STAYS = 'bor boede bo arbejder arbejdede arbejde sidder sad sidde ligger lå ligge står stod stå';

/** Where one sits or lies, with the preposition that is likeliest to be meant; other places stand in `places.ts`. */
export const SEATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'sofaen sengen bilen bussen toget sneen solen skyggen',
    på: 'stolen gulvet kanten græsset tæppet',
  }).flatMap(([preposition, nouns]) => nouns.split(' ').map((noun) => [noun, preposition] as const)),
);
