import { z } from 'zod';
import { correction } from './corrections.ts';
import { exercise } from './courses.ts';
import { draftSave, draftSaved, keptDraft } from './drafts.ts';
import { del, get, id, idParam, post, put } from './endpoint.ts';
import { uploadSource } from './files.ts';
import { OWN_EXERCISE_ENDINGS, OWN_EXERCISE_LIMITS } from './own-exercise-limits.ts';

/** Fields of the form; a list goes over the wire as `name[]`, once for each, and an empty one as a single empty field. */
const ownExerciseForm = z.object({
  title: z.string(),
  description: z.string().optional(),
  /** Lines are paragraphs, '# ' makes a heading of one, '- ' a point of a list. */
  text: z.string().optional(),
  fileLinks: z.array(z.string()).optional(),
  /** Recommended minimum of words; empty for none. */
  wordCount: z.string().optional(),
});

const ownExerciseFiles = {
  most: OWN_EXERCISE_LIMITS.files,
  what: `${OWN_EXERCISE_ENDINGS.join(', ')}; together at most 10 MB`,
} as const;

/** An own exercise as it stands in the fields, wrong or not. Files are apart: they cannot be kept before they are saved. */
export const exerciseWriting = z.object({
  courseId: z.string().max(64),
  title: z.string().max(1000),
  description: z.string().max(5000),
  text: z.string().max(100_000),
  wordCount: z.string().max(100),
  links: z.array(z.string().max(5000)).max(50).readonly(),
  /** An address that is typed and no link yet. */
  link: z.string().max(5000).default(''),
});
export type ExerciseWriting = z.output<typeof exerciseWriting>;

/** Whose draft: an own exercise, or 0 for the one that does not exist yet. */
const draftParams = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) });

/** Most characters of a pasted text that is tried. */
export const MAX_TRIED_TEXT = 50_000;

/** What the engine makes of a text that a teacher tries as a pupil of the own (HW-11). Nothing of it is kept. */
export const triedText = z
  .object({
    title: z.string(),
    teacherId: id,
    /** The teacher too, who is the pupil here. */
    studentId: id,
    courseId: z.string(),
    /** Name of the file that was tried; null for the course's own test text and for a pasted one. */
    filename: z.string().nullable(),
    /** Where that file came from; null for the teacher's own device. */
    uploadedFrom: uploadSource.nullable(),
    /** Links that were sent along, as browsers spell them; they are not followed. */
    fileLinks: z.array(z.string()),
    text: z.string(),
    wordCount: z.number().int(),
    notes: z.array(z.string()),
    /** False where nothing corrects the language of the course. */
    isCorrected: z.boolean(),
    corrections: z.array(correction),
  })
  .meta({ id: 'TriedText' });
export type TriedText = z.output<typeof triedText>;

/** Exercises that teachers make themselves (HW-14). */
export const ownExercisesApi = {
  createExercise: post('exercises', {
    access: ['teacher'],
    summary: 'Make an own exercise',
    form: ownExerciseForm.extend({ courseId: z.string() }),
    files: ownExerciseFiles,
    answers: { 200: exercise },
  }),
  tryExercise: post('exercises/try', {
    access: ['teacher'],
    summary:
      "See what the engine marks in a DOCX or a pasted text, or in the course's test text when neither is sent; nothing is kept",
    form: z.object({
      courseId: z.string(),
      /** A text that is pasted instead of a file. */
      text: z.string().optional(),
      /** Which commas the text is read by; as its writer mostly does when not given. */
      startkomma: z.string().optional(),
      uploadedFrom: uploadSource.optional(),
      fileLinks: z.array(z.string()).optional(),
    }),
    files: { most: 1, what: 'the DOCX, at most 10 MB' },
    answers: { 200: triedText },
  }),
  editExercise: post('exercises/{id}', {
    access: ['teacher'],
    summary: 'Change an own exercise; what is left out stays, files that are sent come beside those that are kept',
    params: z.object({ id: idParam }),
    form: ownExerciseForm.partial().extend({ keepFiles: z.array(id).optional() }),
    files: ownExerciseFiles,
    answers: { 200: exercise },
  }),
  exerciseDraft: get('exercises/{id}/draft', {
    access: ['teacher'],
    summary: 'What the teacher has typed of an own exercise and not saved; id 0 for a new one',
    params: draftParams,
    answers: { 200: keptDraft(exerciseWriting) },
  }),
  saveExerciseDraft: put('exercises/{id}/draft', {
    access: ['teacher'],
    summary: 'Keep what is typed of an own exercise and not saved; id 0 for a new one',
    params: draftParams,
    body: draftSave(exerciseWriting),
    answers: { 200: draftSaved },
  }),
  deleteExercise: del('exercises/{id}', {
    access: ['teacher'],
    summary: 'Put an own exercise away; handed-in work stays, open tasks are taken back when asked for',
    params: z.object({ id: idParam }),
    query: z.object({ openTasks: z.enum(['keep', 'remove']).default('keep') }),
    answers: { 200: z.object({ removed: z.array(id) }) },
  }),
  restoreExercise: post('exercises/{id}/restore', {
    access: ['teacher'],
    summary: 'Restore an archived own exercise, with the tasks that were archived with it',
    params: z.object({ id: idParam }),
    body: z.object({ homeworkIds: z.array(id).max(5000).default([]) }),
    answers: { 200: z.object({ restored: z.array(id) }) },
  }),
  exerciseUse: get('exercises/{id}/use', {
    access: ['teacher'],
    summary: 'How many pupils have an own exercise open, and how many have handed it in',
    params: z.object({ id: idParam }),
    answers: { 200: z.object({ open: z.number().int(), handedIn: z.number().int() }) },
  }),
  exerciseFile: get('exercises/{id}/files/{fileId}', {
    access: ['teacher', 'student'],
    summary: 'A file of an own exercise, as an attachment; by way of a task for its pupil',
    params: z.object({ id: idParam, fileId: idParam }),
    query: z.object({ homeworkId: idParam.optional() }),
    answers: { 200: z.unknown().meta({ description: 'the file' }) },
  }),
};
