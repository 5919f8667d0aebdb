import type { TestStep } from '@ordklar/content';
import type { Item } from '@ordklar/exercise-kinds/grade';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, searchWords } from './columns.ts';
import { users } from './people.ts';

/** A level of a course, such as '7. klasse'. Ids come from the content package. */
export const courseLevel = pgTable('course_level', {
  id: integer().primaryKey(),
  productId: text().notNull(),
  title: text().notNull(),
  position: integer().notNull(),
});

/** A category of exercises within a course. Ids come from the content package. */
export const exerciseCategory = pgTable('exercise_category', {
  id: integer().primaryKey(),
  productId: text().notNull(),
  title: text().notNull(),
  position: integer().notNull(),
});

/** An exercise: from the bank (slug, no owner) or a teacher's own. */
export const exercise = pgTable(
  'exercise',
  {
    id: id(),
    /** Stable name of a bank exercise; null for a teacher's own. */
    slug: text().unique(),
    productId: text().notNull(),
    levelId: integer()
      .notNull()
      .references(() => courseLevel.id),
    categoryId: integer()
      .notNull()
      .references(() => exerciseCategory.id),
    kind: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    requiredWordCount: integer(),
    estimatedMinutes: integer().notNull(),
    /** The kind's own data (exercise-kinds); of an exercise made of items what they are is in its editions. */
    content: jsonb().notNull(),
    /** Counts up with every edit of the items. */
    version: integer().notNull().default(1),
    /** Whose own it is. A person with own exercises is not deleted from under them: without an owner they would be the bank's. */
    ownerId: integer().references(() => users.id),
    /** Taken out of the bank: not offered any more, kept for what was handed in. */
    retiredAt: moment(),
    /** False of what the bank tries out: teachers who have chosen so see it, and nobody is given it. */
    published: boolean().notNull().default(true),
    /** Error types of text correction that the exercise trains (PD-24). */
    trains: text().array().notNull().default(sql`'{}'`),
    /** When it came into a bank that was there already; null for what was there from the beginning. */
    addedAt: moment(),
    /** Title, category, level, summary and instruction, kept by a trigger of the migration `exercise_search`. */
    search: searchWords().notNull().default(sql`''`),
  },
  (table) => [
    index('exercise_course').on(table.productId, table.levelId, table.categoryId),
    index('exercise_search').using('gin', table.search),
    index('exercise_category_id').on(table.categoryId),
    index('exercise_level_id').on(table.levelId),
    index('exercise_owner_id').on(table.ownerId),
  ],
);

/** What an exercise's items were at one version, with the answer keys: an answered attempt keeps its own (PD-17). */
export const exerciseEdition = pgTable(
  'exercise_edition',
  {
    exerciseId: integer()
      .notNull()
      .references(() => exercise.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    items: jsonb().$type<Item[]>().notNull(),
    /** Of a test: the parts that hold its items in order. */
    steps: jsonb().$type<TestStep[]>(),
  },
  (table) => [primaryKey({ columns: [table.exerciseId, table.version] })],
);

/** What a teacher's own exercise was before an edit: an attempt that was handed in keeps it (PD-17). */
export const ownExerciseEdition = pgTable(
  'own_exercise_edition',
  {
    exerciseId: integer()
      .notNull()
      .references(() => exercise.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    content: jsonb().notNull(),
    /** Until when it was the one that pupils were given. */
    replacedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exerciseId, table.version] })],
);

/** A file of a teacher's own exercise. Which of them an edition shows is in its content. */
export const exerciseFile = pgTable(
  'exercise_file',
  {
    id: id(),
    exerciseId: integer()
      .notNull()
      .references(() => exercise.id, { onDelete: 'cascade' }),
    originalFilename: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    /** Where the files interface keeps the bytes. Never a name that a person chose. */
    storageKey: text().notNull().unique(),
    uploadedBy: integer()
      .notNull()
      .references(() => users.id),
    uploadedAt: moment().notNull(),
  },
  (table) => [
    index('exercise_file_exercise').on(table.exerciseId),
    index('exercise_file_uploaded_by').on(table.uploadedBy),
  ],
);

/** Which bank the database holds: one row with the bank's fingerprint, so that a start with the same bank writes nothing. */
export const bankState = pgTable('bank_state', {
  id: integer().primaryKey().default(1),
  fingerprint: text().notNull(),
});
