import { z } from 'zod';
import { exerciseSummary, level } from './courses.ts';
import { get, id, idParam } from './endpoint.ts';

/** Exercises that one answer of the search holds (PD-03). */
export const EXERCISES_PER_SEARCH = 20;

/** Slugs of course groups with commas between them; left out = every group. */
const groups = z
  .string()
  .transform((value) => value.split(',').filter(Boolean))
  .optional();

/** What is searched for; one letter is no search (PD-03). */
export const searchWords = z.string().trim().min(2).max(100);

const searchQuery = z.object({
  q: searchWords,
  courseGroups: groups,
  /** The title of a level, such as '7. klasse'. */
  levelName: z.string().optional(),
});

/** Finding exercises across the courses that the school has a licence for. */
export const findExercisesApi = {
  searchExercises: get('exercises/search', {
    access: ['teacher'],
    summary: 'Exercises by words of title, category, level, summary and instruction, best first',
    query: searchQuery.extend({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      /** For which squad the last assignment is given. */
      squadId: idParam.optional(),
    }),
    answers: { 200: z.array(exerciseSummary) },
  }),
  countFoundExercises: get('exercises/search/count', {
    access: ['teacher'],
    summary: 'How many exercises the search finds',
    query: searchQuery,
    answers: { 200: z.object({ count: z.number().int() }) },
  }),
  trainingExercises: get('exercises/training/{type}', {
    access: ['teacher'],
    summary: 'The exercises that train an error type of text correction, those for the level of the squad first',
    params: z.object({ type: z.string().max(60) }),
    query: z.object({ squadId: idParam }),
    answers: { 200: z.object({ title: z.string(), exercises: z.array(exerciseSummary) }) },
  }),
  newExerciseLabels: get('exercises/new-labels', {
    access: ['teacher'],
    summary: 'The courses that have new exercises, and which these are',
    answers: { 200: z.array(z.object({ productId: z.string(), exerciseIds: z.array(id) })) },
  }),
  filteredLevels: get('filtered/levels', {
    access: ['teacher'],
    summary: 'Levels that hold exercises, of a course group, a course or a category',
    query: z.object({
      courseGroupId: z.string().optional(),
      courseId: z.string().optional(),
      categoryId: idParam.optional(),
    }),
    answers: { 200: z.array(level) },
  }),
};
