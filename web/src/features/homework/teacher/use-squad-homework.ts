import type { AssignedExercise } from '@ordklar/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { squadCoursesQuery, squadHomeworkQuery } from './status.queries.ts';

/** What is assigned to a class, newest first: in one course, or in every course that it has tasks in. */
export function useSquadHomework(
  squadId: number | undefined,
  year: number,
  productId: string | undefined,
  groupId: number,
): { exercises: AssignedExercise[] | undefined; failed: boolean; retry: () => void } {
  const enabled = squadId !== undefined;
  const courses = useQuery({ ...squadCoursesQuery(squadId ?? 0, year), enabled: enabled && productId === undefined });
  const asked = productId === undefined ? (courses.data ?? []).map(({ courseId }) => courseId) : [productId];
  const lists = useQueries({
    queries: asked.map((courseId) => ({ ...squadHomeworkQuery(squadId ?? 0, year, courseId, groupId), enabled })),
  });

  const ready = (productId !== undefined || courses.isSuccess) && lists.every(({ data }) => data !== undefined);
  // answers that are there stay on the screen when asking again fails
  const failed = !ready && (courses.isError || lists.some(({ isError }) => isError));
  const all = lists.flatMap(({ data }) => data ?? []);
  return {
    exercises: ready && enabled ? all.toSorted((a, b) => b.assigned - a.assigned) : undefined,
    failed,
    retry: () => void Promise.all([courses.refetch(), ...lists.map((list) => list.refetch())]),
  };
}
