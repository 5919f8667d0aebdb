import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import { deleteAttempt as remove } from '../attempts/index.ts';
import { removeOpenCorrecting } from '../homework/index.ts';
import { findAttempt, type ResultRow } from './results.repo.ts';

/** Deletes an attempt of a pupil of the teacher's class (ANS-08); the task is open again, and there is nothing to correct. */
export async function deleteAttempt(context: Context, actor: Actor, exerciseProgressId: number): Promise<void> {
  const row = found(await findAttempt(context.db, exerciseProgressId));
  await requireSquad(context, actor, row.squadId);
  await removeAttempts(context, actor, [row]);
}

/** With the open homework for correcting the texts; a correction that is handed in stays. */
async function removeAttempts(context: Context, actor: Actor, rows: ResultRow[]): Promise<void> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    for (const { exerciseProgressId } of rows) await remove(tx, exerciseProgressId, at);
    await removeOpenCorrecting(
      tx,
      rows.map((row) => row.homeworkId),
      { at, teacherId: actor.id },
    );
  });
}

/** Deletes many attempts of a squad (HW-05). Where one is unknown or of another squad none is deleted. */
export async function deleteAttempts(
  context: Context,
  actor: Actor,
  input: { squadId: number; exerciseProgressIds: number[] },
): Promise<void> {
  await requireSquad(context, actor, input.squadId);
  const rows = [];
  for (const id of new Set(input.exerciseProgressIds)) rows.push(found(await findAttempt(context.db, id)));
  if (rows.some((row) => row.squadId !== input.squadId)) throw notFound();
  await removeAttempts(context, actor, rows);
}
