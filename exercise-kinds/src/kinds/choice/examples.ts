import { aboutWords, wholeSentences } from '../../answers/item-texts.ts';
import type { Examples } from '../../item-kind.ts';
import type { Choice } from './shape.ts';

export const choiceExamples: Examples<Choice> = {
  example: {
    kind: 'choice',
    question: 'Hvilket ord er et udsagnsord?',
    options: ['cykler', 'cykel', 'hurtig'],
    answer: 'cykler',
    because: '»Cykler« fortæller, hvad nogen gør: Vi cykler.',
  },
  wrongAnswers: ({ options, answer }) => options.filter((option) => option !== answer),
  likeness: ({ question, answer }) => [question, answer],
  texts: ({ question, answer }) => [...aboutWords(question), ...wholeSentences([answer])],
};
