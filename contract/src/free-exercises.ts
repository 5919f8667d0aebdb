import { z } from 'zod';
import { category, level } from './courses.ts';
import { get, id, idParam, nothing, post, put } from './endpoint.ts';
import { searchWords } from './find-exercises.ts';
import { answeredQuestions, homeworkState, itemResult } from './homework.ts';

/** An exercise that a pupil may choose, with where the pupil's own task of it stands. */
export const freeExercise = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    productId: z.string(),
    level: z.string(),
    category: z.string(),
    estimatedMinutes: z.number().int(),
    isNew: z.boolean(),
    /** The pupil's task of this exercise; null while there is none. */
    task: z
      .object({
        homeworkId: id,
        state: homeworkState,
        /** Chosen by the pupil, who may do it again. */
        isFree: z.boolean(),
        /** Not there where the teacher hides results. */
        result: itemResult,
        questions: answeredQuestions,
      })
      .nullable(),
  })
  .meta({ id: 'FreeExercise' });
export type FreeExercise = z.output<typeof freeExercise>;

const counted = { exerciseCount: z.number().int() };

const pageQuery = z.object({
  page: idParam.default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
const page = z.object({ exercises: z.array(freeExercise), total: z.number().int(), pages: z.number().int() });

/** Exercises that pupils choose for themselves, where their class lets them (PD-10). */
export const freeExercisesApi = {
  freeCourses: get('free-exercises/courses', {
    access: ['student'],
    summary: 'Courses to choose from; none where the class does not let its pupils choose',
    answers: { 200: z.array(z.object({ productId: z.string(), title: z.string(), groupId: z.string(), ...counted })) },
  }),
  freeLevels: get('free-exercises/course/{id}/levels', {
    access: ['student'],
    summary: 'Levels of a course to choose from',
    params: z.object({ id: z.string() }),
    answers: { 200: z.array(level.extend(counted)) },
  }),
  freeCategories: get('free-exercises/level/{id}/categories', {
    access: ['student'],
    summary: 'Categories of a level to choose from',
    params: z.object({ id: idParam }),
    answers: { 200: z.array(category.extend(counted)) },
  }),
  freeCourseCategories: get('free-exercises/course/{id}/categories', {
    access: ['student'],
    summary: 'Categories of every level of a course to choose from',
    params: z.object({ id: z.string() }),
    answers: { 200: z.array(category.extend(counted)) },
  }),
  freeCategoryExercises: get('free-exercises/category/{id}/exercises', {
    access: ['student'],
    summary: 'Exercises of a category to choose from, at one level when it is named, paged',
    params: z.object({ id: idParam }),
    query: pageQuery.extend({ levelId: idParam.optional() }),
    answers: { 200: page },
  }),
  freeLevelExercises: get('free-exercises/level/{id}/exercises', {
    access: ['student'],
    summary: 'Exercises of every category at a level to choose from, paged',
    params: z.object({ id: idParam }),
    query: pageQuery,
    answers: { 200: page },
  }),
  freeCourseExercises: get('free-exercises/course/{id}/exercises', {
    access: ['student'],
    summary: 'Exercises of every category at every level of a course to choose from, paged',
    params: z.object({ id: z.string() }),
    query: pageQuery,
    answers: { 200: page },
  }),
  searchFreeExercises: get('free-exercises/search', {
    access: ['student'],
    summary: 'Search in every course to choose from, best first, paged; slips are corrected where nothing is found',
    query: pageQuery.extend({ q: searchWords }),
    answers: { 200: page },
  }),
  selfAssign: post('free-exercises/exercise/self-assign', {
    access: ['student'],
    summary: 'Take an exercise: the open task where there is one, again where the pupil has done it before',
    body: z.object({ exerciseId: id }),
    answers: { 200: z.object({ homeworkId: id, exerciseId: id }) },
  }),
  dropFreeExercise: post('free-exercises/exercise/drop', {
    access: ['student'],
    summary: 'Give back a task of the own choice that is not handed in; taking the exercise again undoes it',
    body: z.object({ homeworkId: id }),
    answers: { 204: nothing },
  }),
  allowFreeExercises: put('squads/{s}/free-exercises', {
    access: ['teacher'],
    summary: 'Whether the pupils of a class or group may choose exercises for themselves',
    params: z.object({ s: idParam }),
    body: z.object({ freeExercises: z.boolean() }),
    answers: { 200: z.object({ squadId: id, freeExercises: z.boolean() }) },
  }),
};
