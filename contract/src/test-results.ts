import { z } from 'zod';
import { get, id, idList, idParam, post } from './endpoint.ts';

/** 0–10; never sent to pupils (ANS-05). */
const grade = z.number().int().min(0).max(10).nullable();

/** How one part of a test went (ANS-12). */
export const testStepResult = z
  .object({
    exerciseProgressId: id,
    step: z.number().int(),
    title: z.string(),
    correctAnswers: z.number().int(),
    answerCount: z.number().int(),
    percent: z.number().int(),
    grade,
    /** Words of the texts that were read; null where there are none. */
    totalWords: z.number().int().nullable(),
    /** Words a minute; null where a text was not read to its end, or too fast to have been read. */
    wordsMin: z.number().int().nullable(),
    /** A text was clicked through: no speed is reported. */
    isTooFast: z.boolean(),
    /** Seconds from begin to end; null where it was not begun. Never sent to pupils. */
    time: z.number().int().nullable(),
  })
  .meta({ id: 'TestStepResult' });
export type TestStepResult = z.output<typeof testStepResult>;

/** How often a spelling error type was made, of the words that invite it (ANS-14). */
export const spellingErrorType = z
  .object({
    /** S01–S15. */
    name: z.string(),
    label: z.string(),
    errors: z.number().int(),
    possible_errors: z.number().int(),
    /** Of the words that invite it, those without it. */
    percentage: z.number().int(),
    grade,
  })
  .meta({ id: 'SpellingErrorType' });
export type SpellingErrorTypeResult = z.output<typeof spellingErrorType>;

/** A word of a spelling test and what was written. */
export const misspelledWord = z
  .object({ correct_word: z.string(), answer_word: z.string() })
  .meta({ id: 'MisspelledWord' });
export type MisspelledWord = z.output<typeof misspelledWord>;

/** Reading how tests went. */
export const testResultsApi = {
  testStepResults: get('squads/{s}/completed_homework/homework/{h}/test/steps/results', {
    access: ['student', 'teacher'],
    summary:
      'How the parts of a test went, newest attempt first; none where results are hidden from the pupil who asks',
    params: z.object({ s: idParam, h: idParam }),
    answers: { 200: z.array(testStepResult) },
  }),
  spellingErrorTypes: get('student/{id}/completed_homework/error_types', {
    access: ['student', 'teacher'],
    summary: "Spelling error types of a pupil's tests, those of the last attempts unless attempts are named",
    params: z.object({ id: idParam }),
    query: z.object({ homeworksIds: idList, exerciseProgressIds: idList.optional() }),
    answers: { 200: z.array(spellingErrorType) },
  }),
  misspelledWords: post('completed_homework/error_type', {
    access: ['student', 'teacher'],
    summary: 'Words of some attempts in which a spelling error type was made',
    body: z.object({
      exerciseProgressIds: z.array(id).min(1).max(1000),
      errorType: z.string().regex(/^S(0[1-9]|1[0-5])$/),
    }),
    answers: { 200: z.array(misspelledWord) },
  }),
};
