import { fromUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound, ProblemError } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import * as repo from './homework.repo.ts';

const UNDO_MS = 24 * 60 * 60 * 1000;

/** Asks for every squad that the homework lies in; 404 where one id is unknown or out of reach. */
async function requireAll(context: Context, actor: Actor, homeworkIds: number[]) {
  const rows = await repo.findForChange(context.db, homeworkIds);
  if (rows.length !== new Set(homeworkIds).size) throw notFound();
  for (const squadId of new Set(rows.map((row) => row.squadId))) await requireSquad(context, actor, squadId);
  return rows;
}

type Removal = { homeworkIds: number[] } | { userId: number; exerciseId: number; squadId: number };

/** Takes back tasks that are not handed in (HW-04). Handed-in work is never lost this way. */
export async function removeHomework(context: Context, actor: Actor, input: Removal): Promise<{ removed: number[] }> {
  if (!('homeworkIds' in input)) await requireSquad(context, actor, input.squadId);
  const ids =
    'homeworkIds' in input
      ? input.homeworkIds
      : await repo.findOpenIds(context.db, input.userId, input.exerciseId, input.squadId);
  if (ids.length === 0) throw notFound();
  const rows = await requireAll(context, actor, ids);
  if (rows.some((row) => row.exerciseProgressId !== null)) throw new ProblemError('already-completed');
  await repo.removeHomework(context.db, ids, actor.id, context.clock.now());
  return { removed: ids };
}

/** Undoes a removal that the same teacher made within the last day. */
export async function restoreHomework(context: Context, actor: Actor, homeworkIds: number[]) {
  const since = new Date(context.clock.now().getTime() - UNDO_MS);
  return { restored: await repo.restoreHomework(context.db, homeworkIds, actor.id, since) };
}

/** Changes deadline and visibility date of many tasks at once (HW-03). What is left out stays as it is. */
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
  await requireSquad(context, actor, input.squadId);
  const dates = {
    ...(input.deadline !== undefined && { deadline: input.deadline === null ? null : fromUnix(input.deadline) }),
    ...(input.visibilityDate !== undefined && {
      availableAt: input.visibilityDate === null ? null : fromUnix(input.visibilityDate),
    }),
  };
  if (Object.keys(dates).length === 0) return { changed: 0 };
  return { changed: await repo.updateDates(context.db, input.squadId, input.homeworkIds, dates) };
}
