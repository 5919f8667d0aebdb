import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';

/** Who wants unread notifications by mail. Mails go out once the owner of the address has confirmed it. */
export const digest = pgTable('digest', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** 'never' of who has ended them within the hour: how many addresses were asked counts on. */
  frequency: text({ enum: ['never', 'daily', 'weekly'] }).notNull(),
  /** The site's own address, for the links of mails that no request asks for. */
  origin: text().notNull(),
  /** In the link that confirms the address. */
  confirmToken: text().notNull().unique(),
  /** In the link that ends the mails. */
  leaveToken: text().notNull().unique(),
  /** Begin of the hour in which `asked` mails to confirm an address were written. */
  askedAt: moment().notNull(),
  asked: integer().notNull(),
  confirmedAt: moment(),
  /** Up to when the notifications have been looked through, whether or not there were any to send. */
  lookedAt: moment(),
});
