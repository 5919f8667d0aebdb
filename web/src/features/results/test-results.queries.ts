import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { resultsKey } from '../../lib/api/query-keys.ts';

const key = [...resultsKey, 'tests'] as const;

/** The task of a test. */
export const testTaskQuery = (homeworkId: number) =>
  queryOptions({
    queryKey: [...key, 'task', homeworkId],
    queryFn: ({ signal }) => client.homeworkExercise({ params: { id: homeworkId }, signal }),
    select: ({ homework }) => homework,
  });

/** How the parts of all attempts at a test went, newest attempt first. */
export const testStepsQuery = (squadId: number, homeworkId: number) =>
  queryOptions({
    queryKey: [...key, 'steps', squadId, homeworkId],
    queryFn: ({ signal }) => client.testStepResults({ params: { s: squadId, h: homeworkId }, signal }),
  });

/** Spelling error types of one attempt. */
export const errorTypesQuery = (of: { studentId: number; homeworkId: number; exerciseProgressId: number }) =>
  queryOptions({
    queryKey: [...key, 'error-types', of],
    queryFn: ({ signal }) =>
      client.spellingErrorTypes({
        params: { id: of.studentId },
        query: { homeworksIds: String(of.homeworkId), exerciseProgressIds: String(of.exerciseProgressId) },
        signal,
      }),
  });

/** Words of an attempt in which an error type was made. */
export const misspelledQuery = (exerciseProgressId: number, errorType: string) =>
  queryOptions({
    queryKey: [...key, 'words', exerciseProgressId, errorType],
    queryFn: ({ signal }) =>
      client.misspelledWords({ body: { exerciseProgressIds: [exerciseProgressId], errorType }, signal }),
  });

/** What was answered in an attempt. */
export const attemptQuery = (exerciseProgressId: number) =>
  queryOptions({
    queryKey: [...key, 'attempt', exerciseProgressId],
    queryFn: ({ signal }) => client.attemptExercise({ params: { id: exerciseProgressId }, signal }),
    select: ({ work }) => work,
  });
