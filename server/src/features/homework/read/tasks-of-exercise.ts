import type { Actor, Context } from '../../../platform/http/context.ts';
import { holdOpen, takeBack } from '../manage/assigned-again.repo.ts';
import { findTasksOf } from '../manage/manage-homework.repo.ts';

/** How many pupils have an exercise open, and how many have handed it in. Ask first whose it is. */
export async function countTasksOf(context: Context, exerciseId: number): Promise<{ open: number; handedIn: number }> {
  const tasks = await findTasksOf(context.db, exerciseId);
  const open = tasks.filter(({ isOpen }) => isOpen).length;
  return { open, handedIn: tasks.length - open };
}

/** Takes back every open task of an exercise, and answers their ids. Ask first whose it is. */
export async function takeBackTasksOf(context: Context, actor: Actor, exerciseId: number): Promise<number[]> {
  const ids = (await findTasksOf(context.db, exerciseId)).filter(({ isOpen }) => isOpen).map(({ id }) => id);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => takeBack(tx, await holdOpen(tx, ids), { by: actor.id, at }));
}
