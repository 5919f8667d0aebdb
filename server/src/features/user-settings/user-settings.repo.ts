import type { UserSettings } from '@ordklar/contract';
import { eq, getTableColumns } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { userSetting } = tables;

/** What is kept here; the public name stands with the person. */
export type KeptSettings = Omit<UserSettings, 'publicName'>;

const { userId: _owner, ...kept } = getTableColumns(userSetting);

/** What holds for a person who has set nothing: what the table's columns begin with. */
export const FIRST_SETTINGS = Object.fromEntries(
  Object.entries(kept).map(([name, column]) => [name, column.default]),
) as unknown as KeptSettings;

export async function findSettings(db: Db, userId: number): Promise<KeptSettings> {
  const [row] = await db.select(kept).from(userSetting).where(eq(userSetting.userId, userId));
  return row ?? FIRST_SETTINGS;
}

export async function saveSettings(db: Db, userId: number, change: Partial<KeptSettings>): Promise<void> {
  await db
    .insert(userSetting)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: userSetting.userId, set: change });
}

/** After this the person has what holds at first. */
export async function forgetSettings(tx: Db, userId: number): Promise<void> {
  await tx.delete(userSetting).where(eq(userSetting.userId, userId));
}
