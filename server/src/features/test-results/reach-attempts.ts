import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { isOwn, isVisibleTask, maySeeNumbers } from '../attempts/index.ts';
import { requireTaught } from '../classes/index.ts';
import { type AttemptRow, findAttempts } from './test-results.repo.ts';

/**
 * Attempts that the person may see the results of: own ones, of tasks that are visible, and those of squads the person
 * teaches. Where one is another's, 404. Own ones whose results are hidden are left out (PD-04).
 */
export async function reachAttempts(
  context: Context,
  actor: Actor,
  by: Parameters<typeof findAttempts>[1],
): Promise<AttemptRow[]> {
  const rows = await findAttempts(context.db, by);
  if ('exerciseProgressIds' in by && rows.length < new Set(by.exerciseProgressIds).size) throw notFound();
  const now = context.clock.now();
  const others = rows.filter((row) => !isOwn(actor, row));
  await requireTaught(
    context,
    actor,
    others.map((row) => row.squadId),
  );
  if (rows.some((row) => isOwn(actor, row) && !isVisibleTask(row, now))) throw notFound();
  return rows.filter((row) => maySeeNumbers(actor, row));
}
