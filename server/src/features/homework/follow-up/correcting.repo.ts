import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isCurrentAttempt, isNeverHandedIn } from '../../attempts/index.ts';

const { correctingPlan, exercise, exerciseProgress, homework } = tables;

/** An exercise of a squad. */
export interface OfSquad {
  squadId: number;
  exerciseId: number;
}

const isPlanOf = ({ squadId, exerciseId }: OfSquad) =>
  and(eq(correctingPlan.squadId, squadId), eq(correctingPlan.exerciseId, exerciseId));

const isCorrectingOf = ({ squadId, exerciseId }: OfSquad) =>
  and(
    eq(homework.squadId, squadId),
    eq(homework.exerciseId, exerciseId),
    isNotNull(homework.parentId),
    isNull(homework.removedAt),
  );

/** The kind of an exercise that the squad has as a task; null where it has none of it. */
export async function findTaskKind(db: Db, of: OfSquad) {
  const [row] = await db
    .select({ kind: exercise.kind })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(and(eq(homework.squadId, of.squadId), eq(homework.exerciseId, of.exerciseId), isNull(homework.removedAt)))
    .limit(1);
  return row?.kind ?? null;
}

/** What a teacher has decided; null where nobody has. */
export async function findPlan(db: Db, of: OfSquad) {
  const [row] = await db
    .select({ wanted: correctingPlan.wanted, deadline: correctingPlan.deadline })
    .from(correctingPlan)
    .where(isPlanOf(of));
  return row ?? null;
}

/** Deadlines of a squad's exercises, where a teacher has decided one. */
export const findPlannedDeadlines = (db: Db, squadId: number, exerciseIds: number[]) =>
  db
    .select({ exerciseId: correctingPlan.exerciseId, deadline: correctingPlan.deadline })
    .from(correctingPlan)
    .where(and(eq(correctingPlan.squadId, squadId), inArray(correctingPlan.exerciseId, exerciseIds)));

/** Pupils who are to correct and have not, and who have. */
export async function countCorrecting(db: Db, of: OfSquad): Promise<{ open: number; done: number }> {
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${exerciseProgress.id} is null)::int`,
      done: sql<number>`count(${exerciseProgress.id})::int`,
    })
    .from(homework)
    .leftJoin(exerciseProgress, isCurrentAttempt)
    .where(isCorrectingOf(of));
  return row ?? { open: 0, done: 0 };
}

export async function upsertPlan(
  db: Db,
  { squadId, exerciseId }: OfSquad,
  set: { wanted: boolean; deadline: Date | null },
): Promise<void> {
  await db
    .insert(correctingPlan)
    .values({ squadId, exerciseId, ...set })
    .onConflictDoUpdate({ target: [correctingPlan.squadId, correctingPlan.exerciseId], set });
}

/** Gives everybody of a squad who is to correct a text of the exercise and has not this deadline. */
export async function updateOpenDeadlines(db: Db, of: OfSquad, deadline: Date | null): Promise<void> {
  await db
    .update(homework)
    .set({ deadline })
    .where(and(isCorrectingOf(of), isNeverHandedIn));
}

/** The same for the texts of these tasks. */
export async function updateDeadlinesOf(db: Db, parentIds: number[], deadline: Date | null): Promise<void> {
  await db
    .update(homework)
    .set({ deadline })
    .where(and(inArray(homework.parentId, parentIds), isNull(homework.removedAt), isNeverHandedIn));
}

/** Makes tasks of correcting, where there is none yet. */
export async function insertCorrecting(tx: Db, rows: (typeof homework.$inferInsert)[]): Promise<void> {
  await tx.insert(homework).values(rows).onConflictDoNothing();
}

/** Removes the homework for correcting the texts of these, unless it is handed in. */
export async function removeOpenCorrecting(
  tx: Db,
  homeworkIds: number[],
  { at, teacherId }: { at: Date; teacherId: number },
): Promise<void> {
  await tx
    .update(homework)
    .set({ removedAt: at, removedBy: teacherId })
    .where(and(inArray(homework.parentId, homeworkIds), isNull(homework.removedAt), isNeverHandedIn));
}
