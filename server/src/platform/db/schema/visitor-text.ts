import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Texts that one sender has tried on the front page since a moment. Neither a text nor an address stands here. */
export const visitorTry = pgTable(
  'visitor_try',
  {
    /** A sign that stands for the person or the address; it cannot be read back. */
    sender: text().primaryKey(),
    tries: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('visitor_try_since').on(table.since)],
);
