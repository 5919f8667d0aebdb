import type { RegisterBy } from '@ordklar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

const key = ['squad-results'] as const;

/** A class in a school year (its start year). */
export interface OfClass {
  squadId: number;
  year: number;
}

/** A place in the courses: everything that is named must hold. */
export interface Place {
  courseId?: string | undefined;
  levelId?: number | undefined;
  categoryId?: number | undefined;
  exerciseId?: number | undefined;
}

/** What of the attempts counts and is shown (RES-04). */
export interface Shown {
  onlyLastTry: boolean;
  showAll: boolean;
}

const flag = (on: boolean) => (on ? ('1' as const) : ('0' as const));

/** Pupils by what stands across. */
export const registerQuery = (
  { squadId, year }: OfClass,
  { by, onlyTests = false, ...of }: Place & { by: RegisterBy; onlyTests?: boolean },
  { onlyLastTry, showAll }: Shown,
) =>
  queryOptions({
    queryKey: [...key, 'register', squadId, year, by, onlyTests, of, onlyLastTry, showAll],
    queryFn: ({ signal }) =>
      client.resultsRegister({
        params: { s: squadId, y: year },
        query: {
          by,
          courseId: of.courseId,
          levelId: of.levelId,
          categoryId: of.categoryId,
          onlyTests: flag(onlyTests),
          onlyLastTry: flag(onlyLastTry),
          showAll: flag(showAll),
        },
        signal,
      }),
  });

/** Who is in the class: known before what they have done. */
export const pupilNamesQuery = (squadId: number) =>
  queryOptions({
    queryKey: [...key, 'pupils', squadId],
    queryFn: ({ signal }) => client.squadPupils({ params: { s: squadId }, signal }),
    staleTime: 5 * 60 * 1000,
  });

/** The class, and a pupil of it, month by month. */
export const monthsQuery = (
  { squadId, year }: OfClass,
  of: { courseId: string | undefined; studentId?: number; onlyLastTry: boolean },
) =>
  queryOptions({
    queryKey: [...key, 'months', squadId, year, of],
    queryFn: ({ signal }) =>
      client.resultsOverYear({
        params: { s: squadId, y: year },
        query: { courseId: of.courseId, studentId: of.studentId, onlyLastTry: flag(of.onlyLastTry) },
        signal,
      }),
  });

/** How many of the class's latest texts are counted; undefined for all. */
export interface OfTexts {
  courseId: string | undefined;
  latest: number | undefined;
}

/** Error types in the texts of the class, or of one pupil. */
export const textErrorsQuery = ({ squadId, year }: OfClass, of: OfTexts & { studentId?: number }) =>
  queryOptions({
    queryKey: [...key, 'text-errors', squadId, year, of],
    queryFn: ({ signal }) => client.textErrorRegister({ params: { s: squadId, y: year }, query: of, signal }),
    placeholderData: keepPreviousData,
  });

/** The places behind a cell of error types. */
export const placesQuery = ({ squadId, year }: OfClass, studentId: number, type: string, of: OfTexts) =>
  queryOptions({
    queryKey: [...key, 'places', squadId, year, studentId, type, of],
    queryFn: ({ signal }) =>
      client.textErrorPlaces({ params: { s: squadId, y: year, type, st: studentId }, query: of, signal }),
  });

/** The words that a pupil spells wrong over the texts of the year. */
export const misspelledQuery = ({ squadId, year }: OfClass, studentId: number) =>
  queryOptions({
    queryKey: [...key, 'misspelled', squadId, year, studentId],
    queryFn: ({ signal }) => client.wordsSpelledWrong({ params: { s: squadId, y: year, st: studentId }, signal }),
  });

/** The answers behind a cell, a row or a column (API-051). */
export const answersQuery = (
  { squadId, year }: OfClass,
  { studentId, everyTry = false, ...of }: Place & { studentId: number | undefined; everyTry?: boolean },
  { onlyLastTry, showAll }: Shown,
) =>
  queryOptions({
    queryKey: [...key, 'answers', squadId, year, studentId, of, everyTry, onlyLastTry, showAll],
    queryFn: ({ signal }) =>
      client.resultsTable({
        params: {
          s: squadId,
          c: of.courseId ?? 'all',
          cat: of.categoryId ?? 0,
          y: year,
          st: studentId ?? 0,
          ex: of.exerciseId ?? 0,
        },
        query: {
          levelId: of.levelId,
          showAll: flag(showAll),
          onlyLastTry: flag(onlyLastTry),
          singleStudentView: flag(everyTry),
        },
        signal,
      }),
  });

/** How the parts of a test went, and its spelling error types (API-056, API-057). */
export const testQuery = ({ squadId, year }: OfClass, levelId: number, exerciseId: number, onlyLastTry: boolean) =>
  queryOptions({
    queryKey: [...key, 'test', squadId, year, levelId, exerciseId, onlyLastTry],
    queryFn: async ({ signal }) => {
      const call = {
        params: { s: squadId, l: levelId, y: year },
        query: { exerciseId, onlyLastTry: flag(onlyLastTry) },
        signal,
      };
      const [steps, types] = await Promise.all([client.testStepsOfLevel(call), client.errorTypesOfLevel(call)]);
      return { steps, spelling: types.spelling };
    },
  });

/** Words that were misspelt with one error type (RES-07). */
export const wordsQuery = (exerciseProgressIds: number[], errorType: string) =>
  queryOptions({
    queryKey: [...key, 'words', exerciseProgressIds, errorType],
    queryFn: ({ signal }) => client.misspelledWords({ body: { exerciseProgressIds, errorType }, signal }),
  });

/** Exercises that train what a cell stands for. */
export const trainingQuery = (of: {
  squadId: number;
  studentId?: number | undefined;
  courseId?: string | undefined;
  categoryId?: number | undefined;
  errorType?: string | undefined;
}) =>
  queryOptions({
    queryKey: [...key, 'training', of],
    queryFn: ({ signal }) =>
      client.recommendations({
        query: {
          squadId: of.squadId,
          studentId: of.studentId,
          ...(of.errorType === undefined
            ? { courseId: of.courseId, categoryId: of.categoryId }
            : { tag: `text_correction_${of.errorType}` }),
        },
        signal,
      }),
  });

/** Grades of the class. */
export const gradesQuery = ({ squadId, year }: OfClass) =>
  queryOptions({
    queryKey: [...key, 'grades', squadId, year],
    queryFn: ({ signal }) => client.gradesOfClass({ params: { s: squadId, y: year }, signal }),
  });
