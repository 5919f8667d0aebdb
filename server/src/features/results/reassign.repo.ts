import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { exerciseDraft, exerciseProgress, homework } = tables;

/** The attempt that a task stands handed in with: not deleted, and made since the task was last assigned again. */
const isCurrent = and(
  eq(exerciseProgress.homeworkId, homework.id),
  isNull(exerciseProgress.deletedAt),
  sql`(${homework.resetAt} is null or ${exerciseProgress.completedAt} > ${homework.resetAt})`,
);

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
    .leftJoin(exerciseProgress, isCurrent);

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

/** The attempt of a task and the text that it corrects, to be made ready again. */
export async function findProgressOf(db: Db, homeworkId: number): Promise<number | null> {
  const [row] = await select(db).where(eq(homework.id, homeworkId));
  return row?.exerciseProgressId ?? null;
}

/**
 * Opens a handed-in task again (HW-08, HW-10). What was handed in stays to be read, unless `deleteAttempt` says that it
 * goes; then what the pupil wrote stays in the editor to go on from. A deadline that has passed is lifted.
 */
export async function reopen(
  db: Db,
  task: { homeworkId: number; exerciseProgressId: number; deadline: Date | null },
  reset: { at: Date; teacherId: number; deleteAttempt: boolean },
): Promise<void> {
  const { homeworkId, exerciseProgressId } = task;
  await db.transaction(async (tx) => {
    await tx
      .update(homework)
      .set({
        resetAt: reset.at,
        assignedBy: reset.teacherId,
        deadline: task.deadline !== null && task.deadline < reset.at ? null : task.deadline,
      })
      .where(eq(homework.id, homeworkId));
    if (reset.deleteAttempt)
      await tx.update(exerciseProgress).set({ deletedAt: reset.at }).where(eq(exerciseProgress.id, exerciseProgressId));
    else await tx.delete(exerciseDraft).where(eq(exerciseDraft.homeworkId, homeworkId));
  });
}

export async function setHidden(db: Db, homeworkId: number, hideResults: boolean): Promise<void> {
  await db.update(homework).set({ hideResults }).where(eq(homework.id, homeworkId));
}
