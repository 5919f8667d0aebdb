import { z } from 'zod';
import { get, id, idParam, unixSeconds } from './endpoint.ts';

/** Never more exercises than this at once (CON-33). */
export const MAX_OWN_TRAINING = 3;

/** An exercise that a pupil can begin at once and that trains an error type of the own texts. */
export const ownTraining = z
  .object({
    exerciseId: id,
    title: z.string(),
    productId: z.string(),
    level: z.string(),
    category: z.string(),
    estimatedMinutes: z.number().int(),
    errorType: z.object({ id: z.string(), title: z.string() }),
    /** The pupil's open task of it; null where the pupil takes the exercise first. */
    homeworkId: id.nullable(),
  })
  .meta({ id: 'OwnTraining' });
export type OwnTraining = z.output<typeof ownTraining>;

/** Right answers of how many, in one month. */
const monthOfAnswers = z.object({
  /** '2026-08' */
  month: z.string(),
  correct: z.number().int(),
  of: z.number().int(),
});

/**
 * How a pupil has come on in this school year: own numbers only, never beside anybody else's. Marks count once their text is
 * sent back, results unless the teacher hides them.
 */
export const ownDevelopment = z
  .object({
    /** Tasks handed in this school year, and how many of them are texts. */
    handedIn: z.number().int(),
    texts: z.number().int(),
    /** Categories that went better in the last month with answers than in the first, most progress first. */
    better: z.array(
      z.object({
        categoryId: id,
        title: z.string(),
        productId: z.string(),
        first: monthOfAnswers,
        last: monthOfAnswers,
      }),
    ),
    /** The last texts that are sent back, oldest first. */
    marked: z.array(
      z.object({ exerciseProgressId: id, title: z.string(), completed: unixSeconds, words: z.number().int() }),
    ),
    /** The most frequent error types of these texts; `errors` in each of them, in the same order. */
    errors: z.array(
      z.object({
        type: z.string(),
        title: z.string(),
        categoryId: z.string(),
        errors: z.array(z.number().int()),
      }),
    ),
    /** What to train next: the type that weighs most in the last texts, with a place of it and exercises. */
    next: z
      .object({
        type: z.string(),
        title: z.string(),
        /** A page about the type: HTML to be cleaned when shown. */
        explanation: z.string(),
        description: z.string(),
        place: z.object({ token: z.string(), replacement: z.string().nullable(), sentence: z.string() }),
        exercises: z.array(ownTraining),
      })
      .nullable(),
    /** Tests of the year, newest first; no number where the teacher hides results. */
    tests: z.array(
      z.object({
        homeworkId: id,
        title: z.string(),
        productId: z.string(),
        completed: unixSeconds,
        result: z.object({ correct: z.number().int(), of: z.number().int() }).nullable(),
        isHidden: z.boolean(),
        teacherName: z.string(),
      }),
    ),
  })
  .meta({ id: 'OwnDevelopment' });
export type OwnDevelopment = z.output<typeof ownDevelopment>;

/** What pupils read about themselves. */
export const developmentApi = {
  ownDevelopment: get('homework/own-development', {
    access: ['student'],
    summary:
      'What the pupil got better at, error types from text to text, tests and the next step, of this school year',
    answers: { 200: ownDevelopment },
  }),
  ownTraining: get('homework/answers/corrections/{id}/training', {
    access: ['student'],
    summary: "At most 3 exercises that train the most frequent error types of the pupil's own returned text",
    params: z.object({ id: idParam }),
    answers: { 200: z.array(ownTraining) },
  }),
};
