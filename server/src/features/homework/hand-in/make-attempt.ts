import type { Db } from '../../../platform/db/index.ts';
import { growTree } from '../../achievements/index.ts';
import { insertAttempt } from '../../attempts/index.ts';
import { forgetReminder } from '../../notifications/index.ts';
import { lockOpen } from './hand-in.repo.ts';

/**
 * Makes the next attempt at a homework, with its row locked, so that two hand-ins at once make one, and lets the pupil's tree
 * grow by it, unless nothing was answered. Answers null where it is handed in already, or removed. Whoever locks the work on the items too, locks that first.
 */
export async function makeAttempt(
  tx: Db,
  attempt: Parameters<typeof insertAttempt>[1],
  { growsTree = true } = {},
): Promise<number | null> {
  const { homeworkId, completedAt } = attempt;
  const task = await lockOpen(tx, homeworkId);
  if (!task) return null;
  await forgetReminder(tx, homeworkId);
  const exerciseProgressId = await insertAttempt(tx, attempt);
  if (growsTree) await growTree(tx, { userId: task.studentId, homeworkId, exerciseProgressId, earnedAt: completedAt });
  return exerciseProgressId;
}
