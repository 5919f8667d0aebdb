import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { takeExercise } from '../homework/index.ts';
import { isOffered } from './free-exercises.repo.ts';
import { requireFree } from './reach-free-exercises.ts';

/** Gives the pupil an exercise of the pupil's own choice, without a deadline (API-078). */
export async function selfAssign(context: Context, actor: Actor, exerciseId: number) {
  const { squadId, productIds } = await requireFree(context, actor);
  if (!(await isOffered(context.db, productIds, exerciseId))) throw notFound();
  return { homeworkId: await takeExercise(context, actor, { exerciseId, squadId }), exerciseId };
}
