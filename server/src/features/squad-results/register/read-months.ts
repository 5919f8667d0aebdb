import type { MonthOfResults } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { type Asked, reachScope } from '../read-averages.ts';
import { countedAs } from './read-register.ts';
import { findMonths } from './register.repo.ts';

/** The value below which the share of the sorted numbers lies, between two of them in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** How the class did month by month, with the middle half of its pupils, and a pupil of it. */
export async function readMonths(
  context: Context,
  actor: Actor,
  { studentId, ...asked }: Asked,
): Promise<MonthOfResults[]> {
  const { scope, counted } = await reachScope(context, actor, asked);
  const rows = await findMonths(context.db, scope, countedAs(counted));
  const months = [...new Set(rows.map(({ month }) => month))];
  return months.map((month) => {
    const here = rows.filter((row) => row.month === month);
    const answers = here.reduce((sum, row) => sum + row.answers, 0);
    const sorted = here.map(({ percent }) => percent).toSorted((a, b) => a - b);
    const own = here.find((row) => row.studentId === studentId);
    return {
      month,
      percent: Math.round(here.reduce((sum, row) => sum + row.percent * row.answers, 0) / answers),
      low: Math.round(quantile(sorted, 0.25)),
      high: Math.round(quantile(sorted, 0.75)),
      answers,
      own: own ? { percent: Math.round(own.percent), answers: own.answers } : null,
    };
  });
}
