import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { requireSquad, squadsOf } from '../../classes/index.ts';
import { readExercise } from '../../exercises/index.ts';
import { findAverage } from './average.repo.ts';

/** Mean over the pupils, in whole percent, of the attempt that counts: the last one, or the best one (PD-16). */
export async function exerciseAverage(
  context: Context,
  actor: Actor,
  of: { productId: string; exerciseId: number; squadId: number | undefined; onlyLastTry: boolean },
) {
  const { productId } = await readExercise(context, actor, of.exerciseId);
  if (productId !== of.productId) throw notFound();
  const counted = of.onlyLastTry ? ('last' as const) : ('best' as const);
  const squadIds =
    of.squadId === undefined
      ? (await squadsOf(context, actor)).map(({ id }) => id)
      : [(await requireSquad(context, actor, of.squadId)).id];
  if (squadIds.length === 0) return { percent: null, pupils: 0, counted };
  return { ...(await findAverage(context.db, { exerciseId: of.exerciseId, squadIds, counted })), counted };
}
