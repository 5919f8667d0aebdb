import { type CorrectionSet, isAttempt } from '@ordklar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { resultsKey } from '../../lib/api/query-keys.ts';

/** Whose answers at which exercise: a pupil of a class in a school year (its start year). */
export interface AnswersOf {
  squadId: number;
  exerciseId: number;
  year: number;
  studentId: number;
}

/** How often a text that waits for the engine is asked for, in ms. */
const QUEUE_POLL = 2000;

/** Pupils who have the exercise, with where their newest attempt stands. */
export const studentsQuery = ({ squadId, exerciseId, year }: Omit<AnswersOf, 'studentId'>) =>
  queryOptions({
    queryKey: [...resultsKey, 'students', squadId, exerciseId, year],
    queryFn: ({ signal }) => client.exerciseStudents({ params: { s: squadId, ex: exerciseId, y: year }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ marking }) => marking === 'queued') ? 2 * QUEUE_POLL : false),
  });

/** Whether the pupils of a class are to correct their texts of an exercise, and by when. */
export const correctingPlanQuery = ({ squadId, exerciseId }: Pick<AnswersOf, 'squadId' | 'exerciseId'>) =>
  queryOptions({
    queryKey: [...resultsKey, 'correcting-plan', squadId, exerciseId],
    queryFn: ({ signal }) => client.correctingPlan({ params: { s: squadId, ex: exerciseId }, signal }),
  });

/** All attempts as the marking view reads them. */
export const attemptsKey = ['attempts'] as const;

/** A pupil's attempts, newest first. */
export const attemptsQuery = ({ squadId, exerciseId, year, studentId }: AnswersOf) =>
  queryOptions({
    queryKey: [...attemptsKey, squadId, exerciseId, year, studentId],
    queryFn: async ({ signal }) => {
      const params = { squad: squadId, ex: exerciseId, st: studentId, y: year };
      return (await client.exerciseResults({ params, query: { preview: true }, signal })).filter(isAttempt);
    },
  });

/** All texts with their marks. */
export const correctionSetsKey = ['correction-set'] as const;

/** A text with its marks; asked for again while it waits for the engine. */
export const correctionSetQuery = (textId: number) =>
  queryOptions({
    queryKey: [...correctionSetsKey, textId],
    queryFn: ({ signal }) => client.corrections({ params: { id: textId }, signal }),
    // prefetched without counting as opened, so opening it always asks once more, behind what is already shown
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? QUEUE_POLL : false),
  });

/** The title of an exercise, for when its answers cannot be fetched. */
export const exerciseTitleQuery = (id: number) =>
  queryOptions({
    queryKey: ['exercise-title', id],
    queryFn: async ({ signal }) => (await client.exercise({ params: { id }, signal })).title,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Categories that a mark can be given in a course (TC-25). */
export const categoriesQuery = (productId: string) =>
  queryOptions({
    queryKey: ['correction-categories', productId],
    queryFn: ({ signal }) => client.correctionCategories({ query: { productId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useCategories = (productId: string | undefined) =>
  useQuery({ ...categoriesQuery(productId ?? ''), enabled: productId !== undefined });

/** Fetches a pupil's answers before they are asked for. The text does not count as opened by that. */
export function fetchAhead(of: AnswersOf, textId: number | null): void {
  void queryClient.prefetchQuery(attemptsQuery(of));
  if (textId === null) return;
  void queryClient.prefetchQuery({
    ...correctionSetQuery(textId),
    queryFn: ({ signal }) => client.corrections({ params: { id: textId }, query: { ahead: true }, signal }),
    staleTime: 30_000,
  });
}

/** Puts a set that we know to be the newest where readers find it. */
export const rememberSet = (set: CorrectionSet): void =>
  void queryClient.setQueryData(correctionSetQuery(set.exerciseAnswerTextId).queryKey, set);
