import type { MarkQuestion } from '@ordklar/contract';

/** A pupil's question that waits, about a mark of the text of make-answer.ts. */
export const makeQuestion = (rest: Partial<MarkQuestion> = {}): MarkQuestion => ({
  id: 9,
  exerciseAnswerTextId: 7,
  exerciseProgressId: 17,
  attempt: 1,
  sentence: 'Jeg så en hundd.',
  correctionId: 'e3',
  offset: 0,
  length: 5,
  token: 'hundd',
  asked: 1_794_912_000,
  answer: null,
  answered: null,
  answeredByName: null,
  ...rest,
});
