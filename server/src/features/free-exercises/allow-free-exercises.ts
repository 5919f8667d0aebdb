import type { Actor, Context } from '../../platform/http/context.ts';
import { requireSquad, updateSquad } from '../classes/index.ts';

/** Lets the pupils of a squad that the teacher teaches choose exercises for themselves, or no longer (PD-10). */
export async function allowFreeExercises(context: Context, actor: Actor, squadId: number, freeExercises: boolean) {
  await requireSquad(context, actor, squadId);
  await updateSquad(context.db, squadId, { freeExercises });
  return { squadId, freeExercises };
}
