import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import { deleteAttempt as remove, findAttempt } from './results.repo.ts';

/** Deletes an attempt of a pupil of the teacher's class (ANS-08); the task is open again, and there is nothing to correct. */
export async function deleteAttempt(context: Context, actor: Actor, exerciseProgressId: number): Promise<void> {
  const row = found(await findAttempt(context.db, exerciseProgressId));
  await requireSquad(context, actor, row.squadId);
  await remove(context.db, row, actor.id, context.clock.now());
}
