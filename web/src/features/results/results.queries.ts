import { type Homework, isAttempt } from '@ordklar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { resultsKey } from '../../lib/api/query-keys.ts';
import { schoolYearOf } from '../../lib/dates/danish-dates.ts';

/** A pupil's attempts at an exercise. */
export interface AttemptsOf {
  squadId: number;
  exerciseId: number;
  studentId: number;
  /** Start year of the school year in which the task was assigned. */
  year: number;
}

/** The attempts that a task belongs to. */
export const attemptsOf = (task: Pick<Homework, 'squadId' | 'exerciseId' | 'studentId' | 'assigned'>): AttemptsOf => ({
  squadId: task.squadId,
  exerciseId: task.exerciseId,
  studentId: task.studentId,
  year: schoolYearOf(task.assigned),
});

/** A pupil's attempts at an exercise, newest first. Does not count as having read the teacher's feedback. */
export const attemptsQuery = ({ squadId, exerciseId, studentId, year }: AttemptsOf) =>
  queryOptions({
    queryKey: [...resultsKey, 'attempts', squadId, exerciseId, studentId, year],
    queryFn: async ({ signal }) => {
      const params = { squad: squadId, ex: exerciseId, st: studentId, y: year };
      return (await client.exerciseResults({ params, query: { preview: true }, signal })).filter(isAttempt);
    },
  });

/** One of the pupil's own answers. Asking for it counts as having read the teacher's feedback. */
export const ownResultQuery = (exerciseProgressId: number) =>
  queryOptions({
    queryKey: [...resultsKey, 'own', exerciseProgressId],
    queryFn: ({ signal }) => client.ownResult({ params: { id: exerciseProgressId }, signal }),
  });

const PER_PAGE = 20;

/** A page of everything that the pupil has handed in, newest first; also what the teacher has assigned again since. */
export const handedInQuery = (page: number) =>
  queryOptions({
    queryKey: [...resultsKey, 'handed-in', page],
    queryFn: ({ signal }) =>
      client.completedHomework({
        params: { id: 'all' },
        query: { page, limit: PER_PAGE, order: 'completed', sort: 'desc', reopened: '1' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
