import type { CurrentUser } from '@ordklar/contract';
import { secretFor } from '../../platform/config/secret-for.ts';
import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { findProfile } from './accounts.repo.ts';

/** User name, school and last chosen class of the person. */
export const currentProfile = async (context: Context, actor: Actor) => found(await findProfile(context.db, actor.id));

/** Who is logged in, with what seals what that person is writing while it lies in a browser. */
export async function readCurrentUser(context: Context, actor: Actor): Promise<CurrentUser & { keptSecret: string }> {
  const { username, institution, selectedCourseGroup } = await currentProfile(context, actor);
  return {
    id: actor.id,
    name: actor.name,
    publicName: actor.publicName,
    username,
    institution,
    isTeacher: isTeacher(actor),
    roles: [...actor.roles],
    keptSecret: secretFor(context.config, `what user ${actor.id} keeps in a browser`),
    ...(selectedCourseGroup !== null && { selectedCourseGroupId: selectedCourseGroup }),
  };
}
