import type { Db } from '../../../platform/db/index.ts';
import { insertAttempt } from '../../attempts/index.ts';
import { lockOpen } from './hand-in.repo.ts';

/**
 * Makes the next attempt at a homework, with its row locked, so that two hand-ins at once make one. Answers null where it
 * is handed in already, or removed. Whoever locks the work on the items too, locks that first.
 */
export const makeAttempt = async (tx: Db, attempt: Parameters<typeof insertAttempt>[1]): Promise<number | null> =>
  (await lockOpen(tx, attempt.homeworkId)) ? insertAttempt(tx, attempt) : null;
