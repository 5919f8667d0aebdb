import { aboutWords, wholeSentences } from '../../answers/item-texts.ts';
import { wrongPicks } from '../../answers/wrong-samples.ts';
import type { Examples } from '../../item-kind.ts';
import type { SeveralChoice } from './shape.ts';

export const severalChoiceExamples: Examples<SeveralChoice> = {
  example: {
    kind: 'several-choice',
    question: 'Hvilke ord er navneord?',
    options: ['bro', 'grine', 'regnvejr', 'altid'],
    answers: ['bro', 'regnvejr'],
  },
  wrongAnswers: ({ answers, options }) => wrongPicks(answers, options),
  likeness: ({ question, answers }) => [question, answers.toSorted()],
  texts: ({ question, answers }) => [...aboutWords(question), ...wholeSentences(answers)],
};
