import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Counted, countedFirst, percentOfAttempt } from '../../attempts/index.ts';
import { type Db, tables } from '../../../platform/db/index.ts';

const { exerciseProgress, homework } = tables;

/** The mean over the pupils of the attempt that counts, and how many pupils have one. */
export async function findAverage(
  db: Db,
  of: { exerciseId: number; squadIds: number[]; counted: Counted },
): Promise<{ percent: number | null; pupils: number }> {
  const counting = db
    .selectDistinctOn([homework.studentId], { percent: percentOfAttempt.as('percent') })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .where(
      and(
        eq(homework.exerciseId, of.exerciseId),
        inArray(homework.squadId, of.squadIds),
        isNull(homework.removedAt),
        isNull(exerciseProgress.deletedAt),
        gt(exerciseProgress.answerCount, 0),
      ),
    )
    .orderBy(homework.studentId, ...countedFirst(of.counted))
    .as('counting');
  const [row] = await db
    .select({
      percent: sql<number | null>`round(avg(${counting.percent}))::int`,
      pupils: sql<number>`count(*)::int`,
    })
    .from(counting);
  return row ?? { percent: null, pupils: 0 };
}
