import type { Homework } from '@ordklar/contract';

/** Where a task is opened (D1 §2), at its first page unless told. */
export const taskAddress = (
  { exerciseId, homeworkId }: Pick<Homework, 'exerciseId' | 'homeworkId'>,
  page = 1,
): string => `/exercise/page/${exerciseId}/${page}?homeworkId=${homeworkId}`;

/** Where a teacher reads how a pupil's test or exercise went. */
export const resultAddress = ({ homeworkId, kind }: Pick<Homework, 'homeworkId' | 'kind'>): string =>
  `/resultater/${kind === 'test' ? 'proeve' : 'opgave'}/${homeworkId}`;

/** Where the pupil reads the answers of a task that is handed in: a test's result, else the task itself. */
export const answersAddress = (task: Pick<Homework, 'exerciseId' | 'homeworkId' | 'kind'>): string =>
  task.kind === 'test' ? resultAddress(task) : taskAddress(task);

/** The spelling test, whose answers are hidden at first (CAT-07, ANS-13). */
export const isSpellingTest = (productId: string): boolean => productId === 'grsp';
