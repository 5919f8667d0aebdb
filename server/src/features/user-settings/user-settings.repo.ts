import type { UserSettings } from '@ordklar/contract';
import { eq } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { userSetting } = tables;

/** What is kept here; the public name stands with the person. */
export type KeptSettings = Omit<UserSettings, 'publicName'>;

/** What holds for a person who has set nothing. */
export const FIRST_SETTINGS: KeptSettings = {
  themeColor: 'gran',
  themePattern: 'ingen',
  themeEvent: 'ingen',
  colorScheme: 'auto',
  showOnlyLastTry: false,
  showAllStudentsResults: false,
  showAchievements: true,
  showUnpublished: false,
  disabledExerciseMemcache: false,
  allowOneDrive: false,
  allowGoogleDrive: false,
};

export async function findSettings(db: Db, userId: number): Promise<KeptSettings> {
  const [row] = await db.select().from(userSetting).where(eq(userSetting.userId, userId));
  if (!row) return FIRST_SETTINGS;
  const { userId: _, ...settings } = row;
  return settings;
}

export async function saveSettings(db: Db, userId: number, change: Partial<KeptSettings>): Promise<void> {
  await db
    .insert(userSetting)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: userSetting.userId, set: change });
}
