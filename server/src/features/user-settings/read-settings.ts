import type { UserSettings } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { requireTeacherOf } from '../classes/index.ts';
import { findSettings } from './user-settings.repo.ts';

/** Everything that the person has set. */
export const readSettings = async (context: Context, actor: Actor): Promise<UserSettings> => ({
  publicName: actor.publicName,
  ...(await findSettings(context.db, actor.id)),
});

/** The settings that a pupil depends on, by teacher (SET-04). */
type PerTeacher = 'showAchievements' | 'allowOneDrive' | 'allowGoogleDrive';

/**
 * The switches of the person, or of the teacher `userId`.
 * @throws ProblemError not-found where `userId` is neither the person nor one who teaches the person
 */
export async function readSwitches(
  context: Context,
  actor: Actor,
  userId: number = actor.id,
): Promise<Pick<UserSettings, PerTeacher>> {
  if (userId !== actor.id) await requireTeacherOf(context, actor, userId);
  const { showAchievements, allowOneDrive, allowGoogleDrive } = await findSettings(context.db, userId);
  return { showAchievements, allowOneDrive, allowGoogleDrive };
}

/** Whether the person looks at exercises of the bank that are being tried out: a teacher who has chosen so. */
export const seesUnpublished = async (context: Context, actor: Actor): Promise<boolean> =>
  actor.roles.includes('teacher') && (await findSettings(context.db, actor.id)).showUnpublished;
