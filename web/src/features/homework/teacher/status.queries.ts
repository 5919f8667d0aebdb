import type { AssignedExercise } from '@ordklar/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { logged } from '../../../lib/api/logged.ts';
import { homeworkKey } from '../../../lib/api/query-keys.ts';
import { NOT_FETCHED } from '../homework.queries.ts';

/** Everything that the teacher's status list shows; the pupil's lists begin with 'homework' too. */
export const squadHomeworkKey = [...homeworkKey, 'squad'] as const;

/** While a text is being marked the list asks again this often. */
export const WHILE_MARKING_MS = 3000;

const isMarking = (exercises: readonly AssignedExercise[] | undefined) =>
  exercises?.some(({ students }) => students.some(({ marking }) => marking === 'queued')) ?? false;

/** In how many tasks a class has which courses, in a school year (its start year). */
export const squadCoursesQuery = (squadId: number, year: number) =>
  queryOptions({
    queryKey: [...squadHomeworkKey, squadId, year, 'courses'],
    queryFn: ({ signal }) => client.homeworkCount({ params: { s: squadId }, query: { year }, signal }),
  });

/** What is assigned to a class in a course; `groupId` 0 is the whole class. Asks again while texts are being marked. */
export const squadHomeworkQuery = (squadId: number, year: number, productId: string, groupId: number) =>
  queryOptions({
    queryKey: [...squadHomeworkKey, squadId, year, productId, groupId],
    queryFn: ({ signal }) =>
      logged(NOT_FETCHED, signal, () =>
        client.squadHomework({ params: { s: squadId, c: productId, g: groupId }, query: { year }, signal }),
      ),
    staleTime: 5000,
    refetchInterval: ({ state }) => (isMarking(state.data) ? WHILE_MARKING_MS : false),
  });
