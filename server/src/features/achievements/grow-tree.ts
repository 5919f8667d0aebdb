import type { Db } from '../../platform/db/index.ts';
import { findProgress, insertEvents, insertLeaf, lockTree } from './achievements.repo.ts';
import { READING_COURSES, reached } from './tree-events.ts';

/**
 * Lets the pupil's tree grow by a task that is handed in, in the transaction that hands it in. A task gives one leaf, also
 * when it is handed in again; an event comes once.
 */
export async function growTree(
  tx: Db,
  task: { userId: number; homeworkId: number; exerciseProgressId: number; earnedAt: Date },
): Promise<void> {
  await lockTree(tx, task.userId);
  if (!(await insertLeaf(tx, task))) return;
  await insertEvents(tx, reached(await findProgress(tx, task.userId, READING_COURSES)), task);
}
