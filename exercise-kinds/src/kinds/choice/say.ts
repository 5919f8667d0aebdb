import { textOf } from '../../answers/answer-values.ts';
import { wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableChoice } from './play.ts';

export const sayChoice: Say<PlayableChoice> = {
  emptyAnswer: () => '',
  isAnswered: (_, value) => textOf(value).trim() !== '',
  spoken: ({ question, options }) => [question.replaceAll('*', ''), ...options].join('. '),
  wrong: ({ question }, { grade }) => [wrongUnder(question.replaceAll('*', ''), grade)],
};
