import { partsOf } from '../../answers/answer-values.ts';
import { wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableSeveralChoice } from './play.ts';

export const saySeveralChoice: Say<PlayableSeveralChoice> = {
  emptyAnswer: () => [],
  isAnswered: (_, value) => partsOf(value).length > 0,
  spoken: ({ question, options }) => [question.replaceAll('*', ''), ...options].join('. '),
  wrong: ({ question }, { grade }) => [wrongUnder(question.replaceAll('*', ''), grade)],
};
