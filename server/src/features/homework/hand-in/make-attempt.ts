import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import { growTree } from '../../achievements/index.ts';
import { insertAttempt } from '../../attempts/index.ts';
import { forgetReminder } from '../../notifications/index.ts';
import { lockOpen } from './hand-in.repo.ts';

/** The attempt that was made, and when. */
export interface MadeAttempt {
  exerciseProgressId: number;
  completedAt: Date;
}

/**
 * Makes the next attempt at a homework, with its row locked, so that two hand-ins at once make one, and lets the pupil's tree
 * grow by it, unless nothing was answered. When it is made is read with the row held: of two attempts the later one is the newer.
 * Answers null where it is handed in already, or removed. Whoever locks the work on the items too, locks that first.
 */
export async function makeAttempt(
  tx: Db,
  clock: Clock,
  attempt: Omit<Parameters<typeof insertAttempt>[1], 'completedAt'>,
  { growsTree = true } = {},
): Promise<MadeAttempt | null> {
  const { homeworkId } = attempt;
  const task = await lockOpen(tx, homeworkId);
  if (!task) return null;
  const completedAt = clock.now();
  await forgetReminder(tx, homeworkId);
  const exerciseProgressId = await insertAttempt(tx, { ...attempt, completedAt });
  if (growsTree) await growTree(tx, { userId: task.studentId, homeworkId, exerciseProgressId, earnedAt: completedAt });
  return { exerciseProgressId, completedAt };
}
