import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { exercise } from './exercises.ts';
import { exerciseProgress } from './homework.ts';
import { users } from './people.ts';

/** What a teacher is writing and has neither sent nor saved: shown to that teacher and to nobody else. */
export const draft = pgTable(
  'draft',
  {
    id: id(),
    teacherId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Feedback on an attempt, marks in its text, an own exercise. */
    kind: text({ enum: ['feedback', 'marks', 'exercise'] }).notNull(),
    /** Of feedback and marks. */
    exerciseProgressId: integer().references(() => exerciseProgress.id, { onDelete: 'cascade' }),
    /** Of an own exercise; null for the one that does not exist yet. */
    exerciseId: integer().references(() => exercise.id, { onDelete: 'cascade' }),
    content: jsonb().notNull(),
    /** How much it takes, for the quota. */
    bytes: integer().notNull().default(0),
    /** Grows with each save; an older save is refused. */
    version: integer().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    unique('draft_of').on(table.teacherId, table.kind, table.exerciseProgressId, table.exerciseId).nullsNotDistinct(),
    index('draft_exercise_id').on(table.exerciseId),
    index('draft_exercise_progress_id').on(table.exerciseProgressId),
  ],
);
