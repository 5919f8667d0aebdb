import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { isVisibleTask } from '../attempts/index.ts';
import { requireSquad } from '../classes/index.ts';
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
  const isOwn = ({ studentId }: AttemptRow) => studentId === actor.id;
  const others = rows.filter((row) => !isOwn(row));
  if (others.length > 0 && !isTeacher(actor)) throw notFound();
  for (const squadId of new Set(others.map((row) => row.squadId))) await requireSquad(context, actor, squadId);
  if (rows.some((row) => isOwn(row) && !isVisibleTask(row, now))) throw notFound();
  return rows.filter((row) => !isOwn(row) || !row.hideResults);
}
