import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireTaught } from '../classes/index.ts';
import { isOwnAndVisible } from './homework.policy.ts';
import { findHomework, findOpenTask, type HomeworkRow } from './homework.repo.ts';

/** A homework that the person reaches: the pupil's own and visible, or one of a squad the teacher teaches. Else 404. */
export async function requireHomework(context: Context, actor: Actor, homeworkId: number): Promise<HomeworkRow> {
  const row = found(await findHomework(context.db, homeworkId));
  if (isOwnAndVisible(actor, row, context.clock.now())) return row;
  await requireTaught(context, actor, [row.squadId]);
  return row;
}

/** An exercise, with the task of it that is meant where the caller says so, and whether it is a teacher's own. */
export interface TaskOfExercise {
  exerciseId: number;
  homeworkId?: number | undefined;
  isCustomExercise?: boolean | undefined;
}

/**
 * The task that is named, else the person's newest open one of the exercise; null where there is none. What does not hang
 * together, such as a task of another exercise, is 404.
 */
export async function findTaskOf(context: Context, actor: Actor, of: TaskOfExercise): Promise<HomeworkRow | null> {
  const { exerciseId, homeworkId, isCustomExercise } = of;
  const row =
    homeworkId === undefined
      ? await findOpenTask(context.db, { studentId: actor.id, exerciseId, now: context.clock.now() })
      : await requireHomework(context, actor, homeworkId);
  if (row === null) return null;
  if (row.exerciseId !== exerciseId) throw notFound();
  if (isCustomExercise !== undefined && isCustomExercise !== (row.ownerId !== null)) throw notFound();
  return row;
}
