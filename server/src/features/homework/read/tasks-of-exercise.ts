import type { Actor, Context } from '../../../platform/http/context.ts';
import { findTasksOf, removeUncompleted } from '../manage/manage-homework.repo.ts';

/** How many pupils have an exercise open, and how many have handed it in. Ask first whose it is. */
export async function countTasksOf(context: Context, exerciseId: number): Promise<{ open: number; handedIn: number }> {
  const tasks = await findTasksOf(context.db, exerciseId);
  const handedIn = tasks.filter((task) => task.isHandedIn).length;
  return { open: tasks.length - handedIn, handedIn };
}

/** Takes back every open task of an exercise, and answers their ids. Ask first whose it is. */
export async function takeBackTasksOf(context: Context, actor: Actor, exerciseId: number): Promise<number[]> {
  const tasks = await findTasksOf(context.db, exerciseId);
  const open = tasks.filter((task) => !task.isHandedIn).map((task) => task.id);
  return open.length === 0 ? [] : removeUncompleted(context.db, open, actor.id, context.clock.now());
}
