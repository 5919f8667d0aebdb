import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Everything that an assignment changes in this slice. */
export const exercisesKey = ['exercises'] as const;

/** Every course of the catalogue in its order, with how many exercises it holds. */
export const courseCountsQuery = queryOptions({
  queryKey: [...exercisesKey, 'courses'],
  queryFn: ({ signal }) => client.courses({ signal }),
  staleTime: 600_000,
});

/** Levels of a course that hold exercises. */
export const overviewQuery = (productId: string) =>
  queryOptions({
    queryKey: [...exercisesKey, 'overview', productId],
    queryFn: ({ signal }) => client.courseOverview({ params: { id: productId }, signal }),
    staleTime: 600_000,
  });

/** Categories of a course with the number of exercises, at one level when it is named. */
export const categoriesQuery = (productId: string, levelName: string | undefined) =>
  queryOptions({
    queryKey: [...exercisesKey, 'categories', productId, levelName],
    queryFn: ({ signal }) => client.categories({ query: { courseId: productId, levelName }, signal }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  });

/** What a list of exercises is narrowed to. */
export interface ExerciseQuery {
  productId: string;
  levelId: number | undefined;
  categoryId: number | undefined;
  q: string;
  page: number;
  /** For which class the last assignment is told. */
  squadId: number | undefined;
}

/** Exercises that one page of the list shows. */
export const EXERCISES_PER_PAGE = 20;

/** A page of exercises to choose from. */
export const exercisesQuery = ({ productId, q, ...query }: ExerciseQuery) =>
  queryOptions({
    queryKey: [...exercisesKey, 'list', productId, { ...query, q }],
    queryFn: ({ signal }) =>
      client.courseExercises({
        params: { id: productId },
        query: { ...query, q: q || undefined, limit: EXERCISES_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** An exercise as its pupils will see it. */
export const exerciseQuery = (id: number) =>
  queryOptions({
    queryKey: [...exercisesKey, 'one', id],
    queryFn: ({ signal }) => client.exercise({ params: { id }, signal }),
    staleTime: 600_000,
  });

/** Pupils of a class or group, by Danish alphabet. */
export const squadStudentsQuery = (squadId: number) =>
  queryOptions({
    queryKey: ['squad-students', squadId],
    queryFn: ({ signal }) => client.squadStudents({ params: { s: squadId }, signal }),
    staleTime: 300_000,
  });
