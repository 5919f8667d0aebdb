import type { TaskCommaSystem } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { isOwn } from '../../attempts/index.ts';
import { hasCommaSystem, taskCommaSystem } from '../../comma-systems/index.ts';
import { requireHomework } from '../reach-homework.ts';
import { updateOwnStartkomma } from '../read/task-state.repo.ts';

/** The pupil says which comma system the own text follows, as in the Danish exam, for as long as it is not handed in. */
export async function setOwnCommaSystem(
  context: Context,
  actor: Actor,
  homeworkId: number,
  own: TaskCommaSystem['own'],
): Promise<TaskCommaSystem> {
  const homework = await requireHomework(context, actor, homeworkId);
  if (!isOwn(actor, homework) || !hasCommaSystem(homework.productId)) throw notFound();
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  await updateOwnStartkomma(context.db, homeworkId, own);
  return taskCommaSystem(context, homeworkId);
}
