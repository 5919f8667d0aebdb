import { z } from 'zod';
import { get, id, idParam, post } from './endpoint.ts';
import { itemResult } from './homework.ts';
import { courseLanguage, itemNumber, playableItem } from './items.ts';

/** A part of a test. Parts are taken in order, each is begun and ended once, and an ended one is not opened again. */
export const testStep = z
  .object({
    title: z.string(),
    intro: z.string(),
    /** How many items it has. */
    items: z.number().int(),
    /** The most that it may take; null where there is no limit. */
    seconds: z.number().int().nullable(),
  })
  .meta({ id: 'TestStep' });
export type TestStep = z.output<typeof testStep>;

/** A part of a test that somebody takes. */
const takenStep = testStep.extend({
  /** How many questions its items ask, each gap being one: what the result counts. */
  questions: z.number().int(),
  state: z.enum(['ahead', 'running', 'ended']),
  /** Of a running part with a limit, by the server's clock. */
  secondsLeft: z.number().int().nullable(),
});

/**
 * An item of the part that runs. A text to read comes in three states: not begun (no text, no questions), being read (no
 * questions), read (the questions, and the text where one may look back).
 */
const paperItem = z.object({
  /** Which item of the whole test, from 1. */
  item: z.number().int(),
  playable: playableItem,
  reading: z.enum(['ahead', 'open', 'read']).nullable(),
  /** How many questions it asks, each gap being one; of a text, how many come when it is read. */
  questions: z.number().int(),
  /** As it is saved; null where nothing is. */
  answer: z.unknown(),
});
export type PaperItem = z.output<typeof paperItem>;

/** A test on the page of the one who takes it: nothing of it tells what is right. */
export const testPaper = z
  .object({
    exerciseId: id,
    title: z.string(),
    productId: z.string(),
    language: courseLanguage,
    level: z.string(),
    category: z.string(),
    instruction: z.string(),
    steps: z.array(takenStep),
    /** Of the part that runs; none before it is begun. */
    items: z.array(paperItem),
    /** The attempt that it is handed in as. */
    exerciseProgressId: id.nullable(),
    /** Once handed in; not there where results are hidden. */
    result: itemResult,
  })
  .meta({ id: 'TestPaper' });
export type TestPaper = z.output<typeof testPaper>;

const stepNumber = z.coerce.number().int().min(1).max(50);

/** Taking a test. Answers are saved by exercise/progress, and it is handed in like any other task. */
export const testsApi = {
  homeworkTest: get('homework/{id}/test', {
    access: ['student', 'teacher'],
    summary: "The person's own test: its parts, and the items of the one that runs; the first look begins the work",
    params: z.object({ id: idParam }),
    answers: { 200: testPaper },
  }),
  beginTestStep: post('homework/{id}/test/steps/{step}/begin', {
    access: ['student', 'teacher'],
    summary: 'Begin the next part of a test; its time runs from now',
    params: z.object({ id: idParam, step: stepNumber }),
    answers: { 200: testPaper },
  }),
  endTestStep: post('homework/{id}/test/steps/{step}/end', {
    access: ['student', 'teacher'],
    summary: 'End a part of a test; its answers cannot be changed any more',
    params: z.object({ id: idParam, step: stepNumber }),
    answers: { 200: testPaper },
  }),
  readTestText: post('homework/{id}/test/items/{item}/reading', {
    access: ['student', 'teacher'],
    summary: 'Begin to read a text of the part that runs, or say that it is read: then the questions come',
    params: z.object({ id: idParam, item: itemNumber }),
    body: z.object({ isRead: z.boolean() }),
    answers: { 200: testPaper },
  }),
  gradeTriedTest: post('exercises/{id}/test/grade', {
    access: ['teacher'],
    summary: 'What the answers of a teacher who tries a test come to; nothing is saved',
    params: z.object({ id: idParam }),
    body: z.object({ answers: z.array(z.object({ item: itemNumber, answer: z.unknown() })).max(200) }),
    answers: { 200: itemResult.unwrap() },
  }),
};
