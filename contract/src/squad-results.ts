import { z } from 'zod';
import { flag, get, id, idList, idParam, unixSeconds, yearParam } from './endpoint.ts';
import { spellingErrorType, testStepResult } from './test-results.ts';

/** An id in a path, or 0 for all of them. */
const idOrAll = z.coerce.number().int().min(0).max(2_147_483_647);
const product = z.string().max(20);

/**
 * How the pupils of a class did in a level, a category or an exercise (RES-01): over the attempt that counts of each
 * pupil at each exercise, the best or the last one (PD-16). Hidden results count, for a teacher reads this.
 */
export const resultsAverage = z
  .object({
    id,
    title: z.string(),
    /** Whole percent of right answers; null where nothing is counted, as of texts. */
    percent: z.number().int().nullable(),
    pupils: z.number().int(),
    exercises: z.number().int(),
    /** When one was handed in last. */
    completed: unixSeconds,
  })
  .meta({ id: 'ResultsAverage' });
export type ResultsAverage = z.output<typeof resultsAverage>;

/** A pupil's work on an exercise, in a table of results; without an attempt where it is not handed in. */
export const resultsRow = z
  .object({
    homeworkId: id,
    exerciseProgressId: id.nullable(),
    studentId: id,
    studentName: z.string(),
    exerciseId: id,
    title: z.string(),
    /** A text, which is marked and not counted. */
    isText: z.boolean(),
    category: z.string(),
    level: z.string(),
    attempt: z.number().int().nullable(),
    correctAnswers: z.number().int().nullable(),
    answerCount: z.number().int().nullable(),
    percent: z.number().int().nullable(),
    gradeNumber: z.number().int().nullable(),
    timeSpent: z.number().int().nullable(),
    completed: unixSeconds.nullable(),
    deadline: unixSeconds.nullable(),
    isLate: z.boolean(),
    hideResults: z.boolean(),
  })
  .meta({ id: 'ResultsRow' });
export type ResultsRow = z.output<typeof resultsRow>;

/** A type of mark in the texts of a class, and in how many of them it stands. */
const textErrorType = z.object({
  id: z.string(),
  title: z.string(),
  errors: z.number().int(),
  texts: z.number().int(),
});

/** What a part of the results is of: a pupil, an exercise, or both; else the whole class. */
const of = z.object({
  studentId: idParam.optional(),
  exerciseId: idParam.optional(),
  onlyLastTry: flag.default(false),
});
const page = { page: idParam.default(1), limit: z.coerce.number().int().min(1).max(100).default(10) };
const sortOrder = z.enum(['asc', 'desc']).default('asc');
const pageOf = { total: z.number().int(), page: z.number().int(), pages: z.number().int() };
const ofLevel = z.object({ s: idParam, l: idParam, y: yearParam });

/** Results of a class in a school year (RES-08): course → level → category → exercise → pupil. */
export const squadResultsApi = {
  resultsTable: get('squads/{s}/completed_homework/course/{c}/category/{cat}/year/{y}/student/{st}/exerciseId/{ex}', {
    access: ['teacher'],
    summary:
      'Work of pupils in a course (all: in every one), by pupil and exercise; 0 stands for every category, pupil or exercise. The best attempt ' +
      'counts, with onlyLastTry the last. showAll: also what is not handed in. singleStudentView: every attempt',
    params: z.object({ s: idParam, c: product, cat: idOrAll, y: yearParam, st: idOrAll, ex: idOrAll }),
    query: z.object({
      showAll: flag.default(false),
      onlyLastTry: flag.default(false),
      singleStudentView: flag.default(false),
      categoryIds: idList.optional(),
      levelId: idParam.optional(),
    }),
    answers: { 200: z.array(resultsRow) },
  }),
  studentsHomework: get('squads/{s}/completed_homework/exercise/{ex}/students_homework', {
    access: ['teacher'],
    summary: 'Each pupil who has the exercise in the class, with the newest attempt; also who has not handed in',
    params: z.object({ s: idParam, ex: idParam }),
    answers: { 200: z.array(resultsRow) },
  }),
  categoryResults: get('squads/{s}/completed_homework/course/{c}/year/{y}/student/{st}/categories/paginated', {
    access: ['teacher'],
    summary: 'A page of categories in which a pupil, or with 0 somebody, has handed in, with averages',
    params: z.object({ s: idParam, c: product, y: yearParam, st: idOrAll }),
    query: z.object({
      ...page,
      orderBy: z.enum(['title', 'percent', 'pupils', 'exercises', 'completed']).default('title'),
      sortOrder,
      onlyLastTry: flag.default(false),
    }),
    answers: { 200: z.object({ categories: z.array(resultsAverage), ...pageOf }) },
  }),
  categoryLevels: get('squads/{s}/completed_homework/course/{c}/year/{y}/student/{st}/categoryLevels', {
    access: ['teacher'],
    summary: 'The levels of some categories, with averages, in the order of the course',
    params: z.object({ s: idParam, c: product, y: yearParam, st: idOrAll }),
    query: z.object({ categoryIds: idList, onlyLastTry: flag.default(false) }),
    answers: { 200: z.array(resultsAverage.extend({ categoryId: id })) },
  }),
  levelResults: get('squads/{s}/completed_homework/course/{c}/year/{y}/levels_and_average/paginated', {
    access: ['teacher'],
    summary: 'A page of levels in which the class, or one pupil, has handed in; in the order of the course or by name',
    params: z.object({ s: idParam, c: product, y: yearParam }),
    query: z.object({
      ...page,
      orderByName: flag.default(false),
      sortOrder,
      lastAttemptOnly: flag.default(false),
      studentId: idParam.optional(),
    }),
    answers: { 200: z.object({ levels: z.array(resultsAverage), ...pageOf }) },
  }),
  categoriesOfLevel: get('squads/{s}/completed_homework/level/{l}/year/{y}/categories_and_average', {
    access: ['teacher'],
    summary: 'Categories of a level with averages',
    params: ofLevel,
    query: of,
    answers: { 200: z.array(resultsAverage) },
  }),
  exercisesOfLevel: get('squads/{s}/completed_homework/level/{l}/year/{y}/exercises_and_average', {
    access: ['teacher'],
    summary: 'Exercises of a level with averages',
    params: ofLevel,
    query: of,
    answers: { 200: z.array(resultsAverage) },
  }),
  exercisesOfCategory: get('squads/{s}/completed_homework/category/{cat}/year/{y}/exercises_and_average', {
    access: ['teacher'],
    summary: 'Exercises of a category with averages',
    params: z.object({ s: idParam, cat: idParam, y: yearParam }),
    query: of,
    answers: { 200: z.array(resultsAverage) },
  }),
  errorTypesOfLevel: get('squads/{s}/completed_homework/level/{l}/year/{y}/error_types', {
    access: ['teacher'],
    summary:
      'Spelling error types of the tests and types of marks in the texts of a level, over the attempts that count',
    params: ofLevel,
    query: of,
    answers: { 200: z.object({ spelling: z.array(spellingErrorType), texts: z.array(textErrorType) }) },
  }),
  testStepsOfLevel: get('squads/{s}/completed_homework/level/{l}/year/{y}/test/steps/results', {
    access: ['teacher'],
    summary: 'How the parts of the tests of a level went, over the attempts that count',
    params: ofLevel,
    query: of,
    answers: { 200: z.array(testStepResult.extend({ studentId: id, studentName: z.string() })) },
  }),
};
