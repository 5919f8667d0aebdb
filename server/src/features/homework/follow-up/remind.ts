import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { isVisibleTask } from '../../attempts/index.ts';
import { requireOpenSquads } from '../../classes/index.ts';
import { tellReminded } from '../../notifications/index.ts';
import { isFree } from '../homework.policy.ts';
import { isLate } from '../read/homework-to-wire.ts';
import { findForReminder } from './remind.repo.ts';

/** A pupil is not reminded of the same task again before this long has gone. */
const REST_MS = 24 * 60 * 60 * 1000;

/** What came of it: ids of tasks, each in one of the three. */
interface Reminded {
  reminded: number[];
  recently: number[];
  passedOver: number[];
}

/**
 * Reminds the pupils of tasks of a squad that they have not handed in, by a notification. What is handed in, withdrawn,
 * not visible yet or of the pupil's own choice is passed over; who has been reminded of the task within the last day, by whomever, is not again.
 */
export async function remind(
  context: Context,
  actor: Actor,
  input: { squadId: number; homeworkIds: number[] },
): Promise<Reminded> {
  await requireOpenSquads(context, actor, [input.squadId]);
  const wanted = [...new Set(input.homeworkIds)];
  const rows = await findForReminder(context.db, wanted);
  if (rows.length !== wanted.length || rows.some(({ squadId }) => squadId !== input.squadId)) throw notFound();
  const at = context.clock.now();
  const missing = rows.filter(
    (row) => row.exerciseProgressId === null && row.removedAt === null && !isFree(row) && isVisibleTask(row, at),
  );
  const reminded = await context.db.transaction((tx) =>
    tellReminded(
      tx,
      missing.map((row) => ({
        homeworkId: row.homeworkId,
        isCorrecting: row.parentId !== null,
        deadline: row.deadline,
        isLate: isLate(row.deadline, null, at),
      })),
      { teacher: actor, at, since: new Date(at.getTime() - REST_MS) },
    ),
  );
  const missingIds = missing.map(({ homeworkId }) => homeworkId);
  return {
    reminded,
    recently: missingIds.filter((id) => !reminded.includes(id)),
    passedOver: wanted.filter((id) => !missingIds.includes(id)),
  };
}
