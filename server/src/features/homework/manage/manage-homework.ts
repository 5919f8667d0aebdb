import { fromUnix } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { requireOpenSquads, requireSquad, requireSquads } from '../../classes/index.ts';
import { mayRestore } from '../homework.policy.ts';
import { assignAsBefore, findPutBack, holdOpen, takeBack } from './assigned-again.repo.ts';
import * as repo from './manage-homework.repo.ts';
import { requireDeadlineAhead, requireVisibleBeforeDeadline } from '../assign/task-dates.ts';

/** How long a removal can be taken back. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

const squadIdsOf = (rows: { squadId: number }[]): number[] => rows.map((row) => row.squadId);

/** Asks for every squad that the homework lies in; 404 where one id is unknown or out of reach. */
async function requireAll(context: Context, actor: Actor, homeworkIds: number[]) {
  const rows = await repo.findForChange(context.db, homeworkIds);
  if (rows.length !== new Set(homeworkIds).size) throw notFound();
  await requireSquads(context, actor, squadIdsOf(rows));
  return rows;
}

type Removal = { homeworkIds: number[] } | { userId: number; exerciseId: number; squadId: number };

/**
 * Takes back open tasks, all or none (HW-04). One that was assigned again stands as before, with what was handed in:
 * handed-in work is never lost this way.
 */
export async function removeHomework(context: Context, actor: Actor, input: Removal): Promise<{ removed: number[] }> {
  if (!('homeworkIds' in input)) await requireSquad(context, actor, input.squadId);
  const ids =
    'homeworkIds' in input
      ? [...new Set(input.homeworkIds)]
      : await repo.findIdsOf(context.db, input.userId, input.exerciseId, input.squadId);
  if (ids.length === 0) throw notFound();
  await requireAll(context, actor, ids);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    if ((await holdOpen(tx, ids)).length < ids.length) throw new ProblemError('already-completed');
    await takeBack(tx, ids, { by: actor.id, at });
  });
  return { removed: ids };
}

/** Takes back those of a squad's tasks that are open; what is handed in stays where it is (HW-05). */
export async function deleteUncompleted(
  context: Context,
  actor: Actor,
  input: { squadId: number; homeworkIds: number[] },
): Promise<{ removed: number[] }> {
  await requireSquad(context, actor, input.squadId);
  const rows = await requireAll(context, actor, input.homeworkIds);
  if (rows.some((row) => row.squadId !== input.squadId)) throw notFound();
  const ids = rows.map((row) => row.id);
  const at = context.clock.now();
  const take = async (tx: Db) => takeBack(tx, await holdOpen(tx, ids), { by: actor.id, at });
  return { removed: await context.db.transaction(take) };
}

/** Undoes a removal that the same teacher made within the last day. What cannot be undone is passed over. */
export async function restoreHomework(context: Context, actor: Actor, homeworkIds: number[]) {
  const since = new Date(context.clock.now().getTime() - UNDO_MS);
  const removed = await repo.findRemoved(context.db, homeworkIds, since);
  const putBack = await findPutBack(context.db, homeworkIds, { by: actor.id, since });
  await requireSquads(context, actor, squadIdsOf([...removed, ...putBack]));
  const own = removed.filter((row) => mayRestore(actor, row)).map((row) => row.id);
  const again = putBack.map((row) => row.id);
  const restore = async (tx: Db) => [
    ...(own.length === 0 ? [] : await repo.restoreHomework(tx, own)),
    ...(again.length === 0 ? [] : await assignAsBefore(tx, again)),
  ];
  return { restored: await context.db.transaction(restore) };
}

/**
 * Changes deadline and visibility date of many tasks of a squad at once (HW-03). What is left out stays as it is. All
 * or nothing: where one id is unknown or of another squad, or one task would become visible after its deadline, nothing
 * is changed, nor where the squad is a class that has ended.
 */
export async function changeDates(
  context: Context,
  actor: Actor,
  input: {
    squadId: number;
    homeworkIds: number[];
    deadline?: number | null | undefined;
    visibilityDate?: number | null | undefined;
  },
): Promise<{ changed: number }> {
  await requireOpenSquads(context, actor, [input.squadId]);
  const rows = await repo.findForChange(context.db, input.homeworkIds);
  if (rows.length !== new Set(input.homeworkIds).size || rows.some((row) => row.squadId !== input.squadId))
    throw notFound();
  const deadline = fromUnix(input.deadline);
  const availableAt = fromUnix(input.visibilityDate);
  if (deadline === undefined && availableAt === undefined) return { changed: 0 };
  // one that has passed may stay as it is
  if (deadline && rows.some((row) => row.deadline?.getTime() !== deadline.getTime()))
    requireDeadlineAhead(deadline, context.clock.now());
  for (const row of rows)
    requireVisibleBeforeDeadline(
      'visibilityDate',
      availableAt === undefined ? row.availableAt : availableAt,
      deadline === undefined ? row.deadline : deadline,
    );
  const dates = { ...(deadline !== undefined && { deadline }), ...(availableAt !== undefined && { availableAt }) };
  return { changed: await repo.updateDates(context.db, input.homeworkIds, dates) };
}
