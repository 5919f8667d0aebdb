import type { ResultsRow } from '@ordklar/contract';
import { schoolYearSpan } from '@ordklar/school';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { requireSquad } from '../classes/index.ts';
import { isLate } from '../homework/index.ts';
import { findRows, type Scope } from './squad-results.repo.ts';

/** Rows of one answer: a class of 30 with every exercise of the largest category. */
const MOST_ROWS = 2000;

/** A table of results (API-051, RES-04). Every row is of a task in the class, which the teacher must reach; else 404. */
export async function readTable(
  context: Context,
  actor: Actor,
  asked: Scope & { year?: number },
  show: { onlyLastTry: boolean; showAll: boolean; singleStudentView: boolean },
): Promise<ResultsRow[]> {
  const { year, ...scope } = asked;
  await requireSquad(context, actor, scope.squadId);
  const rows = await findRows(
    context.db,
    { ...scope, ...(year !== undefined && { span: schoolYearSpan(year) }) },
    {
      counted: show.onlyLastTry ? 'last' : 'best',
      everyAttempt: show.singleStudentView && !show.onlyLastTry,
      openToo: show.showAll,
      limit: MOST_ROWS,
    },
  );
  const now = context.clock.now();
  return rows.map(({ completedAt, deadline, ...row }) => ({
    ...row,
    completed: toUnix(completedAt),
    deadline: toUnix(deadline),
    isLate: isLate(deadline, completedAt, now),
  }));
}
