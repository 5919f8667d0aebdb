import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { retireWritten } from '../exercises/index.ts';
import { countTasksOf, restoreHomework, takeBackTasksOf } from '../homework/index.ts';
import { findOwn } from './own-exercises.repo.ts';

/** How many pupils have an own exercise open, and how many have handed it in: what deleting asks with. */
export async function tasksOfOwnExercise(context: Context, actor: Actor, exerciseId: number) {
  const own = found(await findOwn(context.db, exerciseId, actor.id));
  return countTasksOf(context, own.id);
}

/**
 * Puts an own exercise away: nobody is given it any more. What is handed in stays; open tasks stay with their pupils
 * unless the teacher takes them back. Answers the tasks taken back, so that it can be undone.
 */
export async function deleteOwnExercise(
  context: Context,
  actor: Actor,
  exerciseId: number,
  openTasks: 'keep' | 'remove',
): Promise<{ removed: number[] }> {
  if (!(await retireWritten(context.db, { exerciseId, ownerId: actor.id }, context.clock.now()))) throw notFound();
  return { removed: openTasks === 'remove' ? await takeBackTasksOf(context, actor, exerciseId) : [] };
}

/** Undoes the above. */
export async function restoreOwnExercise(context: Context, actor: Actor, exerciseId: number, homeworkIds: number[]) {
  if (!(await retireWritten(context.db, { exerciseId, ownerId: actor.id }, null))) throw notFound();
  return homeworkIds.length === 0 ? { restored: [] } : restoreHomework(context, actor, homeworkIds);
}
