import type { CommaSystem } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { requireSquad, updateSquad } from '../classes/index.ts';

/** Sets the comma system of a squad that the teacher teaches. Texts that are handed in already keep theirs. */
export async function setSquadCommaSystem(context: Context, actor: Actor, squadId: number, startkomma: CommaSystem) {
  await requireSquad(context, actor, squadId);
  await updateSquad(context.db, squadId, { startkomma });
  return { squadId, startkomma };
}
