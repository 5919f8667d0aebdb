import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isKeptOpen, isVisibleAt } from '../../attempts/index.ts';

const { homework } = tables;

/** The pupil's task of an exercise that is to be opened: an open one first, else the newest; null where there is none. */
export async function findTaskOfExercise(
  db: Db,
  { studentId, exerciseId, now }: { studentId: number; exerciseId: number; now: Date },
): Promise<number | null> {
  const [row] = await db
    .select({ id: homework.id })
    .from(homework)
    .where(
      and(
        eq(homework.studentId, studentId),
        eq(homework.exerciseId, exerciseId),
        isNull(homework.removedAt),
        isNull(homework.parentId),
        isVisibleAt(now),
      ),
    )
    .orderBy(desc(sql`coalesce(${isKeptOpen}, false)`), desc(homework.assignedAt), desc(homework.id))
    .limit(1);
  return row?.id ?? null;
}
