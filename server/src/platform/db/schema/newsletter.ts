import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Somebody who has asked for the newsletter. An address counts once its owner has confirmed it by a mail. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: id(),
    /** In small letters. */
    email: text().notNull().unique(),
    state: text({ enum: ['asked', 'confirmed', 'left'] }).notNull(),
    /** In the link that confirms, for a week. */
    confirmToken: text().notNull().unique(),
    /** In the link that ends it, for ever. */
    leaveToken: text().notNull().unique(),
    /** Scrambled address of who asked last, to count by; it cannot be read back. */
    sender: text().notNull(),
    askedAt: moment().notNull(),
    confirmedAt: moment(),
    leftAt: moment(),
  },
  (table) => [index('newsletter_subscription_sender').on(table.sender, table.askedAt)],
);
