import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';

// below the homework, so that handing in a task makes its place here stale too
const key = [...homeworkKey, 'free'] as const;

/** Courses to choose from; none where the class does not let its pupils. */
export const freeCoursesQuery = queryOptions({
  queryKey: [...key, 'courses'],
  queryFn: ({ signal }) => client.freeCourses({ signal }),
});

/** Levels of a course. */
export const freeLevelsQuery = (productId: string) =>
  queryOptions({
    queryKey: [...key, 'levels', productId],
    queryFn: ({ signal }) => client.freeLevels({ params: { id: productId }, signal }),
    staleTime: 600_000,
  });

/** Categories of a level. */
export const freeCategoriesQuery = (levelId: number) =>
  queryOptions({
    queryKey: [...key, 'categories', levelId],
    queryFn: ({ signal }) => client.freeCategories({ params: { id: levelId }, signal }),
    staleTime: 600_000,
  });

/** Exercises of a category at a level, a page at a time. */
export const freeCategoryQuery = (categoryId: number, levelId: number) =>
  infiniteQueryOptions({
    queryKey: [...key, 'category', categoryId, levelId],
    queryFn: ({ signal, pageParam }) =>
      client.freeCategoryExercises({ params: { id: categoryId }, query: { levelId, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (page < last.pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
