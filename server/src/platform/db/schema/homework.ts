import type { Hint, SentenceDrawing } from '@ordklar/correction';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { exercise } from './exercises.ts';
import { squad, users } from './people.ts';

/** What changes of a task that is assigned again; moments as PostgreSQL writes them into JSON. */
export interface OtherTerms {
  assignedBy: number;
  assignedAt: string;
  deadline: string | null;
  availableAt: string | null;
  resetAt: string | null;
  correctingWanted: boolean | null;
  correctingDeadline: string | null;
  /** When the assigning again was taken back, and by whom; not there while it holds. */
  takenBackAt?: string;
  takenBackBy?: number;
}

/** One task of one pupil. */
export const homework = pgTable(
  'homework',
  {
    id: id(),
    exerciseId: integer()
      .notNull()
      .references(() => exercise.id),
    studentId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    squadId: integer()
      .notNull()
      .references(() => squad.id, { onDelete: 'cascade' }),
    assignedBy: integer()
      .notNull()
      .references(() => users.id),
    assignedAt: moment().notNull(),
    deadline: moment(),
    /** The pupil sees the task from here on; null = at once. */
    availableAt: moment(),
    isCustom: boolean().notNull().default(false),
    requiredWordCount: integer(),
    hideResults: boolean().notNull().default(false),
    /** The homework whose text this one corrects (self-correction). */
    parentId: integer().references((): AnyPgColumn => homework.id, { onDelete: 'cascade' }),
    resetAt: moment(),
    /**
     * When the newest attempt that is not deleted was made; the task is open while it is null or not after `resetAt`. Kept
     * by a trigger of the migration `handed_in_at`, so that what waits in many classes is found without a look at each attempt.
     */
    handedInAt: moment(),
    /** Whole percent right of that attempt, kept likewise; null where nothing is counted. */
    percent: integer(),
    /** Whether that attempt waits for its teacher or is sent back, kept likewise; null of what needs no teacher or is being marked. */
    handInState: text({ enum: ['waiting', 'returned'] }),
    removedAt: moment(),
    removedBy: integer(),
    /** When the pupil last opened what the teacher sent back. */
    seenAt: moment(),
    /** Which comma system the pupil says the own text follows; null follows the class (PD-22). */
    ownStartkomma: text({ enum: ['yes', 'no'] }),
    /** What was decided about correcting the own text when this was assigned, see `correctingPlan`; null where nothing was. */
    correctingWanted: boolean(),
    correctingDeadline: moment(),
    /**
     * The terms before the task was assigned again, which hold once that is taken back; then it keeps those that it was
     * assigned with, to undo that. Null of a task that was assigned once.
     */
    otherTerms: jsonb().$type<OtherTerms>(),
  },
  (table) => [
    index('homework_student').on(table.studentId, table.deadline),
    // which task a pupil got last, without a look at those of all years
    index('homework_latest').on(table.studentId, table.assignedAt, table.id).where(sql`removed_at is null`),
    index('homework_squad').on(table.squadId, table.exerciseId),
    uniqueIndex('homework_one_correction').on(table.parentId).where(sql`removed_at is null and parent_id is not null`),
    // one open task per pupil, exercise and squad: assigning twice (double click, retry) makes no second one
    uniqueIndex('homework_once')
      .on(table.exerciseId, table.studentId, table.squadId)
      .where(sql`removed_at is null and parent_id is null`),
    index('homework_assigned_by').on(table.assignedBy),
    index('homework_open')
      .on(table.squadId)
      .where(sql`removed_at is null and (handed_in_at is null or handed_in_at <= reset_at)`),
    index('homework_deadline').on(table.squadId, table.deadline).where(sql`removed_at is null`),
    // with the percent, so that weeks of a class are read from the index alone
    index('homework_handed_in').on(table.squadId, table.handedInAt, table.percent).where(sql`removed_at is null`),
  ],
);

/**
 * Whether the pupils of a squad are to correct their texts of an exercise, and by when, as it was decided after it was
 * assigned. What was decided with the assignment stands on its tasks, so that it goes and comes back with them; of both
 * the newest holds.
 */
export const correctingPlan = pgTable(
  'correcting_plan',
  {
    squadId: integer()
      .notNull()
      .references(() => squad.id, { onDelete: 'cascade' }),
    exerciseId: integer()
      .notNull()
      .references(() => exercise.id, { onDelete: 'cascade' }),
    wanted: boolean().notNull(),
    deadline: moment(),
    decidedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.squadId, table.exerciseId] }),
    index('correcting_plan_exercise_id').on(table.exerciseId),
  ],
);

/** An attached DOCX with the text read from it. */
export const homeworkFile = pgTable(
  'homework_file',
  {
    id: id(),
    homeworkId: integer()
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    originalFilename: text().notNull(),
    size: integer().notNull(),
    /** Where the files interface keeps the bytes. Never a name that a person chose. */
    storageKey: text().notNull().unique(),
    uploadedFrom: text({ enum: ['onedrive', 'googledrive'] }),
    uploadedBy: integer()
      .notNull()
      .references(() => users.id),
    uploadedAt: moment().notNull(),
    text: text().notNull(),
    wordCount: integer().notNull(),
    uncheckedRanges: jsonb().$type<[number, number][]>().notNull(),
    notes: jsonb().$type<string[]>().notNull(),
    removedAt: moment(),
  },
  (table) => [
    index('homework_file_homework').on(table.homeworkId),
    index('homework_file_uploaded_by').on(table.uploadedBy),
  ],
);

/** Work in progress on a page of an exercise; a written text is {text}. */
export const exerciseDraft = pgTable(
  'exercise_draft',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pageId: integer().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** How much it takes, for the quota. */
    bytes: integer().notNull().default(0),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.homeworkId, table.userId, table.pageId] }),
    index('exercise_draft_user_id').on(table.userId),
  ],
);

/** An attempt that was handed in (exercise progress). */
export const exerciseProgress = pgTable(
  'exercise_progress',
  {
    id: id(),
    homeworkId: integer()
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    completedAt: moment().notNull(),
    /** Who handed in: the pupil, or a teacher for the pupil. */
    handedInBy: integer()
      .notNull()
      .references(() => users.id),
    fileId: integer().references(() => homeworkFile.id),
    /** Seconds (PD-12). */
    timeSpent: integer(),
    /** The work on the items, where the exercise is made of them. */
    itemWorkId: integer().references((): AnyPgColumn => itemWork.id),
    /** Answers that were right the first time, of how many; null where nothing is counted. */
    correctAnswers: integer(),
    answerCount: integer(),
    /** 0–10 of a test. */
    grade: integer(),
    deletedAt: moment(),
  },
  (table) => [
    unique('exercise_progress_attempt').on(table.homeworkId, table.attempt),
    index('exercise_progress_file_id').on(table.fileId),
    index('exercise_progress_handed_in_by').on(table.handedInBy),
    index('exercise_progress_item_work_id').on(table.itemWorkId),
  ],
);

/** A pupil's work on an exercise made of items, from the first look until it is handed in. */
export const itemWork = pgTable(
  'item_work',
  {
    id: id(),
    homeworkId: integer()
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    /** Which edition of the exercise is answered. */
    version: integer().notNull(),
    startedAt: moment().notNull(),
    /** Seconds in which the page was seen and touched (PD-12). */
    seconds: integer().notNull().default(0),
    /** Handed in, or ended by the teacher's assigning the task again. */
    endedAt: moment(),
  },
  (table) => [uniqueIndex('item_work_open').on(table.homeworkId).where(sql`ended_at is null`)],
);

/** One answer to one item: round 1 counts, round 2 is the wrong ones once more at the end. */
export const itemAnswer = pgTable(
  'item_answer',
  {
    workId: integer()
      .notNull()
      .references(() => itemWork.id, { onDelete: 'cascade' }),
    /** 1 for the first item. */
    item: integer().notNull(),
    round: integer().$type<1 | 2>().notNull(),
    answer: jsonb().notNull(),
    right: integer().notNull(),
    of: integer().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.item, table.round] })],
);

/** A handed-in text and the state of its marking (PD-20). */
export const answerText = pgTable(
  'answer_text',
  {
    id: id(),
    exerciseProgressId: integer()
      .notNull()
      .unique()
      .references(() => exerciseProgress.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    wordCount: integer().notNull(),
    language: text({ enum: ['da', 'en', 'de', 'fr'] }).notNull(),
    startkomma: text({ enum: ['yes', 'no', 'auto'] }).notNull(),
    /** Who decided the comma system. */
    startkommaBy: text({ enum: ['pupil', 'squad', 'teacher'] })
      .notNull()
      .default('squad'),
    uncheckedRanges: jsonb().$type<[number, number][]>().notNull(),
    notes: jsonb().$type<string[]>().notNull(),
    /** queued → marked; failed when the engine could not (retried by the job queue first). */
    marking: text({ enum: ['queued', 'marked', 'failed'] }).notNull(),
    markedAt: moment(),
    engineVersion: text(),
    /** Grows with each save of its marks; an older save is refused (PD-21). */
    version: integer().notNull().default(0),
    editedBy: integer().references(() => users.id),
    editedAt: moment(),
    openedAt: moment(),
    readyAt: moment(),
    selfCorrectionEnabled: boolean().notNull().default(false),
  },
  (table) => [
    index('answer_text_marking').on(table.marking).where(sql`marking = 'queued'`),
    index('answer_text_edited_by').on(table.editedBy),
  ],
);

/** One reason why a token is marked; titles and explanations come from the engine's taxonomy. */
export interface StoredCategory {
  id: string;
  active: boolean;
  isUser: boolean;
  categoryId: string;
  subcategoryId: string;
}

/** One mark in a text: the engine's or a teacher's own. */
export const correction = pgTable(
  'correction',
  {
    answerTextId: integer()
      .notNull()
      .references(() => answerText.id, { onDelete: 'cascade' }),
    /** Unique within its text: e12 from the engine, any other from the interface. */
    key: text().notNull(),
    offset: integer().notNull(),
    length: integer().notNull(),
    token: text().notNull(),
    replacements: jsonb().$type<string[]>().notNull(),
    sentence: text().notNull(),
    explanation: text().notNull(),
    comment: text(),
    active: boolean().notNull(),
    isUser: boolean().notNull(),
    /** The teacher's word that this is no error here (PD-23). */
    notAnError: boolean().notNull().default(false),
    ruleId: text(),
    confidence: integer(),
    categories: jsonb().$type<StoredCategory[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerTextId, table.key] })],
);

/** What the engine found, kept to come back to (TC-18), with the sentences that it can draw and its hints. */
export const engineResult = pgTable('engine_result', {
  answerTextId: integer()
    .primaryKey()
    .references(() => answerText.id, { onDelete: 'cascade' }),
  corrections: jsonb().notNull(),
  drawings: jsonb().$type<SentenceDrawing[]>().notNull().default([]),
  hints: jsonb().$type<Hint[]>().notNull().default([]),
});

/** Feedback and grade on an attempt. */
export const answerEvaluation = pgTable(
  'answer_evaluation',
  {
    id: id(),
    exerciseProgressId: integer()
      .notNull()
      .unique()
      .references(() => exerciseProgress.id, { onDelete: 'cascade' }),
    teacherId: integer()
      .notNull()
      .references(() => users.id),
    evaluation: text().notNull(),
    grade: text({ enum: ['-3', '00', '02', '4', '7', '10', '12'] }),
    gradeVisible: boolean().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('answer_evaluation_teacher_id').on(table.teacherId)],
);
