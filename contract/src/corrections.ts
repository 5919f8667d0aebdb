import { z } from 'zod';
import { commaSystem, commaSystemSource } from './comma-systems.ts';
import { draftSave, draftSaved, keptDraft } from './drafts.ts';
import { flag, get, id, idParam, post, put, unixSeconds } from './endpoint.ts';

/** Where the marking of a text stands. */
export const markingState = z.enum(['queued', 'marked', 'editing', 'ready', 'failed']);
export type MarkingState = z.output<typeof markingState>;

const errorType = z.object({ title: z.string(), description: z.string(), explanation: z.string() });

/** One reason why a token is marked (TC-03). */
export const correctionCategory = z
  .object({
    id: z.string(),
    active: z.boolean(),
    isUser: z.boolean(),
    category: z.object({ id: z.string(), title: z.string() }),
    subcategory: z.object({ id: z.string(), title: z.string(), error_type: errorType }),
  })
  .meta({ id: 'CorrectionCategory' });
export type CorrectionCategory = z.output<typeof correctionCategory>;

/** From the first UTF-16 code unit to one past the last. */
const stretch = z.tuple([z.number().int(), z.number().int()]);

/** 'Kryds og bolle': the sentence of a mark as its writer wrote it, with subject and finite verbs of each clause. Offsets count from its beginning. */
export const sentenceDrawing = z
  .object({
    text: z.string(),
    clauses: z.array(
      z.object({ isSubordinate: z.boolean(), span: stretch, subject: stretch, verbs: z.array(stretch) }),
    ),
  })
  .meta({ id: 'SentenceDrawing' });
export type SentenceDrawing = z.output<typeof sentenceDrawing>;

/** One mark in a text (TC-02). Offsets are UTF-16 code units; token = text.slice(offset, offset + length). */
export const correction = z
  .object({
    id: z.string(),
    offset: z.number().int().min(0),
    length: z.number().int().min(0),
    token: z.string(),
    replacements: z.array(z.string()),
    sentence: z.string(),
    explanation: z.string(),
    /** What the teacher wrote to the mark. */
    comment: z.string().nullable(),
    active: z.boolean(),
    isUser: z.boolean(),
    /** The teacher has said that this is not an error here (PD-23); such a mark is not active. */
    notAnError: z.boolean(),
    categories: z.array(correctionCategory),
    /** For marks about commas of clauses, word order and nutids-r, where the engine is sure of the sentence; it tells no answer. */
    drawing: sentenceDrawing.nullable(),
    properties: z.array(z.object({ id: z.string(), subtitle: z.string(), description: z.string() })),
  })
  .meta({ id: 'Correction' });
export type Correction = z.output<typeof correction>;

/** What a teacher saves of a mark: titles and explanations of types come from the taxonomy. */
export const savedCorrection = z.object({
  id: z.string().max(64),
  offset: z.number().int().min(0),
  length: z.number().int().min(0),
  replacements: z.array(z.string().max(2000)).max(10),
  explanation: z.string().max(4000),
  comment: z.string().max(4000).nullable(),
  active: z.boolean(),
  isUser: z.boolean(),
  notAnError: z.boolean().default(false),
  categories: z
    .array(
      z.object({
        id: z.string().max(64),
        active: z.boolean(),
        isUser: z.boolean(),
        category: z.object({ id: z.string() }),
        subcategory: z.object({ id: z.string() }),
      }),
    )
    .min(1)
    .max(10),
});
export type SavedCorrection = z.input<typeof savedCorrection>;

/** A text with its marks, as its teacher edits it. */
export const correctionSet = z
  .object({
    exerciseAnswerTextId: id,
    exerciseProgressId: id,
    text: z.string(),
    wordCount: z.number().int(),
    state: markingState,
    corrections: z.array(correction),
    isReadyForStudent: z.boolean(),
    selfCorrectionEnabled: z.boolean(),
    /** Grows with each save; a save with an older one gets 409 (PD-21). */
    version: z.number().int(),
    savedAt: unixSeconds.nullable(),
    savedByName: z.string().nullable(),
    /** What reading the file left out, such as 'images-dropped'. */
    notes: z.array(z.string()),
    /** Which comma system the marks follow. */
    startkomma: commaSystem,
    /** Who decided it. */
    startkommaBy: commaSystemSource,
  })
  .meta({ id: 'CorrectionSet' });
export type CorrectionSet = z.output<typeof correctionSet>;

/** A mark or a comment that is being written: what stands in the fields, wrong or not. */
export const writtenMark = z.object({
  kind: z.enum(['edit', 'create', 'comment']),
  /** The mark that is changed or commented; null for a new one. */
  markId: z.string().max(64).nullable(),
  offset: z.number().int().min(0),
  length: z.number().int().min(0),
  subcategoryId: z.string().max(64),
  replacement: z.string().max(2000),
  takeAway: z.boolean(),
  explanation: z.string().max(4000),
  /** Longer than a comment may be: whoever pastes too much gets an error, and loses nothing of it. */
  comment: z.string().max(100_000),
});
export type WrittenMark = z.output<typeof writtenMark>;

/** All marks of a text that a teacher has begun to write and neither added nor given up. */
export const writtenMarks = z.array(writtenMark).max(50);

const subcategory = z.object({
  id: z.string(),
  title: z.string(),
  group: z.string().nullable(),
  error_type: errorType,
  /** What is said of it in a text of the course's language (TC-03). */
  descriptions: z.array(z.object({ language_id: z.string(), description: z.string(), explanation: z.string() })),
});

/** Text correction. */
export const correctionsApi = {
  saveCorrections: post('homework/answers/corrections', {
    access: ['teacher'],
    summary: "Save a text's marks",
    body: z.object({
      exerciseAnswerTextId: id,
      corrections: z.array(savedCorrection).max(5000),
      squadId: id,
      /** Left out, this and the next stay as they are: who saves marks may not know that a colleague has sent the text back. */
      isReadyForStudent: z.boolean().optional(),
      selfCorrectionEnabled: z.boolean().optional(),
      version: z.int32().optional(),
    }),
    answers: {
      200: z.object({
        version: z.number().int(),
        savedAt: unixSeconds,
        savedByName: z.string(),
        isReadyForStudent: z.boolean(),
        selfCorrectionEnabled: z.boolean(),
      }),
    },
  }),
  corrections: get('homework/answers/corrections/{id}', {
    access: ['teacher', 'student'],
    summary: 'A text with its marks; pupils get it only when ready, and only the active marks',
    params: z.object({ id: idParam }),
    /** Fetched ahead of need: the text does not count as opened by its teacher (PD-20). */
    query: z.object({ ahead: flag.optional() }),
    answers: { 200: correctionSet },
  }),
  resetCorrections: post('homework/answers/corrections/{id}/reset', {
    access: ['teacher'],
    summary: "Back to the engine's marks",
    params: z.object({ id: idParam }),
    /** Of the marks that are given up: a newer one gets 409 (PD-21). */
    query: z.object({ version: z.coerce.number().int().optional() }),
    answers: { 200: correctionSet },
  }),
  marksDraft: get('homework/answers/corrections/{id}/draft', {
    access: ['teacher'],
    summary: "The teacher's unfinished marks",
    params: z.object({ id: idParam }),
    answers: { 200: keptDraft(writtenMarks) },
  }),
  saveMarksDraft: put('homework/answers/corrections/{id}/draft', {
    access: ['teacher'],
    summary: 'Save unfinished marks',
    params: z.object({ id: idParam }),
    body: draftSave(writtenMarks),
    answers: { 200: draftSaved },
  }),
  markTextAgain: post('homework/answers/corrections/{id}/mark-again', {
    access: ['teacher'],
    summary: 'Let the engine try a text again that it could not mark; any other stays as it is',
    params: z.object({ id: idParam }),
    answers: { 200: correctionSet },
  }),
  setTextCommaSystem: put('homework/answers/corrections/{id}/comma-system', {
    access: ['teacher'],
    summary: "Re-mark a text by another comma system; the teacher's own marks, comments and decisions stay",
    params: z.object({ id: idParam }),
    body: z.object({ startkomma: commaSystem, version: z.int32().optional() }),
    answers: { 200: correctionSet },
  }),
  setReady: post('homework/answers/corrections/is-ready-for-students', {
    access: ['teacher'],
    summary: 'Send texts back to their pupils, or take them back',
    body: z.object({
      exerciseProgressIds: z.array(id).min(1).max(500),
      isReadyForStudents: z.boolean(),
      squadId: id,
      selfCorrectionEnabled: z.boolean(),
      /** By when they are to be corrected; null for no deadline, left out for what is planned for the exercise. */
      selfCorrectionDeadline: unixSeconds.nullish(),
      force: z.boolean().default(false),
    }),
    /** `withFeedback`: those whose unsent feedback of the teacher's went with the text. */
    answers: { 200: z.object({ changed: z.array(id), skipped: z.array(id), withFeedback: z.array(id) }) },
  }),
  correctedDocx: get('homework/answers/corrections/{id}/docx', {
    access: ['teacher', 'student'],
    summary: 'A text with its shown marks as tracked changes and comments; for its pupil once it is sent back',
    params: z.object({ id: idParam }),
    answers: { 200: z.unknown().meta({ description: 'the DOCX' }) },
  }),
  correctionCategories: get('text-correction/categories', {
    access: ['teacher', 'student'],
    summary: 'Categories and subcategories of marks in a course',
    query: z.object({ productId: z.string().default('teco') }),
    answers: {
      200: z.array(z.object({ id: z.string(), title: z.string(), subcategories: z.array(subcategory) })),
    },
  }),
};
