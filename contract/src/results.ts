import { z } from 'zod';
import { correction, markingState } from './corrections.ts';
import { del, flag, get, id, idParam, nothing, post, unixSeconds, yearParam } from './endpoint.ts';
import { answerEvaluation, essayGrade } from './evaluations.ts';
import { itemResult } from './homework.ts';

/** A file that a download link leads to. */
const answerFile = z.object({ id, url: z.string(), original_filename: z.string(), word_count: z.number().int() });

/** One attempt with its answer, as the viewer reads it (ENT-06 … ENT-11). */
export const answerResult = z
  .object({
    id,
    exerciseProgressId: id,
    homeworkId: id,
    exerciseId: id,
    studentId: id,
    userId: id,
    studentName: z.string(),
    squadId: id,
    parentId: id.nullable(),
    attempt: z.number().int(),
    assignedByName: z.string(),
    title: z.string(),
    productId: z.string(),
    level: z.string(),
    category: z.string(),
    isTextCorrection: z.boolean(),
    isSelfCorrection: z.boolean(),
    isFullTextExercise: z.boolean(),
    required_word_count: z.number().int().nullable(),
    files: z.array(z.object({ word_count: z.number().int() })),
    answerCount: z.number().int().nullable(),
    answersCount: z.number().int().nullable(),
    correctAnswers: z.number().int().nullable(),
    resultPercentage: z.number().int().nullable(),
    gradeNumber: z.number().int().nullable(),
    grade: essayGrade.nullable(),
    timeSpent: z.number().int().nullable(),
    studentFile: answerFile.nullable(),
    /** What the teacher has attached to an own exercise, as it was handed in. */
    teacherFiles: z.array(answerFile.omit({ word_count: true })),
    exerciseAnswerTextId: id.nullable(),
    /** The text with marks is fetched by exerciseAnswerTextId; here the plain text that was handed in. */
    answers: z.array(z.object({ htmlDescription: z.string() })),
    corrections: z.array(correction),
    comments: z.array(z.object({ id: z.string(), text: z.string() })),
    marking: markingState.nullable(),
    isReadyForStudent: z.boolean(),
    hideResults: z.boolean(),
    isLate: z.boolean(),
    deadline: unixSeconds.nullable(),
    assigned: unixSeconds,
    available: unixSeconds.nullable(),
    completed: unixSeconds.nullable(),
    resetAt: z.object({ date: z.string() }).nullable(),
    selfCorrectionHomework: z
      .object({ id, exerciseId: id, completed: unixSeconds.nullable(), deadline: unixSeconds.nullable() })
      .nullable(),
    answerEvaluation: answerEvaluation.nullable(),
  })
  .meta({ id: 'AnswerResult' });
export type AnswerResult = z.output<typeof answerResult>;

/** The same, or a task that is not handed in and has no attempt. */
export const answerOrOpenTask = answerResult
  .extend({ id: id.nullable(), exerciseProgressId: id.nullable(), attempt: z.number().int().nullable() })
  .meta({ id: 'AnswerOrOpenTask' });
export type AnswerOrOpenTask = z.output<typeof answerOrOpenTask>;

/** A pupil in the switcher of the answer viewer. */
export const exerciseStudent = z
  .object({
    id,
    name: z.string(),
    institution: z.string(),
    homeworkId: id,
    exerciseProgressId: id.nullable(),
    exerciseAnswerTextId: id.nullable(),
    completed: unixSeconds.nullable(),
    wordCount: z.number().int().nullable(),
    isLate: z.boolean(),
    marking: markingState.nullable(),
    /** A teacher has looked at the text. */
    isOpened: z.boolean(),
    /** Of the newest attempt; null of a text. */
    result: itemResult,
    hasFeedback: z.boolean(),
  })
  .meta({ id: 'ExerciseStudent' });
export type ExerciseStudent = z.output<typeof exerciseStudent>;

const progressParams = z.object({ id: idParam });

/** Reading answers (homework results). */
export const resultsApi = {
  ownResult: get('current_user/answer/results/exercise_progress/{id}', {
    access: ['student', 'teacher'],
    summary: "One of the person's own answers",
    params: progressParams,
    answers: { 200: answerResult },
  }),
  exerciseResults: get('squads/{squad}/completed_homework/student/result/exercise/{ex}/student/{st}/year/{y}', {
    access: ['student', 'teacher'],
    summary:
      "A pupil's attempts at an exercise in a school year, newest first. isCustomExercise: only of teachers' own exercises, " +
      "or with 0 only of the bank's. preview: a teacher looks without the texts' counting as opened. getUncompleted: tasks " +
      'that are not handed in come first, without an attempt',
    params: z.object({ squad: idParam, ex: idParam, st: idParam, y: yearParam }),
    query: z.object({
      isCustomExercise: flag.optional(),
      preview: flag.optional(),
      getUncompleted: flag.optional(),
    }),
    answers: { 200: z.array(answerOrOpenTask) },
  }),
  squadResult: get('squads/{s}/completed_homework/student/result/exercise_progress/{id}', {
    access: ['teacher'],
    summary: 'One answer of a pupil of the class',
    params: z.object({ s: idParam, id: idParam }),
    answers: { 200: answerResult },
  }),
  exerciseStudents: get('squads/{s}/completed_homework/exercise/{ex}/year/{y}/students', {
    access: ['teacher'],
    summary: 'Pupils who have the exercise, by Danish alphabet, with where their newest attempt stands',
    params: z.object({ s: idParam, ex: idParam, y: yearParam }),
    query: z.object({ byUncompleted: flag.optional() }),
    answers: { 200: z.array(exerciseStudent) },
  }),
  exerciseAverage: get('{product}/exercises/{id}/average', {
    access: ['teacher'],
    summary: 'How the pupils of the teacher have done an exercise on average, in one squad when it is named',
    params: z.object({ product: z.string(), id: idParam }),
    query: z.object({
      squadId: idParam.optional(),
      /** The last attempt of a pupil counts; else the best one. */
      onlyLastTry: flag.default(false),
    }),
    answers: {
      200: z.object({
        /** Whole percent of right answers, the mean over the pupils; null while nobody has handed in. */
        percent: z.number().int().nullable(),
        pupils: z.number().int(),
        counted: z.enum(['best', 'last']),
      }),
    },
  }),
  deleteAttempt: del('completed_homework/{id}', {
    access: ['teacher'],
    summary: 'Delete an attempt; the task is open again',
    params: progressParams,
    answers: { 204: nothing },
  }),
  deleteAttempts: post('completed_homework/delete', {
    access: ['teacher'],
    summary: 'Delete attempts of pupils of a squad, none where one is unknown; the tasks are open again',
    body: z.object({ squadId: id, exerciseProgressIds: z.array(id).min(1).max(500) }),
    answers: { 204: nothing },
  }),
  deleteAttemptByPost: post('completed_homework/delete/{id}', {
    access: ['teacher'],
    summary: 'The same as DELETE completed_homework/{id} (DEC-11)',
    params: progressParams,
    answers: { 204: nothing },
  }),
};
