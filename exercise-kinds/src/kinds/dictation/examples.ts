import { sentence } from '../../answers/item-texts.ts';
import type { Examples } from '../../item-kind.ts';
import type { Dictation } from './shape.ts';

export const dictationExamples: Examples<Dictation> = {
  example: { kind: 'dictation', before: 'Jeg cyklede ned ad', answers: ['vejen'], after: 'i regnvejr.' },
  wrongAnswers: ({ answers: [best] }) => ['', best.slice(0, -2), `${best}e`],
  likeness: ({ before, answers, after }) => [before, answers[0], after],
  texts: ({ before = '', answers, after = '' }) => answers.map((answer) => sentence(`${before}${answer}${after}`)),
};
