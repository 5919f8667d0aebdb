import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Every mail that Ordklar has written: still to be sent, sent, or kept here where no mail server is configured. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    to: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Where whoever gets it can end what it belongs to; null for mails that nobody subscribes to. */
    unsubscribeUrl: text(),
    writtenAt: moment().notNull(),
    /** waiting → sent, or → kept (no mail server). One that cannot be sent stays waiting. */
    state: text({ enum: ['waiting', 'sent', 'kept'] })
      .notNull()
      .default('waiting'),
    sentAt: moment(),
    /** Why the last try failed. */
    lastError: text(),
  },
  (table) => [index('mail_waiting').on(table.id).where(sql`state = 'waiting'`)],
);
