import { fromUnix, toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { UNDO_MS } from './manage-homework.ts';
import { restoreHomework } from './manage-homework.repo.ts';
import * as repo from './reset-tasks.repo.ts';

/** Tasks of a squad by class level. Ask for the squad first. */
export const tasksByLevel = (context: Context, squadId: number) => repo.countByLevel(context.db, squadId);

/** The title of a level, the same in every course; null where there is none. */
export const levelTitle = (context: Context, levelId: number) => repo.findLevelTitle(context.db, levelId);

/**
 * Takes back all tasks of a squad, or those of one class level, with what was handed in. Ask for the squad first.
 * `at` is a whole second, so that the wire can name it when this is undone.
 */
export async function resetTasksOf(
  context: Context,
  actor: Actor,
  squadId: number,
  level: string | null,
): Promise<{ removed: number; at: number }> {
  const at = toUnix(context.clock.now());
  const set = { removedAt: fromUnix(at), removedBy: actor.id };
  return { removed: await context.db.transaction((tx) => repo.removeTasksOfSquad(tx, squadId, level, set)), at };
}

/** Brings back what the same teacher took back at that moment; 404 after a day, or where there is nothing. */
export async function undoResetOf(context: Context, actor: Actor, squadId: number, at: number): Promise<number> {
  const removedAt = fromUnix(at);
  if (context.clock.now().getTime() - removedAt.getTime() > UNDO_MS) throw notFound();
  const ids = await repo.findRemovedAt(context.db, squadId, { removedAt, removedBy: actor.id });
  if (ids.length === 0) throw notFound();
  let restored = 0;
  // a class of many years has more tasks than one statement takes values
  for (let from = 0; from < ids.length; from += 5000)
    restored += (await restoreHomework(context.db, ids.slice(from, from + 5000))).length;
  return restored;
}
