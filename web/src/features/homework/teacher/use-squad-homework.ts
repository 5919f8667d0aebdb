import type { AssignedExercise } from '@ordklar/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/dates/use-now.ts';
import { byUrgency } from './pupil-state.ts';
import { squadCoursesQuery, squadHomeworkQuery } from './status.queries.ts';

/** What is assigned to a class, in every course that it has tasks in; what waits and what is overdue stands first. */
export function useSquadHomework(
  squadId: number | undefined,
  year: number,
  groupId: number,
): { exercises: AssignedExercise[] | undefined; failed: boolean; retry: () => void } {
  const enabled = squadId !== undefined;
  const now = useNow();
  const courses = useQuery({ ...squadCoursesQuery(squadId ?? 0, year), enabled });
  const lists = useQueries({
    queries: (courses.data ?? []).map(({ courseId }) => ({
      ...squadHomeworkQuery(squadId ?? 0, year, courseId, groupId),
      enabled,
    })),
  });

  const ready = courses.isSuccess && lists.every(({ data }) => data !== undefined);
  // answers that are there stay on the screen when asking again fails
  const failed = !ready && (courses.isError || lists.some(({ isError }) => isError));
  const all = lists.flatMap(({ data }) => data ?? []);
  return {
    exercises: ready && enabled ? all.toSorted(byUrgency(now)) : undefined,
    failed,
    retry: () => void Promise.all([courses.refetch(), ...lists.map((list) => list.refetch())]),
  };
}
