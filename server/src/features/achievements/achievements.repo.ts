import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';
import type { Progress } from './tree-events.ts';

const { achievement, exercise, exerciseProgress, homework, squad, squadMember, userSetting } = tables;

const switchedOff = (userId: SQL) => sql`exists (
  select 1 from ${userSetting} where ${userSetting.userId} = ${userId} and not ${userSetting.showAchievements})`;

/** What neither the pupil nor the teacher who gave the task has switched off (ACH-04, SET-04). */
const isShown = and(
  sql`not ${switchedOff(sql`${achievement.userId}`)}`,
  sql`not ${switchedOff(sql`${homework.assignedBy}`)}`,
);

/** What of it is asked for. */
export interface Wanted {
  type?: 'leaf' | 'tree-event' | undefined;
  productId?: string;
  exerciseProgressId?: number;
  limit?: number;
}

const wanted = (userId: number, { type, productId, exerciseProgressId }: Wanted) =>
  and(
    eq(achievement.userId, userId),
    type && eq(achievement.type, type),
    productId === undefined ? undefined : eq(exercise.productId, productId),
    exerciseProgressId === undefined ? undefined : eq(achievement.exerciseProgressId, exerciseProgressId),
    isShown,
  );

/** What the person has earned and is shown, the newest first; of one moment an event before a leaf. */
export async function findAchievements(db: Db, userId: number, asked: Wanted) {
  const rows = db
    .select({
      id: achievement.id,
      type: achievement.type,
      event: achievement.event,
      earnedAt: achievement.earnedAt,
      courseId: exercise.productId,
    })
    .from(achievement)
    .leftJoin(homework, eq(homework.id, achievement.homeworkId))
    .leftJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(wanted(userId, asked))
    .orderBy(desc(achievement.earnedAt), desc(achievement.type), desc(achievement.id));
  return asked.limit === undefined ? rows : rows.limit(asked.limit);
}

export async function countAchievements(db: Db, userId: number, asked: Wanted): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(achievement)
    .leftJoin(homework, eq(homework.id, achievement.homeworkId))
    .leftJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(wanted(userId, asked));
  return row?.count ?? 0;
}

/** Whether the pupil, or every teacher of the pupil's classes and groups, has switched the tree off. */
export async function isTreeOff(db: Db, userId: number): Promise<boolean> {
  const teacher = sql`(
    select teaching.user_id from ${squadMember} own
    join ${squad} on ${squad.id} = own.squad_id and ${squad.archivedAt} is null
    join ${squadMember} teaching on teaching.squad_id = own.squad_id and teaching.role = 'teacher'
    where own.user_id = ${userId} and own.role = 'student') as teacher`;
  const { rows } = await db.execute<{ off: boolean }>(sql`
    select ${switchedOff(sql`${userId}`)}
      or coalesce((select bool_and(${switchedOff(sql`teacher.user_id`)}) from ${teacher}), false) as off`);
  return rows[0]?.off ?? false;
}

/** Courses in which the pupil has been given tasks. */
export async function findCourses(db: Db, studentId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: exercise.productId })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(and(eq(homework.studentId, studentId), isNull(homework.removedAt)))
    .orderBy(asc(exercise.productId));
  return rows.map(({ productId }) => productId);
}

/** Lets one hand-in of a pupil grow the tree at a time, until the transaction ends: a second one counts the first. */
export const lockTree = (tx: Db, studentId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('tree'), ${studentId})`);

/** A leaf for the first hand-in of a task; false where it has one. */
export async function insertLeaf(
  tx: Db,
  leaf: { userId: number; homeworkId: number; exerciseProgressId: number; earnedAt: Date },
): Promise<boolean> {
  const made = await tx
    .insert(achievement)
    .values({ ...leaf, type: 'leaf', event: 'leaf' })
    .onConflictDoNothing()
    .returning({ id: achievement.id });
  return made.length > 0;
}

/** How far the pupil has come with all leaves. `read` counts tasks of these courses. */
export async function findProgress(tx: Db, userId: number, readingCourses: readonly string[]): Promise<Progress> {
  const lastMinute = sql`date_trunc('minute', ${homework.deadline}) + interval '1 minute'`;
  const leaves = await tx
    .select({
      isCorrected: sql<boolean>`${homework.parentId} is not null`,
      productId: exercise.productId,
      // a deadline ends with its minute (PD-13)
      isInTime: sql<boolean | null>`${exerciseProgress.completedAt} < ${lastMinute}`,
    })
    .from(achievement)
    .leftJoin(homework, eq(homework.id, achievement.homeworkId))
    .leftJoin(exercise, eq(exercise.id, homework.exerciseId))
    .leftJoin(exerciseProgress, eq(exerciseProgress.id, achievement.exerciseProgressId))
    .where(and(eq(achievement.userId, userId), eq(achievement.type, 'leaf')))
    .orderBy(desc(achievement.earnedAt), desc(achievement.id));
  const due = leaves.filter(({ isInTime }) => isInTime !== null);
  const firstLate = due.findIndex(({ isInTime }) => !isInTime);
  return {
    leaves: leaves.length,
    corrected: leaves.filter(({ isCorrected }) => isCorrected).length,
    read: leaves.filter(({ productId }) => productId !== null && readingCourses.includes(productId)).length,
    inTime: firstLate < 0 ? due.length : firstLate,
  };
}

/** Events that are earned already stay as they are. */
export async function insertEvents(
  tx: Db,
  events: readonly string[],
  earned: { userId: number; homeworkId: number; exerciseProgressId: number; earnedAt: Date },
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(achievement)
    .values(events.map((event) => ({ ...earned, type: 'tree-event' as const, event })))
    .onConflictDoNothing();
}
