import { z } from 'zod';
import { exercise } from './courses.ts';
import { flag, get, id, idParam, post, put, unixSeconds } from './endpoint.ts';
import { itemResult } from './homework.ts';
import { courseLanguage, itemFeedback, itemNumber, playableItem } from './items.ts';
import { testStep } from './tests.ts';

/** Round 1 counts; in round 2 the wrong items come once more. The server counts: an item's first answer is of round 1. */
const round = z.union([z.literal(1), z.literal(2)]);

const sound = z.unknown().meta({ description: 'the MP3; a range of its bytes where one is asked for' });

/** An exercise made of items, on the page of the one who does it. */
export const practice = z
  .object({
    exerciseId: id,
    title: z.string(),
    productId: z.string(),
    language: courseLanguage,
    level: z.string(),
    category: z.string(),
    instruction: z.string(),
    items: z.array(playableItem),
    /** Of a test: its parts, which hold all items in order; null of an exercise. */
    steps: z.array(testStep).nullable(),
    /** What is answered already, in order; of handed-in work also what was left unanswered, as null. */
    answers: z.array(z.object({ item: z.number().int(), round, answer: z.unknown(), feedback: itemFeedback })),
    isHandedIn: z.boolean(),
  })
  .meta({ id: 'Practice' });
export type Practice = z.output<typeof practice>;

/** Doing an exercise (PD-11): the player's own calls, saving and handing in. */
export const practiceApi = {
  homeworkItems: get('homework/{id}/items', {
    access: ['student', 'teacher'],
    summary: "A task's items with what its pupil has answered; the first look begins the work",
    params: z.object({ id: idParam }),
    answers: { 200: practice },
  }),
  attemptExercise: get('exercise_progress/{id}/exercise', {
    access: ['student', 'teacher'],
    summary: 'The exercise of an attempt, with what was answered where it is made of items',
    params: z.object({ id: idParam }),
    answers: { 200: z.object({ exercise, work: practice.nullable() }) },
  }),
  exerciseItems: get('exercises/{id}/items', {
    access: ['teacher'],
    summary: 'The items of an exercise, to try it as a pupil; nothing is saved',
    params: z.object({ id: idParam }),
    answers: { 200: practice },
  }),
  homeworkSound: get('homework/{id}/items/{item}/sound', {
    access: ['student', 'teacher'],
    summary: 'The sound of an item of a task, as MP3; of the edition that the pupil answers',
    params: z.object({ id: idParam, item: itemNumber }),
    answers: { 200: sound },
  }),
  exerciseSound: get('exercises/{id}/items/{item}/sound', {
    access: ['teacher'],
    summary: 'The sound of an item of an exercise, as MP3',
    params: z.object({ id: idParam, item: itemNumber }),
    answers: { 200: sound },
  }),
  checkItem: post('exercises/{id}/items/{item}/check', {
    access: ['teacher'],
    summary: 'How an answer would go; nothing is saved',
    params: z.object({ id: idParam, item: itemNumber }),
    body: z.object({ answer: z.unknown() }),
    answers: { 200: itemFeedback },
  }),
  exerciseProgress: get('exercise/progress', {
    access: ['student', 'teacher'],
    summary:
      'What the person has saved on a page of an exercise: a text as {text}, the item with that number as {answer, round}; ' +
      'of the newest open task of it where none is named',
    query: z.object({
      exerciseId: idParam,
      exercisePageId: idParam.default(1),
      homeworkId: idParam.optional(),
      isCustomExercise: flag.optional(),
    }),
    answers: { 200: z.object({ data: z.unknown(), savedAt: unixSeconds }).nullable() },
  }),
  saveExerciseProgress: post('exercise/progress', {
    access: ['student', 'teacher'],
    summary: 'Save work on a page of an exercise: a written text is {text}, an answered item {answer, round, seconds}',
    body: z.object({
      exerciseId: id,
      exercisePageId: id.min(1).default(1),
      homeworkId: id,
      isCustomExercise: z.boolean().optional(),
      data: z.record(z.string(), z.unknown()),
      /** When the text that this one was written on was saved; null = none was. Left out: nobody asks. */
      basedOn: unixSeconds.nullish(),
    }),
    answers: {
      200: z.object({
        savedAt: unixSeconds,
        /** The text that was overwritten, where it was saved elsewhere after `basedOn`: its writer has not seen it here. */
        unseen: z.string().optional(),
        /** Of an answered item; null of a text, and of a test, which tells nothing before it is handed in. */
        feedback: itemFeedback.nullable(),
      }),
    },
  }),
  handIn: put('homework/{id}/handin', {
    access: ['student', 'teacher'],
    summary: 'Hand in the answered items, the attached file, or the text written in the browser',
    params: z.object({ id: idParam }),
    answers: {
      200: z.object({
        completedHomeworkId: id,
        exerciseProgressId: id,
        completed: unixSeconds,
        wordCount: z.number().int(),
        /** A text without any comma is accepted, but the pupil is warned (DEC-05). */
        warnings: z.array(z.enum(['no-comma', 'no-sentence-mark', 'few-words'])),
        /** Not there where results are hidden from the pupil. */
        result: itemResult,
      }),
    },
  }),
};

/** What a page says with an answered item. */
export const answeredItem = z.object({
  answer: z.unknown(),
  round: round.default(1),
  /** Seconds in which the page was seen and touched since the last save (PD-12). */
  seconds: z.number().int().min(0).max(3600).default(0),
});
