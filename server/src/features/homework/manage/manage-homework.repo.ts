import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isKeptOpen } from '../../attempts/index.ts';
import { termsNow } from './assigned-again.repo.ts';

const { homework, exerciseProgress, users } = tables;

/** PostgreSQL takes 65,535 values in one statement; many exercises for many pupils are more than that. */
const ROWS_AT_ONCE = 1000;

/** Makes homework; those that the pupil has already are passed over. Answers the new ids. */
export async function insertHomework(tx: Db, rows: (typeof homework.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const portion = rows.slice(from, from + ROWS_AT_ONCE);
    const made = await tx.insert(homework).values(portion).onConflictDoNothing().returning({ id: homework.id });
    ids.push(...made.map((row) => row.id));
  }
  return ids;
}

/** Some exercises of some pupils, in some squads. */
export interface ExercisesOfPupils {
  exerciseIds: number[];
  studentIds: number[];
  squadIds: number[];
}

const areTasksOf = ({ exerciseIds, studentIds, squadIds }: ExercisesOfPupils) =>
  and(
    inArray(homework.squadId, squadIds),
    inArray(homework.exerciseId, exerciseIds),
    inArray(homework.studentId, studentIds),
    isNull(homework.parentId),
    isNull(homework.removedAt),
  );

/**
 * What pupils chose themselves gives way to what their teacher assigns: it becomes that task, and what was handed in stays
 * to be read. Answers the ids.
 */
export async function adoptChosen(
  db: Db,
  of: ExercisesOfPupils,
  set: Pick<typeof homework.$inferInsert, 'assignedBy' | 'assignedAt' | 'deadline' | 'availableAt'>,
): Promise<number[]> {
  const rows = await db
    .update(homework)
    .set({ ...set, resetAt: set.assignedAt, otherTerms: termsNow })
    .where(and(areTasksOf(of), eq(homework.assignedBy, homework.studentId)))
    .returning({ id: homework.id });
  return rows.map((row) => row.id);
}

/** Which of the exercises the pupils have already, in one of the squads. */
export const findHeld = (db: Db, of: ExercisesOfPupils) =>
  db.select({ exerciseId: homework.exerciseId, studentId: homework.studentId }).from(homework).where(areTasksOf(of));

/** Lets other assignments to these pupils wait until this one is through; in the order of ids, so that none waits for ever. */
export async function lockPupils(db: Db, studentIds: number[]): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, studentIds))
    .orderBy(users.id)
    .for('no key update');
}

/** Opens a handed-in task of the pupil's own choice once more; what was handed in stays to be read. */
export async function takeAgain(db: Db, homeworkId: number, now: Date): Promise<void> {
  await db.update(homework).set({ resetAt: now, assignedAt: now }).where(eq(homework.id, homeworkId));
}

/**
 * Takes back a task of the pupil's own choice that is open. One that was done before stands as it was handed in the last
 * time. False where it is handed in, be it at this very moment, or has become the teacher's.
 */
export async function dropChosen(tx: Db, homeworkId: number, studentId: number, now: Date): Promise<boolean> {
  const [task] = await tx
    .select({ resetAt: homework.resetAt })
    .from(homework)
    .where(and(eq(homework.id, homeworkId), eq(homework.assignedBy, studentId), isNull(homework.removedAt)))
    .for('update');
  if (!task) return false;
  const [last, before] = await tx
    .select({ completedAt: exerciseProgress.completedAt })
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.homeworkId, homeworkId), isNull(exerciseProgress.deletedAt)))
    .orderBy(desc(exerciseProgress.completedAt))
    .limit(2);
  if (last && (task.resetAt === null || last.completedAt > task.resetAt)) return false;
  const set = last ? { resetAt: before?.completedAt ?? null } : { removedAt: now, removedBy: studentId };
  await tx.update(homework).set(set).where(eq(homework.id, homeworkId));
  return true;
}

/** The task of an exercise that the pupil gave back last, with what is begun of it; null where there is none. */
export async function findDropped(
  db: Db,
  of: { exerciseId: number; squadId: number; studentId: number },
): Promise<number | null> {
  const [row] = await db
    .select({ id: homework.id })
    .from(homework)
    .where(
      and(
        eq(homework.exerciseId, of.exerciseId),
        eq(homework.squadId, of.squadId),
        eq(homework.studentId, of.studentId),
        eq(homework.removedBy, of.studentId),
      ),
    )
    .orderBy(desc(homework.removedAt))
    .limit(1);
  return row?.id ?? null;
}

/** In which squads the homework with these ids lies, where it is not removed. */
export const findForChange = (db: Db, homeworkIds: number[]) =>
  db
    .select({
      id: homework.id,
      squadId: homework.squadId,
      deadline: homework.deadline,
      availableAt: homework.availableAt,
    })
    .from(homework)
    .where(and(inArray(homework.id, homeworkIds), isNull(homework.removedAt)));

/** A pupil's task of an exercise in a squad; where that is gone, the corrections of its texts. */
export async function findIdsOf(db: Db, studentId: number, exerciseId: number, squadId: number): Promise<number[]> {
  const rows = await db
    .select({ id: homework.id, parentId: homework.parentId })
    .from(homework)
    .where(
      and(
        eq(homework.studentId, studentId),
        eq(homework.exerciseId, exerciseId),
        eq(homework.squadId, squadId),
        isNull(homework.removedAt),
      ),
    );
  const task = rows.filter(({ parentId }) => parentId === null);
  return (task.length > 0 ? task : rows).map((row) => row.id);
}

/** What was removed since `since` and by whom; of a task that was removed twice the last. */
export const findRemoved = (db: Db, homeworkIds: number[], since: Date) =>
  db
    .selectDistinctOn([homework.exerciseId, homework.studentId, homework.squadId, homework.parentId], {
      id: homework.id,
      squadId: homework.squadId,
      removedBy: homework.removedBy,
    })
    .from(homework)
    .where(and(inArray(homework.id, homeworkIds), gte(homework.removedAt, since)))
    .orderBy(homework.exerciseId, homework.studentId, homework.squadId, homework.parentId, desc(homework.removedAt));

/** Brings removed homework back, but not where the pupil has the same task again already. Answers the ids. */
export async function restoreHomework(db: Db, homeworkIds: number[]): Promise<number[]> {
  const rows = await db
    .update(homework)
    .set({ removedAt: null, removedBy: null })
    .where(
      and(
        inArray(homework.id, homeworkIds),
        sql`not exists (
          select 1 from ${homework} other
          where other.exercise_id = ${homework.exerciseId} and other.student_id = ${homework.studentId}
            and other.squad_id = ${homework.squadId} and other.parent_id is not distinct from ${homework.parentId}
            and other.removed_at is null)`,
      ),
    )
    .returning({ id: homework.id });
  return rows.map((row) => row.id);
}

/** Sets dates of homework; what is left out stays. Answers how many were changed. */
export async function updateDates(
  db: Db,
  homeworkIds: number[],
  dates: { deadline?: Date | null; availableAt?: Date | null },
): Promise<number> {
  const rows = await db
    .update(homework)
    .set(dates)
    .where(and(inArray(homework.id, homeworkIds), isNull(homework.removedAt)))
    .returning({ id: homework.id });
  return rows.length;
}

/** Every open or handed-in task of an exercise, corrections of a text not among them. */
export const findTasksOf = (db: Db, exerciseId: number) =>
  db
    .select({ id: homework.id, isOpen: sql<boolean>`${isKeptOpen} is true` })
    .from(homework)
    .where(and(eq(homework.exerciseId, exerciseId), isNull(homework.removedAt), isNull(homework.parentId)))
    .orderBy(homework.id);
