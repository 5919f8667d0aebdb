import type { Homework } from '@ordklar/contract';
import { homeworkText as text } from './homework.text.ts';

/** Where the task is opened (D1 §2). */
export const taskAddress = ({ exerciseId, homeworkId }: Pick<Homework, 'exerciseId' | 'homeworkId'>): string =>
  `/exercise/page/${exerciseId}/1?homeworkId=${homeworkId}`;

/** Right answers in whole percent (decision 16). */
export const percentOf = ({ correctAnswers, answerCount }: NonNullable<Homework['result']>): number =>
  answerCount === 0 ? 0 : Math.round((correctAnswers / answerCount) * 100);

/** Where a handed-in text is read. */
export const textAddress = (exerciseProgressId: number): string => `/resultater/tekst/${exerciseProgressId}`;

/** The task's title as its pupil sees it; a task to correct a text says so. */
export const titleOf = ({ title, isSelfCorrection }: Pick<Homework, 'title' | 'isSelfCorrection'>): string =>
  isSelfCorrection ? text.row.selfCorrection(title) : title;
