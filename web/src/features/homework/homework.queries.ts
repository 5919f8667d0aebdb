import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { logged } from '../../lib/api/logged.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';

/** Every course. */
export const ALL_COURSES = 'all';
const OPEN_PER_PAGE = 50;
/** What is logged where tasks do not come (HW-21). */
export const NOT_FETCHED = 'The homework could not be fetched';
/** Finished tasks that one page shows. */
export const FINISHED_PER_PAGE = 10;

/** Open tasks of the pupil by deadline, those without one last; further pages on demand. */
export const openHomeworkQuery = (courseId: string) =>
  infiniteQueryOptions({
    queryKey: [...homeworkKey, 'open', courseId],
    queryFn: ({ signal, pageParam }) =>
      logged(NOT_FETCHED, signal, () =>
        client.assignedHomework({
          params: { id: courseId },
          query: { page: pageParam, limit: OPEN_PER_PAGE, order: 'deadline', sort: 'asc' },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (page < last.pages ? page + 1 : undefined),
  });

/** A page of the pupil's finished tasks, newest first. */
export const finishedHomeworkQuery = (courseId: string, page: number, limit = FINISHED_PER_PAGE) =>
  queryOptions({
    queryKey: [...homeworkKey, 'finished', courseId, page, limit],
    queryFn: ({ signal }) =>
      logged(NOT_FETCHED, signal, () =>
        client.completedHomework({
          params: { id: courseId },
          query: { page, limit, order: 'completed', sort: 'desc' },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** A task with its exercise, its attached file and, where it corrects a text, that text. */
export const taskQuery = (homeworkId: number) =>
  queryOptions({
    queryKey: [...homeworkKey, 'task', homeworkId],
    queryFn: ({ signal }) => client.homeworkExercise({ params: { id: homeworkId }, signal }),
  });
