import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { exerciseProgress, homework } from './homework.ts';
import { users } from './people.ts';

/** What a pupil has earned: a leaf for each finished task, and each event of the tree once (PD-25). */
export const achievement = pgTable(
  'achievement',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: ['leaf', 'tree-event'] }).notNull(),
    /** Which event; 'leaf' of a leaf. */
    event: text().notNull(),
    /** What earned it. It stays earned when the task is removed for good. */
    homeworkId: integer().references(() => homework.id, { onDelete: 'set null' }),
    exerciseProgressId: integer().references(() => exerciseProgress.id, { onDelete: 'set null' }),
    earnedAt: moment().notNull(),
  },
  (table) => [
    // two hand-ins at once earn nothing twice
    uniqueIndex('achievement_leaf').on(table.homeworkId).where(sql`type = 'leaf'`),
    uniqueIndex('achievement_event').on(table.userId, table.event).where(sql`type = 'tree-event'`),
    index('achievement_user').on(table.userId, table.type),
    index('achievement_progress').on(table.exerciseProgressId),
  ],
);
