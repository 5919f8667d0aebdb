import { block } from '@ordklar/exercise-kinds/play';
import { z } from 'zod';
import { get, id, idParam } from './endpoint.ts';
import { exerciseFile } from './files.ts';

/** What a course is about and for whom (ENT-01). */
const courseFacts = z.object({
  audience: z.enum(['middleschool', 'highschool', 'adultschool']),
  subject: z.enum(['danish', 'english', 'german', 'french', 'spanish', 'language-understanding', 'adult-education']),
  contentType: z.enum(['grammar', 'spelling', 'reading', 'free-text']),
  /** Tests rather than exercises. */
  isTest: z.boolean(),
});

/** A level of a course, such as '7. klasse'. */
export const level = z.object({ id, title: z.string(), productId: z.string() }).meta({ id: 'Level' });

/** A category of exercises in a course, with the number of its exercises where a list asked for it. */
export const category = z
  .object({ id, title: z.string(), exerciseCount: z.number().int().optional() })
  .meta({ id: 'Category' });

/** An exercise as lists show it. */
export const exerciseSummary = z
  .object({
    id,
    title: z.string(),
    productId: z.string(),
    levelId: id,
    level: z.string(),
    categoryId: id,
    category: z.string(),
    kind: z.string(),
    description: z.string(),
    /** Recommended minimum of words; null where the exercise has none. */
    requiredWordCount: z.number().int().nullable(),
    estimatedMinutes: z.number().int(),
    /** Made by a teacher rather than from the bank. */
    isCustom: z.boolean(),
    /** When it was last assigned to the squad asked about; null when never. */
    lastAssigned: z.number().int().nullable(),
    /** Came into the bank within the last month. */
    isNew: z.boolean(),
    /** False of what the bank tries out: teachers who have chosen so see it, and it cannot be assigned. */
    isPublished: z.boolean(),
  })
  .meta({ id: 'ExerciseSummary' });
export type ExerciseSummary = z.output<typeof exerciseSummary>;

/** A piece of a task's text: plain text, rendered as its type says. */
export const taskBlock = block;
export type TaskBlock = z.output<typeof taskBlock>;

/** What a pupil may see of an exercise. */
export const exercise = exerciseSummary
  .extend({
    /** Danish help above a task in another language; empty for Danish ones. */
    instructions: z.array(taskBlock),
    task: z.array(taskBlock),
    sourceText: z
      .object({ genre: z.string(), title: z.string(), byline: z.string().nullable(), blocks: z.array(taskBlock) })
      .nullable(),
    /** What its teacher has attached to an own exercise. */
    files: z.array(exerciseFile),
    /** Addresses of pages, http or https. */
    links: z.array(z.string()),
  })
  .meta({ id: 'Exercise' });
export type Exercise = z.output<typeof exercise>;

/** The catalogue and the exercise bank. A course's id is its productId. */
export const coursesApi = {
  courseGroups: get('course-groups', {
    access: 'anyone',
    summary: 'Groups of courses',
    answers: { 200: z.array(z.object({ id: z.string(), title: z.string() })) },
  }),
  courses: get('courses', {
    access: 'user',
    summary: 'Courses of a group that have the level',
    query: z.object({ courseGroupId: z.string().optional(), levelName: z.string().optional() }),
    answers: {
      200: z.array(
        courseFacts.extend({
          groupId: z.string(),
          productId: z.string(),
          title: z.string(),
          /** Exercises of the bank, and the person's own. */
          exerciseCount: z.number().int(),
        }),
      ),
    },
  }),
  levels: get('levels', {
    access: 'user',
    summary: 'Levels of the courses of a group',
    query: z.object({ courseGroupId: z.string() }),
    answers: { 200: z.array(level) },
  }),
  categories: get('categories', {
    access: 'user',
    summary: 'Categories of a course, with exercise counts at the level',
    query: z.object({ courseId: z.string(), levelName: z.string().optional() }),
    answers: { 200: z.array(category) },
  }),
  courseTitle: get('courses/{id}/title', {
    access: 'anyone',
    summary: 'The Danish title of a course',
    params: z.object({ id: z.string() }),
    answers: { 200: z.object({ title: z.string() }) },
  }),
  courseOverview: get('courses/{id}/overview', {
    access: 'user',
    summary: 'Levels of a course with categories and exercise counts',
    params: z.object({ id: z.string() }),
    answers: {
      200: z.array(
        z.object({
          id,
          title: z.string(),
          categories: z.array(z.object({ id, title: z.string() })),
          exerciseCount: z.number().int(),
        }),
      ),
    },
  }),
  courseExercises: get('courses/{id}/exercises', {
    access: ['teacher'],
    summary: 'Exercises of a course for assigning, paged',
    params: z.object({ id: z.string() }),
    query: z.object({
      levelId: idParam.optional(),
      categoryId: idParam.optional(),
      squadId: idParam.optional(),
      q: z.string().max(100).optional(),
      page: idParam.default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answers: {
      200: z.object({ exercises: z.array(exerciseSummary), total: z.number().int(), pages: z.number().int() }),
    },
  }),
  exercise: get('exercises/{id}', {
    access: ['teacher', 'school-admin', 'editor'],
    summary: 'An exercise of the bank, an own one, or a colleague’s that a shared class has been given',
    params: z.object({ id: idParam }),
    answers: { 200: exercise },
  }),
};
