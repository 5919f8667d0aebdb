import type { Homework } from '@ordklar/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
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
    queryKey: ['results', 'attempts', squadId, exerciseId, studentId, year],
    queryFn: ({ signal }) =>
      client.exerciseResults({ params: { squad: squadId, ex: exerciseId, st: studentId, y: year }, signal }),
  });

/** One of the pupil's own answers. Asking for it counts as having read the teacher's feedback. */
export const ownResultQuery = (exerciseProgressId: number) =>
  queryOptions({
    queryKey: ['results', 'own', exerciseProgressId],
    queryFn: ({ signal }) => client.ownResult({ params: { id: exerciseProgressId }, signal }),
  });

/** Key of everything that changes when a text is handed in or sent back. */
export const resultsKey = ['results'] as const;
