import type { Homework } from '@ordklar/contract';

/** Where a task is opened (D1 §2). */
export const taskAddress = ({ exerciseId, homeworkId }: Pick<Homework, 'exerciseId' | 'homeworkId'>): string =>
  `/exercise/page/${exerciseId}/1?homeworkId=${homeworkId}`;

/** Right answers in whole percent (decision 16). */
export const percentOf = ({ correctAnswers, answerCount }: NonNullable<Homework['result']>): number =>
  answerCount === 0 ? 0 : Math.round((correctAnswers / answerCount) * 100);
