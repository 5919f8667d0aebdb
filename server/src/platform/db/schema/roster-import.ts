import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { institution, squad, users } from './people.ts';

/** What an import of people does. */
const ROSTER_CHANGES = ['made', 'renamed', 'linked', 'left', 'came-back', 'class-made', 'joined', 'taken-out'] as const;

/** A file of people that was taken in (PD-08). Its changes are kept for a day, to be taken back. */
export const rosterImport = pgTable(
  'roster_import',
  {
    id: id(),
    institutionId: integer()
      .notNull()
      .references(() => institution.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: moment().notNull(),
    fileName: text().notNull(),
    newPeople: integer().notNull(),
    changed: integer().notNull(),
    /** How many left the school by it. */
    leavers: integer().notNull(),
    undoneAt: moment(),
  },
  (table) => [
    index('roster_import_institution').on(table.institutionId, table.at),
    index('roster_import_user').on(table.userId),
  ],
);

/** What an import has changed, one thing a row: of a person, of a class, or of a person in a class. */
export const rosterChange = pgTable(
  'roster_change',
  {
    id: id(),
    importId: integer()
      .notNull()
      .references(() => rosterImport.id, { onDelete: 'cascade' }),
    kind: text({ enum: ROSTER_CHANGES }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    squadId: integer().references(() => squad.id, { onDelete: 'cascade' }),
    /** In a class, as what. */
    role: text({ enum: ['student', 'teacher'] }),
    /** What stood there before: a name, or the moment when the person had left. */
    before: text(),
  },
  (table) => [
    index('roster_change_import').on(table.importId),
    index('roster_change_user').on(table.userId),
    index('roster_change_squad').on(table.squadId),
  ],
);
