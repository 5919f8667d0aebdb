import type { Actor, Context } from '../../../platform/http/context.ts';
import { hasCommaSystem, taskCommaSystem } from '../../comma-systems/index.ts';
import { exerciseById } from '../../exercises/index.ts';
import { filesOf } from '../hand-in/attach-file.ts';
import { findHandedInText } from '../hand-in/hand-in.repo.ts';
import { homeworkToWire } from './homework-to-wire.ts';
import { requireHomework } from '../reach-homework.ts';

/** A task with its exercise, its attached file and, where it is to correct a text, that text; with the comma system it is read by. */
export async function readTask(context: Context, actor: Actor, homeworkId: number) {
  const row = await requireHomework(context, actor, homeworkId);
  const exercise = await exerciseById(context, row.exerciseId, row.completedAt);
  return {
    homework: { ...homeworkToWire(row, context.clock.now()), title: exercise.title },
    exercise,
    files: await filesOf(context, row.homeworkId),
    startText: row.parentId === null ? null : await findHandedInText(context.db, row.parentId),
    commaSystem: hasCommaSystem(row.productId) ? await taskCommaSystem(context, row.homeworkId) : null,
  };
}
