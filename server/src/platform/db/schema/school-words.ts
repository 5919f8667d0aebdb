import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { answerText } from './homework.ts';
import { institution, users } from './people.ts';

/** A word that a school accepts in its pupils' texts (PD-23), as it is written. */
export const schoolWord = pgTable(
  'school_word',
  {
    id: id(),
    institutionId: integer()
      .notNull()
      .references(() => institution.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    addedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment().notNull(),
  },
  (table) => [
    unique('school_word_once').on(table.institutionId, table.word),
    index('school_word_added_by').on(table.addedBy),
  ],
);

/** A pupil's question whether a mark is an error. It hangs on the place, since re-marking gives marks other keys. */
export const markQuestion = pgTable(
  'mark_question',
  {
    id: id(),
    answerTextId: integer()
      .notNull()
      .references(() => answerText.id, { onDelete: 'cascade' }),
    offset: integer().notNull(),
    length: integer().notNull(),
    token: text().notNull(),
    askedAt: moment().notNull(),
    answer: text({ enum: ['error', 'not-error'] }),
    answeredBy: integer().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: moment(),
  },
  (table) => [
    unique('mark_question_place').on(table.answerTextId, table.offset, table.length),
    index('mark_question_answered_by').on(table.answeredBy),
  ],
);
