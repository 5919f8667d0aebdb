import { partsOf } from '../../answers/answer-values.ts';
import { wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableMarkWords } from './play.ts';

/** A word without the marks that stand at it: so the grade names it. */
export const bareWord = (word: string): string => word.replace(/^[»"(]+|[.,:;!?»«")]+$/g, '');

export const sayMarkWords: Say<PlayableMarkWords> = {
  emptyAnswer: () => [],
  isAnswered: (_, value) => partsOf(value).length > 0,
  spoken: ({ words }) => words.join(' '),
  wrong: ({ words }, { grade }) => [wrongUnder(words.join(' '), grade)],
};
