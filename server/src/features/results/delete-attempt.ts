import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import { deleteAttempt as remove, findAttempt } from './results.repo.ts';

/** Deletes an attempt of a pupil of the teacher's class (ANS-08); the task is open again, and there is nothing to correct. */
export async function deleteAttempt(context: Context, actor: Actor, exerciseProgressId: number): Promise<void> {
  const row = found(await findAttempt(context.db, exerciseProgressId));
  await requireSquad(context, actor, row.squadId);
  await remove(context.db, row, actor.id, context.clock.now());
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
  for (const row of rows) await remove(context.db, row, actor.id, context.clock.now());
}
