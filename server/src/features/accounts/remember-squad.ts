import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { squadsOf } from '../classes/index.ts';
import { setActiveSquad } from './accounts.repo.ts';
import { currentProfile } from './current-profile.ts';

/** The class that the person chose last; null when none, or when it is out of reach by now. */
export async function rememberedSquad(context: Context, actor: Actor): Promise<number | null> {
  const { activeSquadId } = await currentProfile(context, actor);
  if (activeSquadId === null) return null;
  const squads = await squadsOf(context, actor);
  return squads.some((squad) => squad.id === activeSquadId) ? activeSquadId : null;
}

/** Remembers which class the person works with; only one of their own. */
export async function rememberSquad(context: Context, actor: Actor, squadId: number): Promise<void> {
  const squads = await squadsOf(context, actor);
  if (!squads.some((squad) => squad.id === squadId)) throw notFound();
  await setActiveSquad(context.db, actor.id, squadId);
}
