import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { homework } from './homework.ts';
import { squadShare, users } from './people.ts';

/** What a person is notified of, or what is announced to an audience (PD-26). */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    /** Whom it tells; null for an announcement, which has an audience. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    audience: text({ enum: ['everyone', 'teachers', 'students'] }),
    type: integer().$type<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>().notNull(),
    /** What it tells of: of the same thing a person has one, the newest. */
    about: text(),
    title: text().notNull(),
    text: text().notNull(),
    link: text(),
    shareId: integer().references(() => squadShare.id, { onDelete: 'cascade' }),
    /** It waits for the person's own answer to an offer. */
    isRequest: boolean().notNull().default(false),
    /** Gone with its task. */
    homeworkId: integer().references(() => homework.id, { onDelete: 'cascade' }),
    shownFrom: moment().notNull(),
    shownTo: moment(),
    /** Of a person's own; who has read an announcement stands in notification_read. */
    readAt: moment(),
  },
  (table) => [
    uniqueIndex('notification_about').on(table.userId, table.about),
    index('notification_user').on(table.userId, table.shownFrom),
    index('notification_unread').on(table.userId).where(sql`read_at is null`),
    index('notification_announced').on(table.shownFrom).where(sql`user_id is null`),
    check('notification_for_one_or_many', sql`(${table.userId} is null) <> (${table.audience} is null)`),
    index('notification_homework_id').on(table.homeworkId),
    index('notification_share_id').on(table.shareId),
  ],
);

/** Who has read an announcement. */
export const notificationRead = pgTable(
  'notification_read',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: integer()
      .notNull()
      .references(() => notification.id, { onDelete: 'cascade' }),
    readAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    index('notification_read_notification_id').on(table.notificationId),
  ],
);
