import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './people.ts';

/** What a teacher and a pupil write to each other (PD-27). */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: id(),
    fromUser: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUser: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    created: moment().notNull(),
    readAt: moment(),
    /** The sender's own name of it, so that what is sent again after a lost net is there once. */
    key: text(),
  },
  (table) => [
    unique('chat_message_key').on(table.fromUser, table.key),
    index('chat_message_unread').on(table.toUser, table.fromUser).where(sql`read_at is null`),
    index('chat_message_to_user').on(table.toUser),
    // a conversation from both sides: the smaller id first
    index('chat_message_pair').on(sql`least(from_user, to_user)`, sql`greatest(from_user, to_user)`, table.id),
    check('chat_message_not_self', sql`${table.fromUser} <> ${table.toUser}`),
  ],
);

/** A message that its recipient has reported. */
export const chatReport = pgTable(
  'chat_report',
  {
    messageId: integer()
      .primaryKey()
      .references(() => chatMessage.id, { onDelete: 'cascade' }),
    reportedAt: moment().notNull(),
    handledAt: moment(),
    handledBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('chat_report_handled_by').on(table.handledBy)],
);
