import type { KeptKind } from '../../lib/saving/kept-kind.ts';
import { sendKeptAnswers } from './kept-answers.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  {
    key: /^ordklar-answers-(\d+)-(\d+)-(\d+)$/,
    name: 'Svar i en opgave',
    send: (userId, exerciseId = 0, homeworkId = 0) => sendKeptAnswers({ userId, exerciseId, homeworkId }),
  },
  { key: /^ordklar-answers-(\d+)-(\d+)-(\d+)-begun$/, name: 'Et svar, du er begyndt på' },
];
