import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './people.ts';

/** Somebody who wants to hear more: the contact form or the sign-up for a free presentation. */
export const contactRequest = pgTable(
  'contact_request',
  {
    id: id(),
    sentAt: moment().notNull(),
    /** Who was logged in; null for visitors. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Scrambled address of the sender, to count by; it cannot be read back. */
    sender: text().notNull(),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    comment: text().notNull(),
    courseGroups: text().notNull(),
    isCopilot: boolean().notNull(),
    isTextCorrection: boolean().notNull(),
    isFreeOnlinePresentation: boolean().notNull(),
    isPriceRequest: boolean().notNull().default(false),
    /** Null where the form has no such tick. */
    consent: boolean(),
    /** Whoever of the editors has seen to it, and what they noted. */
    handledAt: moment(),
    handledBy: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
  },
  (table) => [
    index('contact_request_sender').on(table.sender, table.sentAt),
    index('contact_request_handled_by').on(table.handledBy),
    index('contact_request_user_id').on(table.userId),
  ],
);

/** What somebody thinks of Ordklar, and the page it is about. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    sentAt: moment().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    sender: text().notNull(),
    url: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    email: text().notNull(),
    consent: boolean().notNull(),
    /** Whoever of the editors has seen to it, and what they noted. */
    handledAt: moment(),
    handledBy: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
  },
  (table) => [
    index('feedback_sender').on(table.sender, table.sentAt),
    index('feedback_handled_by').on(table.handledBy),
    index('feedback_user_id').on(table.userId),
  ],
);
