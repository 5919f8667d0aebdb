import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Every mail that Ordklar has written: still to be sent, sent, kept here where no mail server is configured, or given up. */
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
    /** waiting → sent, or → kept (no mail server), or → failed. */
    state: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    sentAt: moment(),
    /** Why the last try failed, as the mail server said it. */
    lastError: text(),
    /** Why it is tried no more: the mail server refuses it for good, or it has been tried for days. */
    failedBecause: text({ enum: ['refused', 'expired'] }),
  },
  (table) => [index('mail_waiting').on(table.id).where(sql`state = 'waiting'`)],
);
