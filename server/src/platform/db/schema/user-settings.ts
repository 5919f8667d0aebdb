import { PLAIN_READING, type Reading } from '@ordklar/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** What a person has set; without a row everything is as it is at first (SET-01). */
export const userSetting = pgTable('user_setting', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  themeColor: text({ enum: ['gran', 'fjord', 'lyng', 'tegl', 'hav', 'okker', 'ler', 'eng'] })
    .notNull()
    .default('gran'),
  themePattern: text({ enum: ['ingen', 'linjer', 'tern', 'prikker', 'blade', 'kommaer'] })
    .notNull()
    .default('ingen'),
  themeEvent: text({ enum: ['ingen', 'aarstiden', 'advent', 'fastelavn', 'vejret'] })
    .notNull()
    .default('ingen'),
  colorScheme: text({ enum: ['light', 'dark', 'auto'] })
    .notNull()
    .default('auto'),
  showOnlyLastTry: boolean().notNull().default(false),
  showAllStudentsResults: boolean().notNull().default(false),
  showAchievements: boolean().notNull().default(true),
  showUnpublished: boolean().notNull().default(false),
  disabledExerciseMemcache: boolean().notNull().default(false),
  allowOneDrive: boolean().notNull().default(false),
  allowGoogleDrive: boolean().notNull().default(false),
  reading: jsonb().$type<Reading>().notNull().default(PLAIN_READING),
});
