import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { institution, users } from './people.ts';

/** A comment that a teacher keeps to use again, and may share with the school. */
export const bankComment = pgTable(
  'bank_comment',
  {
    id: id(),
    institutionId: integer()
      .notNull()
      .references(() => institution.id, { onDelete: 'cascade' }),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    subcategoryId: text(),
    replacement: text(),
    isShared: boolean().notNull(),
    uses: integer().notNull().default(0),
    savedAt: moment().notNull(),
    /** Taken out of the bank; it can be brought back for a day. */
    removedAt: moment(),
  },
  (table) => [
    index('bank_comment_owner').on(table.ownerId),
    index('bank_comment_institution').on(table.institutionId, table.isShared),
  ],
);
