import { z } from 'zod';
import { ownCommaSystem, taskCommaSystem } from './comma-systems.ts';
import { exercise } from './courses.ts';
import { del, flag, get, id, idList, idParam, nothing, post, put, unixSeconds, yearParam } from './endpoint.ts';
import { essayGrade } from './evaluations.ts';
import { fileObject, uploadSource } from './files.ts';

/** Where a task stands for its pupil. 'ready' = the teacher has sent the text back. */
export const homeworkState = z.enum(['assigned', 'started', 'handed-in', 'ready']);

/** First answers that were right, of how many; null of a text, and while it is not handed in. */
export const itemResult = z
  .object({
    correctAnswers: z.number().int(),
    answerCount: z.number().int(),
    /** 0–10 of a test, for teachers (ANS-05); null of an exercise. */
    gradeNumber: z.number().int().nullable(),
  })
  .nullable();
export type ItemResult = NonNullable<z.output<typeof itemResult>>;

/** How many of an exercise's questions are answered so far; null of a text and a test, and while nothing is begun. */
export const answeredQuestions = z.object({ answered: z.number().int(), of: z.number().int() }).nullable();
export type AnsweredQuestions = NonNullable<z.output<typeof answeredQuestions>>;

/** One task of one pupil (ENT-05). */
export const homework = z
  .object({
    homeworkId: id,
    exerciseId: id,
    studentId: id,
    squadId: id,
    squadName: z.string(),
    title: z.string(),
    productId: z.string(),
    level: z.string(),
    category: z.string(),
    kind: z.string(),
    teacherId: id,
    assignedByName: z.string(),
    assigned: unixSeconds,
    deadline: unixSeconds.nullable(),
    /** Also called visibilityDate (DEC-06). */
    available: unixSeconds.nullable(),
    visibilityDate: unixSeconds.nullable(),
    isCustom: z.boolean(),
    /** Recommended minimum of words; null = none. */
    wordCount: z.number().int().nullable(),
    hideResults: z.boolean(),
    isSelfCorrection: z.boolean(),
    /** The pupil's own choice (PD-10). */
    isFree: z.boolean(),
    /** The homework whose text this one corrects. */
    parentId: id.nullable(),
    exerciseProgressId: id.nullable(),
    completed: unixSeconds.nullable(),
    isLate: z.boolean(),
    resetAt: z.object({ date: z.string() }).nullable(),
    state: homeworkState,
    /** There is feedback or a text ready that the pupil has not opened. */
    isNew: z.boolean(),
    /** The mark that the pupil may see; null while there is none, or it is not shown. */
    grade: essayGrade.nullable(),
    /** Not there where the teacher hides results. */
    result: itemResult,
    questions: answeredQuestions,
  })
  .meta({ id: 'Homework' });
export type Homework = z.output<typeof homework>;

/** A pupil's row under an exercise, as the teacher's status list shows it. */
export const studentHomework = z
  .object({
    homeworkId: id,
    studentId: id,
    studentName: z.string(),
    deadline: unixSeconds.nullable(),
    available: unixSeconds.nullable(),
    completed: unixSeconds.nullable(),
    exerciseProgressId: id.nullable(),
    /** How often it was handed in, also before it was assigned again (HW-10). */
    attempts: z.number().int(),
    isLate: z.boolean(),
    isSelfCorrection: z.boolean(),
    /** The pupil's own choice (PD-10). */
    isFree: z.boolean(),
    state: homeworkState,
    /** Where the marking of a handed-in text stands; null when nothing is handed in. */
    marking: z.enum(['queued', 'marked', 'editing', 'ready', 'failed']).nullable(),
    /** Words of the handed-in text; null when none is handed in. */
    writtenWords: z.number().int().nullable(),
    result: itemResult,
    /** The pupil's questions about marks that no teacher has answered. */
    questions: z.number().int(),
  })
  .meta({ id: 'StudentHomework' });

/** An exercise assigned to a squad, with its pupils unless they were left out. */
export const assignedExercise = z
  .object({
    exerciseId: id,
    title: z.string(),
    productId: z.string(),
    level: z.string(),
    category: z.string(),
    kind: z.string(),
    available: unixSeconds.nullable(),
    deadline: unixSeconds.nullable(),
    assigned: unixSeconds,
    total: z.number().int(),
    completedCount: z.number().int(),
    readyCount: z.number().int(),
    students: z.array(studentHomework),
  })
  .meta({ id: 'AssignedExercise' });
export type AssignedExercise = z.output<typeof assignedExercise>;

const pageQuery = z.object({
  page: idParam.default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  order: z.enum(['deadline', 'title', 'assigned', 'completed']).default('deadline'),
  sort: z.enum(['asc', 'desc']).default('asc'),
});
const homeworkPage = z.object({ homework: z.array(homework), total: z.number().int(), pages: z.number().int() });
const courseCount = z.object({ productId: z.string(), title: z.string(), count: z.number().int() });

/** The most exercises that one assignment takes. */
export const MOST_EXERCISES = 50;
/** The most pupils that one assignment takes. */
export const MOST_PUPILS = 500;
const anyHomework = z
  .array(id)
  .min(1)
  .max(MOST_EXERCISES * MOST_PUPILS);

/** What is assigned, and its dates. */
const assignment = z.object({
  exerciseIds: z.array(id).min(1).max(MOST_EXERCISES),
  deadline: unixSeconds.nullable(),
  available: unixSeconds.nullish(),
  isCustom: z.boolean().default(false),
  wordCount: z.number().int().min(0).max(20_000).nullish(),
});
const studentIds = z.array(id).min(1).max(MOST_PUPILS);

/** A class or group that gets exercises: the whole of it, unless pupils of it are named. */
export const recipient = z.object({ squadId: id, studentIds: studentIds.optional() }).meta({ id: 'Recipient' });
export type Recipient = z.output<typeof recipient>;

/** Assigning, lists, upload and hand-in. */
export const homeworkApi = {
  assignHomework: post('homework/assign', {
    access: ['teacher'],
    summary: 'Assign exercises to pupils of a class or group',
    body: assignment.extend({ studentIds, squadId: id }),
    answers: { 200: z.object({ homeworkIds: z.array(id), skipped: z.number().int() }) },
  }),
  assignToMany: post('homework/assign/many', {
    access: ['teacher'],
    summary: 'Assign exercises to classes, groups and single pupils in one go; a pupil of several gets each once',
    body: assignment.extend({
      recipients: z.array(recipient).min(1).max(50),
      /**
       * Texts are to be corrected by their pupils once they have them back, by then; a deadline of null for none. Null
       * for all of it: they are not, unless others of the squad have the text with a plan. Left out, nothing is said.
       */
      correcting: z.object({ deadline: unixSeconds.nullable() }).nullish(),
    }),
    answers: { 200: z.object({ homeworkIds: z.array(id), skipped: z.number().int() }) },
  }),
  removeHomework: post('homework/remove', {
    access: ['teacher'],
    summary: 'Take back homework that is not handed in',
    body: z.union([z.object({ homeworkIds: anyHomework }), z.object({ userId: id, exerciseId: id, squadId: id })]),
    answers: { 200: z.object({ removed: z.array(id) }) },
  }),
  deleteUncompleted: post('homework/delete/uncompleted', {
    access: ['teacher'],
    summary: 'Take back those of many tasks of a squad that are not handed in; the others stay',
    body: z.object({ squadId: id, homeworkIds: z.array(id).min(1).max(1000) }),
    answers: { 200: z.object({ removed: z.array(id) }) },
  }),
  restoreHomework: post('homework/restore', {
    access: ['teacher'],
    summary: 'Undo a removal made by the same teacher within the last day',
    body: z.object({ homeworkIds: anyHomework }),
    answers: { 200: z.object({ restored: z.array(id) }) },
  }),
  changeDates: put('homework', {
    access: ['teacher'],
    summary: 'Change deadline and visibility date of many tasks',
    body: z.object({
      squadId: id,
      deadline: unixSeconds.nullish(),
      visibilityDate: unixSeconds.nullish(),
      homeworkIds: z.array(id).min(1).max(1000),
    }),
    answers: { 200: z.object({ changed: z.number().int() }) },
  }),
  addFile: post('homework/{id}/files', {
    access: ['student', 'teacher'],
    summary: 'Attach a DOCX; replaces the one before it',
    params: z.object({ id: idParam }),
    form: z.object({ uploadedFrom: uploadSource.optional() }),
    files: { most: 1, what: 'the DOCX, at most 10 MB', required: true },
    answers: { 200: fileObject },
  }),
  removeFile: del('homework/{id}/files/{fileId}', {
    access: ['student', 'teacher'],
    summary: 'Take an attached file away',
    params: z.object({ id: idParam, fileId: idParam }),
    answers: { 204: nothing },
  }),
  downloadFile: get('homework/{id}/files/{fileId}', {
    access: ['student', 'teacher'],
    summary: 'An attached file, as an attachment',
    params: z.object({ id: idParam, fileId: idParam }),
    answers: { 200: z.unknown().meta({ description: 'the DOCX' }) },
  }),
  homeworkExercise: get('homework/{id}/exercise', {
    access: ['student', 'teacher'],
    summary: 'A task with its exercise and attached file',
    params: z.object({ id: idParam }),
    answers: {
      200: z.object({
        homework,
        exercise,
        files: z.array(fileObject),
        /** The pupil's earlier text, where the task is to correct it. */
        startText: z.string().nullable(),
        /** Which commas the text is read by; null where the course is not a Danish free-text one. */
        commaSystem: taskCommaSystem.nullable(),
      }),
    },
  }),
  setOwnCommaSystem: put('homework/{id}/comma-system', {
    access: ['student', 'teacher'],
    summary: 'The pupil says which comma system the own text follows; null follows the class',
    params: z.object({ id: idParam }),
    body: z.object({ startkomma: ownCommaSystem }),
    answers: { 200: taskCommaSystem },
  }),
  squadHomework: get('squads/{s}/homework/course/{c}/group/{g}', {
    access: ['teacher'],
    summary: "A class's homework in a course, by exercise; g = 0 is the whole class, else a group of it",
    params: z.object({ s: idParam, c: z.string(), g: z.coerce.number().pipe(z.int32().min(0)) }),
    query: z.object({
      year: yearParam.optional(),
      skipStudents: flag.optional(),
      splitByAvailableDate: flag.optional(),
    }),
    answers: { 200: z.array(assignedExercise) },
  }),
  studentHomework: get('squads/{s}/homework/course/{c}/student/{st}', {
    access: ['teacher'],
    summary: "One pupil's homework in a course",
    params: z.object({ s: idParam, c: z.string(), st: idParam }),
    query: z.object({
      groupBy: z.enum(['level', 'category']).optional(),
      uncompletedOnly: flag.optional(),
      year: yearParam.optional(),
    }),
    answers: { 200: z.array(homework) },
  }),
  homeworkStudents: get('squads/{s}/homework/students', {
    access: ['teacher'],
    summary: 'Pupils of some homework',
    params: z.object({ s: idParam }),
    query: z.object({ homeworkIds: idList }),
    answers: { 200: z.array(z.object({ id, name: z.string(), institution: z.string(), homeworkId: id })) },
  }),
  homeworkCount: get('squads/{s}/homework/count', {
    access: ['teacher'],
    summary: 'Number of tasks per course, of one pupil when named',
    params: z.object({ s: idParam }),
    query: z.object({
      courseIds: z.string().optional(),
      year: yearParam.optional(),
      studentId: idParam.optional(),
    }),
    answers: { 200: z.array(z.object({ courseId: z.string(), count: z.number().int(), completed: z.number().int() })) },
  }),
  homeworkCountOfStudent: get('squads/{s}/homework/count/student', {
    access: ['teacher'],
    summary: 'Number of tasks per course of one pupil',
    params: z.object({ s: idParam }),
    query: z.object({
      courseIds: z.string().optional(),
      year: yearParam.optional(),
      studentId: idParam,
    }),
    answers: { 200: z.array(z.object({ courseId: z.string(), count: z.number().int(), completed: z.number().int() })) },
  }),
  assignedCourses: get('homework/assigned/courses', {
    access: ['student'],
    summary: 'Courses with open homework of the pupil',
    answers: { 200: z.array(courseCount) },
  }),
  completedCourses: get('homework/completed/courses', {
    access: ['student'],
    summary: 'Courses with finished homework of the pupil',
    answers: { 200: z.array(courseCount) },
  }),
  assignedHomework: get('homework/assigned/course/{id}', {
    access: ['student'],
    summary: "The pupil's open homework in a course; id 'all' = every course",
    params: z.object({ id: z.string() }),
    query: pageQuery,
    answers: { 200: homeworkPage },
  }),
  completedHomework: get('homework/completed/course/{id}', {
    access: ['student'],
    summary: "The pupil's finished homework in a course; id 'all' = every course",
    params: z.object({ id: z.string() }),
    /** `reopened`: also what is assigned again, as it was handed in last (HW-10). */
    query: pageQuery.extend({ reopened: flag.default(false) }),
    answers: { 200: homeworkPage },
  }),
  latestHomework: get('homework/assigned/latest', {
    access: ['student'],
    summary: 'The task assigned last; null when there is none',
    answers: { 200: homework.nullable() },
  }),
};
