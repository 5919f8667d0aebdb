import { WordList } from './word-list.ts';

/** First names of those who have a number after it. */
export const RULERS = new WordList(
  'christian frederik margrethe henrik ludvig karl erik valdemar ramses elizabeth nikolaj katarina peter gustav knud ' +
    'alexander harald svend wilhelm ivan sigurd olav håkon niels gorm hans magnus kristian joakim filip philip edward',
);

/** Numbers of rulers. */
export const ORDINALS = new WordList(
  'første anden tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte trettende fjortende femtende sekstende',
);
