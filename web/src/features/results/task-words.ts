import type { Homework } from '@ordklar/contract';

/** Where a task is opened, at its first page by default. */
export const taskAddress = (
  { exerciseId, homeworkId }: Pick<Homework, 'exerciseId' | 'homeworkId'>,
  page = 1,
): string => `/exercise/page/${exerciseId}/${page}?homeworkId=${homeworkId}`;

/** Whether a pupil has begun on a task that is not handed in: then every list offers »Fortsæt«, else »Begynd«. */
export const isBegun = ({ state }: Pick<Homework, 'state'>): boolean => state === 'started';

/** Where teacher and pupil read how a test or an exercise went. */
export const resultAddress = ({ homeworkId, kind }: Pick<Homework, 'homeworkId' | 'kind'>): string =>
  `/resultater/${kind === 'test' ? 'proeve' : 'opgave'}/${homeworkId}`;

/** What a link to a result takes along, to be shown where the result itself cannot be fetched (ANS-16). */
export interface TaskState {
  title?: string;
  student?: string;
}

/** The spelling test, whose answers are hidden at first (CAT-07, ANS-13). */
export const isSpellingTest = (productId: string): boolean => productId === 'grsp';
