import type { SpellingTypeCode } from '@ordklar/school';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { exerciseProgress, itemWork } from './homework.ts';

/** A part of a test that is begun. One whose time has run out is over, also where nobody has said so. */
export const testStep = pgTable(
  'test_step',
  {
    workId: integer()
      .notNull()
      .references(() => itemWork.id, { onDelete: 'cascade' }),
    /** 1 for the first part. */
    step: integer().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
    /** Seconds in which the page was seen (PD-12). */
    seconds: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workId, table.step] })],
);

/** A text of a test that somebody has begun to read; once it is read its questions come. */
export const testReading = pgTable(
  'test_reading',
  {
    workId: integer()
      .notNull()
      .references(() => itemWork.id, { onDelete: 'cascade' }),
    item: integer().notNull(),
    startedAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.item] })],
);

/** How a part of a handed-in test went (ANS-12). */
export const testStepResult = pgTable(
  'test_step_result',
  {
    exerciseProgressId: integer()
      .notNull()
      .references(() => exerciseProgress.id, { onDelete: 'cascade' }),
    step: integer().notNull(),
    title: text().notNull(),
    correctAnswers: integer().notNull(),
    answerCount: integer().notNull(),
    totalWords: integer(),
    wordsMin: integer(),
    /** Null where the part was not begun. */
    seconds: integer(),
  },
  (table) => [primaryKey({ columns: [table.exerciseProgressId, table.step] })],
);

/** A word of a handed-in spelling test, with the error types that it invites and those that were made (ANS-14). */
export const spellingWord = pgTable(
  'spelling_word',
  {
    exerciseProgressId: integer()
      .notNull()
      .references(() => exerciseProgress.id, { onDelete: 'cascade' }),
    item: integer().notNull(),
    correctWord: text().notNull(),
    answerWord: text().notNull(),
    possible: text().array().$type<SpellingTypeCode[]>().notNull(),
    errors: text().array().$type<SpellingTypeCode[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exerciseProgressId, table.item] })],
);
