import type { Homework } from '@ordklar/contract';
import { homeworkText as text } from './homework.text.ts';

/** Where a handed-in text is read. */
export const textAddress = (exerciseProgressId: number): string => `/resultater/tekst/${exerciseProgressId}`;

/** The task's title as its pupil sees it; a task to correct a text says so. */
export const titleOf = ({ title, isSelfCorrection }: Pick<Homework, 'title' | 'isSelfCorrection'>): string =>
  isSelfCorrection ? text.row.selfCorrection(title) : title;
