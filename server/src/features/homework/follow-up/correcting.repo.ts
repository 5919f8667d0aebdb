import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isCurrentAttempt, isNeverHandedIn } from '../../attempts/index.ts';

const { correctingPlan, exercise, exerciseProgress, homework } = tables;

/** An exercise of a squad. */
export interface OfSquad {
  squadId: number;
  exerciseId: number;
}

const isCorrectingOf = ({ squadId, exerciseId }: OfSquad) =>
  and(
    eq(homework.squadId, squadId),
    eq(homework.exerciseId, exerciseId),
    isNotNull(homework.parentId),
    isNull(homework.removedAt),
  );

/** Whether texts are to be corrected by their pupils, and by when. */
export interface Plan {
  wanted: boolean;
  deadline: Date | null;
}

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

/**
 * What holds of a squad's exercises where a teacher has decided it: the newest of what was decided afterwards and of what
 * was decided with each task that is still there. A task that is taken back takes its decision along.
 */
export async function findPlans(db: Db, squadId: number, exerciseIds: number[]): Promise<Map<number, Plan>> {
  const decided = db
    .select({
      exerciseId: correctingPlan.exerciseId,
      wanted: sql<boolean>`${correctingPlan.wanted}`.as('wanted'),
      deadline: sql<Date | null>`${correctingPlan.deadline}`.mapWith(correctingPlan.deadline).as('deadline'),
      decidedAt: sql<Date>`${correctingPlan.decidedAt}`.as('decided_at'),
      isPlan: sql<boolean>`true`.as('is_plan'),
    })
    .from(correctingPlan)
    .where(and(eq(correctingPlan.squadId, squadId), inArray(correctingPlan.exerciseId, exerciseIds)));
  const assigned = db
    .select({
      exerciseId: homework.exerciseId,
      wanted: sql<boolean>`${homework.correctingWanted}`.as('wanted'),
      deadline: sql<Date | null>`${homework.correctingDeadline}`.mapWith(homework.correctingDeadline).as('deadline'),
      decidedAt: sql<Date>`${homework.assignedAt}`.as('decided_at'),
      isPlan: sql<boolean>`false`.as('is_plan'),
    })
    .from(homework)
    .where(
      and(
        eq(homework.squadId, squadId),
        inArray(homework.exerciseId, exerciseIds),
        isNull(homework.removedAt),
        isNotNull(homework.correctingWanted),
      ),
    );
  const rows = await decided.unionAll(assigned).orderBy(sql`decided_at desc, is_plan desc`);
  const plans = new Map<number, Plan>();
  for (const { exerciseId, wanted, deadline } of rows)
    if (!plans.has(exerciseId)) plans.set(exerciseId, { wanted, deadline });
  return plans;
}

/**
 * Writes on those of the tasks that are texts what was decided with them; with `whereNew` only where nobody else of the
 * squad has the text from a teacher.
 */
export async function updateDecision(
  tx: Db,
  homeworkIds: number[],
  { wanted, deadline }: Plan,
  { whereNew }: { whereNew: boolean },
): Promise<void> {
  const chosen = sql`any(${sql.param(homeworkIds)}::int[])`;
  const others = sql`select 1 from ${homework} other
    where other.squad_id = ${homework.squadId} and other.exercise_id = ${homework.exerciseId}
      and other.removed_at is null and other.assigned_by <> other.student_id and not other.id = ${chosen}`;
  await tx
    .update(homework)
    .set({ correctingWanted: wanted, correctingDeadline: deadline })
    .from(exercise)
    .where(
      and(
        sql`${homework.id} = ${chosen}`,
        eq(exercise.id, homework.exerciseId),
        eq(exercise.kind, 'free-text'),
        whereNew ? sql`not exists (${others})` : undefined,
      ),
    );
}

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
  set: Plan & { decidedAt: Date },
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

/** A task of correcting that is to be there. */
export type Correcting = typeof homework.$inferInsert & { parentId: number; deadline: Date | null };

/**
 * Brings back tasks of correcting that were taken away since the text was handed in and before they were: what the pupil
 * had begun to write hangs on them.
 */
export async function restoreCorrecting(tx: Db, rows: readonly Correcting[]): Promise<void> {
  const wanted = sql`unnest(
    ${sql.param(rows.map(({ parentId }) => parentId))}::int[],
    ${sql.param(rows.map(({ assignedBy }) => assignedBy))}::int[],
    ${sql.param(rows.map(({ assignedAt }) => assignedAt))}::timestamptz[],
    ${sql.param(rows.map(({ deadline }) => deadline))}::timestamptz[])`;
  await tx.execute(sql`
    update homework set
      removed_at = null, removed_by = null,
      assigned_by = wanted.assigned_by, assigned_at = wanted.assigned_at, deadline = wanted.deadline
    from ${wanted} as wanted (parent_id, assigned_by, assigned_at, deadline)
    join homework corrected on corrected.id = wanted.parent_id
    where homework.id = (
        select max(newest.id) from homework newest
        -- it is of the same squad and exercise, by which it is found
        where newest.squad_id = corrected.squad_id and newest.exercise_id = corrected.exercise_id
          and newest.parent_id = corrected.id)
      and homework.removed_at is not null
      and homework.assigned_at >= corrected.handed_in_at
      and not exists (
        select 1 from ${exerciseProgress} gone
        where gone.homework_id = corrected.id and gone.deleted_at >= homework.assigned_at)
      and ${isNeverHandedIn}`);
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
