import type { AnswerResult } from '@ordklar/contract';

/** The answer as its pupil gets it while the teacher hides the results: without any number that tells how it went (HW-09). */
export const withoutNumbers = (result: AnswerResult): AnswerResult => ({
  ...result,
  answerCount: null,
  answersCount: null,
  correctAnswers: null,
  resultPercentage: null,
  gradeNumber: null,
});
