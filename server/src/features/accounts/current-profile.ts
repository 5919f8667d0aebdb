import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { findProfile } from './accounts.repo.ts';

/** User name, school and last chosen class of the person. */
export const currentProfile = async (context: Context, actor: Actor) => found(await findProfile(context.db, actor.id));
