import { z } from 'zod';
import { flag, get, id, idParam, unixSeconds, yearParam } from './endpoint.ts';

const product = z.string().max(20);
const ofYear = z.object({ s: idParam, y: yearParam });

/** What stands across the register: courses, levels of one, categories, exercises. */
export const REGISTER_COLUMNS = ['course', 'level', 'category', 'exercise'] as const;
export type RegisterBy = (typeof REGISTER_COLUMNS)[number];

/** How much is behind a number: mean of the attempts that count, in whole percent; null where nothing is counted. */
const registerFigure = z.object({
  percent: z.number().int().nullable(),
  /** Exercises handed in. */
  done: z.number().int(),
  /** Exercises that are assigned and not handed in; only where they are asked for. */
  open: z.number().int(),
});
export type RegisterFigure = z.output<typeof registerFigure>;

/** A pupil of the register; `isMember` is false for one who has left the class and whose results count still. */
const registerPupil = z.object({ id, name: z.string(), isMember: z.boolean() });

/** Results of a class: pupils down, and across what is asked for. A cell without figures is left out. */
export const resultsRegister = z
  .object({
    total: registerFigure,
    /** `id` is that of the level, category or exercise, or the productId of a course; whose title the catalogue knows. */
    columns: z.array(registerFigure.extend({ id: z.string(), title: z.string() })),
    pupils: z.array(registerPupil.extend(registerFigure.shape)),
    cells: z.array(registerFigure.extend({ studentId: id, column: z.string() })),
  })
  .meta({ id: 'ResultsRegister' });
export type ResultsRegister = z.output<typeof resultsRegister>;

/** A month of the school year in which something was handed in. */
export const monthOfResults = z
  .object({
    /** '2026-08' */
    month: z.string(),
    /** Of the class: the mean, and between which numbers the middle half of the pupils lies. */
    percent: z.number().int(),
    low: z.number().int(),
    high: z.number().int(),
    answers: z.number().int(),
    /** Of the pupil that was asked for; null where there is none. */
    own: z.object({ percent: z.number().int(), answers: z.number().int() }).nullable(),
  })
  .meta({ id: 'MonthOfResults' });
export type MonthOfResults = z.output<typeof monthOfResults>;

/** Marks in the texts of a class by type; a rate is errors / words * 100. */
export const textErrorRegister = z
  .object({
    /** Every text of the year in the order in which the class wrote them; `counted`: the cells are of it. */
    texts: z.array(
      z.object({
        exerciseId: id,
        title: z.string(),
        completed: unixSeconds,
        words: z.number().int(),
        pupils: z.number().int(),
        counted: z.boolean(),
      }),
    ),
    /** Most frequent first, by what is counted. */
    types: z.array(z.object({ id: z.string(), title: z.string(), categoryId: z.string(), errors: z.number().int() })),
    /** Words and texts are those that are counted. */
    pupils: z.array(registerPupil.extend({ words: z.number().int(), texts: z.number().int() })),
    cells: z.array(z.object({ studentId: id, type: z.string(), errors: z.number().int(), texts: z.number().int() })),
    trend: z.array(z.object({ exerciseId: id, type: z.string(), errors: z.number().int() })),
  })
  .meta({ id: 'TextErrorRegister' });
export type TextErrorRegister = z.output<typeof textErrorRegister>;

/** A pupil's text, and where in it an error type stands. */
export const textErrorPlaces = z
  .object({
    homeworkId: id,
    exerciseProgressId: id,
    exerciseId: id,
    title: z.string(),
    completed: unixSeconds,
    words: z.number().int(),
    errors: z.number().int(),
    /** The first ones of the text. */
    places: z.array(z.object({ token: z.string(), replacement: z.string().nullable(), sentence: z.string() })),
  })
  .meta({ id: 'TextErrorPlaces' });
export type TextErrorPlaces = z.output<typeof textErrorPlaces>;

/** A word that a pupil spells wrong, as it was written and as it should be, and how often over the texts of the year. */
export const wordSpelledWrong = z
  .object({ word: z.string(), right: z.string(), times: z.number().int() })
  .meta({ id: 'WordSpelledWrong' });
export type WordSpelledWrong = z.output<typeof wordSpelledWrong>;

/** Of how many of the latest texts of the class; without it of all. */
const latest = z.coerce.number().int().min(1).max(50).optional();

/** Registers of a class in a school year: what the teacher's 'Resultater' is made of. */
export const resultsRegisterApi = {
  resultsRegister: get('squads/{s}/completed_homework/year/{y}/register', {
    access: ['teacher'],
    summary: 'Pupils by courses, levels, categories or exercises, with averages of rows, columns and cells',
    params: ofYear,
    query: z.object({
      by: z.enum(REGISTER_COLUMNS),
      courseId: product.optional(),
      levelId: idParam.optional(),
      categoryId: idParam.optional(),
      /** Only tests, part by part. */
      onlyTests: flag.default(false),
      onlyLastTry: flag.default(false),
      /** Also what is not handed in. */
      showAll: flag.default(false),
    }),
    answers: { 200: resultsRegister },
  }),
  resultsOverYear: get('squads/{s}/completed_homework/year/{y}/months', {
    access: ['teacher'],
    summary: 'How a class, and in it a pupil, did month by month',
    params: ofYear,
    query: z.object({ courseId: product.optional(), studentId: idParam.optional(), onlyLastTry: flag.default(false) }),
    answers: { 200: z.array(monthOfResults) },
  }),
  textErrorRegister: get('squads/{s}/completed_homework/year/{y}/text_errors', {
    access: ['teacher'],
    summary: 'Pupils by error types over the latest texts of a class, and how often each type was made text by text',
    params: ofYear,
    query: z.object({ courseId: product.optional(), studentId: idParam.optional(), latest }),
    answers: { 200: textErrorRegister },
  }),
  textErrorPlaces: get('squads/{s}/completed_homework/year/{y}/text_errors/{type}/student/{st}', {
    access: ['teacher'],
    summary: "A pupil's latest texts, newest first, with the places in which an error type stands",
    params: ofYear.extend({ type: z.string().max(60), st: idParam }),
    query: z.object({ courseId: product.optional(), latest }),
    answers: { 200: z.array(textErrorPlaces) },
  }),
  wordsSpelledWrong: get('squads/{s}/completed_homework/year/{y}/misspelled/student/{st}', {
    access: ['teacher'],
    summary: 'Words that a pupil spells wrong in the texts of the year, the most frequent first',
    params: ofYear.extend({ st: idParam }),
    answers: { 200: z.array(wordSpelledWrong) },
  }),
};
