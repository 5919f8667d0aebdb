import { wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableSetCommas } from './play.ts';

/** A comma with the words on both sides: so the grade names it. */
export const wordsAroundComma = (words: readonly string[], place: number): string =>
  `${words[place]}, ${words[place + 1]}`;

export const saySetCommas: Say<PlayableSetCommas> = {
  emptyAnswer: () => [],
  // a sentence may need no comma, so that it can always be checked
  isAnswered: () => true,
  spoken: ({ words }) => words.join(' '),
  wrong: ({ words }, { grade }) => [wrongUnder(words.join(' '), grade)],
};
