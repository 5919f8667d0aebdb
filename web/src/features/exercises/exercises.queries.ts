import { EXERCISES_PER_SEARCH } from '@ordklar/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { exercisesKey } from '../../lib/api/query-keys.ts';

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
  page: number;
  /** For which class the last assignment is given. */
  squadId: number | undefined;
}

/** Exercises that one page of the list shows. */
export const EXERCISES_PER_PAGE = 20;

/** A page of exercises to choose from. */
export const exercisesQuery = ({ productId, ...query }: ExerciseQuery) =>
  queryOptions({
    queryKey: [...exercisesKey, 'list', productId, query],
    queryFn: ({ signal }) =>
      client.courseExercises({
        params: { id: productId },
        query: { ...query, limit: EXERCISES_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Subjects: 'Dansk', 'Engelsk' … */
export const courseGroupsQuery = queryOptions({
  queryKey: [...exercisesKey, 'groups'],
  queryFn: ({ signal }) => client.courseGroups({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Levels that hold exercises, of a subject when it is named. */
export const filledLevelsQuery = (courseGroupId: string | undefined) =>
  queryOptions({
    queryKey: [...exercisesKey, 'levels', courseGroupId],
    queryFn: ({ signal }) => client.filteredLevels({ query: { courseGroupId }, signal }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  });

/** Words, and what the search is narrowed to. */
export interface SearchedFor {
  q: string;
  courseGroups: string | undefined;
  levelName: string | undefined;
}

/** What a search finds, a portion at a time, the best first. */
export const foundExercisesQuery = (search: SearchedFor, squadId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...exercisesKey, 'found', search, squadId],
    queryFn: ({ signal, pageParam }) =>
      client.searchExercises({ query: { ...search, squadId, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) =>
      last.length < EXERCISES_PER_SEARCH ? undefined : offset + EXERCISES_PER_SEARCH,
    placeholderData: keepPreviousData,
  });

/** How many a search finds in all. */
export const foundCountQuery = (search: SearchedFor) =>
  queryOptions({
    queryKey: [...exercisesKey, 'found-count', search],
    queryFn: ({ signal }) => client.countFoundExercises({ query: { ...search }, signal }),
    placeholderData: keepPreviousData,
  });

/** The exercises that train an error type, those for the class's level first. */
export const trainingQuery = (type: string, squadId: number) =>
  queryOptions({
    queryKey: [...exercisesKey, 'training', type, squadId],
    queryFn: ({ signal }) => client.trainingExercises({ params: { type }, query: { squadId }, signal }),
  });

/** The courses that have new exercises. */
export const newLabelsQuery = queryOptions({
  queryKey: [...exercisesKey, 'new'],
  queryFn: ({ signal }) => client.newExerciseLabels({ signal }),
  staleTime: 600_000,
});

/** An exercise as its pupils will see it. */
export const exerciseQuery = (id: number) =>
  queryOptions({
    queryKey: [...exercisesKey, 'one', id],
    queryFn: ({ signal }) => client.exercise({ params: { id }, signal }),
    staleTime: 600_000,
  });

/** How the teacher's pupils have done an exercise, by the attempt of each that went best or that was the last. */
export const averageQuery = ({ id, productId }: { id: number; productId: string }, onlyLastTry: boolean) =>
  queryOptions({
    queryKey: [...exercisesKey, 'average', id, onlyLastTry],
    queryFn: ({ signal }) =>
      client.exerciseAverage({
        params: { product: productId, id },
        query: { onlyLastTry: onlyLastTry ? '1' : '0' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Pupils of a class or group, by Danish alphabet. */
export const squadStudentsQuery = (squadId: number) =>
  queryOptions({
    queryKey: ['squad-students', squadId],
    queryFn: ({ signal }) => client.squadStudents({ params: { s: squadId }, signal }),
    staleTime: 300_000,
  });
