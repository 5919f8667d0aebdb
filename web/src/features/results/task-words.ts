import type { Homework, ItemResult } from '@ordklar/contract';

/** Where a task is opened (D1 §2), at its first page unless told. */
export const taskAddress = (
  { exerciseId, homeworkId }: Pick<Homework, 'exerciseId' | 'homeworkId'>,
  page = 1,
): string => `/exercise/page/${exerciseId}/${page}?homeworkId=${homeworkId}`;

/** Right answers in whole percent (decision 16). */
export const percentOf = ({ correctAnswers, answerCount }: ItemResult): number =>
  answerCount === 0 ? 0 : Math.round((correctAnswers / answerCount) * 100);
