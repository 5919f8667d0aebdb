import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';

// below the homework, so that handing in a task makes its place here stale too
const key = [...homeworkKey, 'free'] as const;

const pages = {
  initialPageParam: 1,
  getNextPageParam: (last: { pages: number }, _: unknown, page: number) => (page < last.pages ? page + 1 : undefined),
  placeholderData: keepPreviousData,
};

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

/** Categories of a level, or of all levels of its course. */
export const freeCategoriesQuery = (productId: string, levelId: number | undefined) =>
  queryOptions({
    queryKey: [...key, 'categories', productId, levelId],
    queryFn: ({ signal }) =>
      levelId === undefined
        ? client.freeCourseCategories({ params: { id: productId }, signal })
        : client.freeCategories({ params: { id: levelId }, signal }),
    staleTime: 600_000,
  });

/** Exercises of a course, at one of its levels or all, of a category or all, a page at a time. */
export const freeListQuery = (productId: string, levelId: number | undefined, categoryId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', productId, levelId, categoryId],
    queryFn: ({ signal, pageParam: page }) => {
      if (categoryId !== undefined)
        return client.freeCategoryExercises({ params: { id: categoryId }, query: { levelId, page }, signal });
      return levelId === undefined
        ? client.freeCourseExercises({ params: { id: productId }, query: { page }, signal })
        : client.freeLevelExercises({ params: { id: levelId }, query: { page }, signal });
    },
    ...pages,
  });

/** What a search finds in all courses to choose from, a page at a time. */
export const freeFoundQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'found', q],
    queryFn: ({ signal, pageParam: page }) => client.searchFreeExercises({ query: { q, page }, signal }),
    ...pages,
  });
