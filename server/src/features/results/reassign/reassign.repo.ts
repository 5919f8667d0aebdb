import { and, eq, isNull } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isCurrentAttempt } from '../../attempts/index.ts';

const { exerciseProgress, homework } = tables;

const select = (db: Db) =>
  db
    .select({
      homeworkId: homework.id,
      studentId: homework.studentId,
      squadId: homework.squadId,
      parentId: homework.parentId,
      deadline: homework.deadline,
      exerciseProgressId: exerciseProgress.id,
    })
    .from(homework)
    .leftJoin(exerciseProgress, isCurrentAttempt);

/** A task that is not removed, with the attempt that it stands handed in with. */
export async function findTask(db: Db, homeworkId: number) {
  const [row] = await select(db).where(and(eq(homework.id, homeworkId), isNull(homework.removedAt)));
  return row ?? null;
}

/** A pupil's task of an exercise in a squad, not the correcting of its text. */
export async function findTaskOf(db: Db, of: { exerciseId: number; studentId: number; squadId: number }) {
  const [row] = await select(db).where(
    and(
      eq(homework.exerciseId, of.exerciseId),
      eq(homework.studentId, of.studentId),
      eq(homework.squadId, of.squadId),
      isNull(homework.parentId),
      isNull(homework.removedAt),
    ),
  );
  return row ?? null;
}
