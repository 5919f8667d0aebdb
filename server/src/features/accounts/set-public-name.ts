import type { Actor, Context } from '../../platform/http/context.ts';
import { renamePublicly } from './accounts.repo.ts';

/** Changes the name that others are shown; runs of blanks become one. */
export const setPublicName = (context: Context, actor: Actor, name: string): Promise<void> =>
  renamePublicly(context.db, actor.id, name.replace(/\s+/g, ' '));
