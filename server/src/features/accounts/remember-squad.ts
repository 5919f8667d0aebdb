import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { squadsOf } from '../classes/index.ts';
import { setActiveSquad } from './accounts.repo.ts';

/** Remembers which class the person works with; only one of their own. */
export async function rememberSquad(context: Context, actor: Actor, squadId: number): Promise<void> {
  const squads = await squadsOf(context, actor);
  if (!squads.some((squad) => squad.id === squadId)) throw notFound();
  await setActiveSquad(context.db, actor.id, squadId);
}
