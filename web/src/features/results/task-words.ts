import type { Homework } from '@ordklar/contract';

/** Where a task is opened (D1 §2), at its first page unless told. */
export const taskAddress = (
  { exerciseId, homeworkId }: Pick<Homework, 'exerciseId' | 'homeworkId'>,
  page = 1,
): string => `/exercise/page/${exerciseId}/${page}?homeworkId=${homeworkId}`;
