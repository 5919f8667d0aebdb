import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { deleteAttempts as remove, findTaskOfAttempt, findTasksOfAttempts } from '../attempts/index.ts';
import { requireSquad } from '../classes/index.ts';
import { removeOpenCorrecting } from '../homework/index.ts';

/** Deletes an attempt of a pupil of the teacher's class (ANS-08); the task is open again, and there is nothing to correct. */
export async function deleteAttempt(context: Context, actor: Actor, exerciseProgressId: number): Promise<void> {
  const { squadId } = found(await findTaskOfAttempt(context.db, exerciseProgressId));
  await deleteAttempts(context, actor, { squadId, exerciseProgressIds: [exerciseProgressId] });
}

/**
 * Deletes many attempts of a squad (HW-05), with the open homework for correcting the texts; a correction that is handed in
 * stays. Where one is unknown or of another squad none is deleted.
 */
export async function deleteAttempts(
  context: Context,
  actor: Actor,
  input: { squadId: number; exerciseProgressIds: number[] },
): Promise<void> {
  await requireSquad(context, actor, input.squadId);
  const ids = [...new Set(input.exerciseProgressIds)];
  const tasks = await findTasksOfAttempts(context.db, ids);
  if (tasks.length !== ids.length || tasks.some(({ squadId }) => squadId !== input.squadId)) throw notFound();
  const homeworkIds = tasks.map(({ homeworkId }) => homeworkId);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    await remove(tx, ids, at);
    await removeOpenCorrecting(tx, homeworkIds, { at, teacherId: actor.id });
  });
}
