import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { courseLevel, exercise, exerciseProgress, homework } = tables;

/** Tasks of a squad that are not removed, counted by class level: exercises, and what was handed in of them. */
export const countByLevel = (db: Db, squadId: number) =>
  db
    .select({
      levelId: sql<number>`min(${courseLevel.id})::int`,
      title: courseLevel.title,
      exercises: sql<number>`count(distinct ${homework.exerciseId})::int`,
      answers: sql<number>`count(${exerciseProgress.id})::int`,
    })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .leftJoin(exerciseProgress, and(eq(exerciseProgress.homeworkId, homework.id), isNull(exerciseProgress.deletedAt)))
    .where(and(eq(homework.squadId, squadId), isNull(homework.removedAt)))
    .groupBy(courseLevel.title)
    .orderBy(sql`min(${courseLevel.position})`, courseLevel.title);

/** The title of a level of any course; null where there is no such level. */
export async function findLevelTitle(db: Db, levelId: number): Promise<string | null> {
  const [row] = await db.select({ title: courseLevel.title }).from(courseLevel).where(eq(courseLevel.id, levelId));
  return row?.title ?? null;
}

const isAtLevel = (title: string): SQL => sql`exists (
  select 1 from ${exercise} of_task join ${courseLevel} at_level on at_level.id = of_task.level_id
  where of_task.id = ${homework.exerciseId} and at_level.title = ${title})`;

/** Removes the tasks of a squad, handed in or not: those at levels with this title, or all (`null`). Answers how many. */
export async function removeTasksOfSquad(
  tx: Db,
  squadId: number,
  level: string | null,
  set: { removedAt: Date; removedBy: number },
): Promise<number> {
  const chosen = and(
    eq(homework.squadId, squadId),
    isNull(homework.removedAt),
    level === null ? undefined : isAtLevel(level),
  );
  // in the order of ids, as all removals, so that of two teachers at once neither waits for the other
  await tx.select({ id: homework.id }).from(homework).where(chosen).orderBy(homework.id).for('update');
  const rows = await tx.update(homework).set(set).where(chosen).returning({ id: homework.id });
  return rows.length;
}

/** Ids of what this teacher removed from a squad at one moment. */
export async function findRemovedAt(
  db: Db,
  squadId: number,
  removal: { removedAt: Date; removedBy: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: homework.id })
    .from(homework)
    .where(
      and(
        eq(homework.squadId, squadId),
        eq(homework.removedAt, removal.removedAt),
        eq(homework.removedBy, removal.removedBy),
      ),
    );
  return rows.map(({ id }) => id);
}
