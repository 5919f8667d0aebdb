import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

const DAY_MS = 86_400_000;

/** The Danish title of a course by its productId. */
export const courseTitleQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-title', courseId],
    queryFn: ({ signal }) => client.courseTitle({ params: { id: courseId }, signal }),
    staleTime: DAY_MS,
  });

/** Levels of a course with categories and exercise counts (CAT-11). */
export const courseOverviewQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-overview', courseId],
    queryFn: ({ signal }) => client.courseOverview({ params: { id: courseId }, signal }),
    staleTime: 600_000,
  });
