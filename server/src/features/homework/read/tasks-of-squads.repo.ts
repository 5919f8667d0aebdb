import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { atMoment, type Db, inSpan, tables } from '../../../platform/db/index.ts';
import { lateralAttempt, lateralText, waitsForTeacher } from '../../attempts/index.ts';

const { answerText, exercise, exerciseDraft, exerciseProgress, homework, itemWork, users: student } = tables;

/** Nobody waits for what a pupil chose, as `isFree` says of a row. */
const isAssigned = sql`${homework.assignedBy} <> ${homework.studentId}`;

/** Assigned and not handed in. */
const isMissing = sql`(${exerciseProgress.id} is null and ${isAssigned})`;

/** The minute of the deadline has passed, as `isLate` says of what is not handed in. */
const isPast = (now: Date): SQL =>
  sql`(date_trunc('minute', ${homework.deadline}) + interval '1 minute' <= ${atMoment(now)})`;

const isBegun = sql`(exists (select 1 from ${itemWork} work where work.homework_id = ${homework.id} and work.ended_at is null)
  or exists (select 1 from ${exerciseDraft} draft where draft.homework_id = ${homework.id}
    and draft.user_id = ${homework.studentId} and draft.page_id = 1))`;

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Not sorted: a sort by the Danish alphabet of all rows costs more than everything else together. */
const namesWhere = (condition: SQL) =>
  sql<string[]>`coalesce(array_agg(${student.name}) filter (where ${condition}), '{}')`;

/** Assigned in the span; `week` bounds the deadlines whose progress is told, `now` says what is past. */
export interface SquadTasksFilter {
  squadIds: number[];
  assigned: { from: Date; to: Date };
  week: { from: Date; to: Date };
  now: Date;
}

/**
 * The tasks of some squads, counted by exercise and deadline, with the figures of the status list; correcting a returned
 * text is counted on its own. Ask for the squads first.
 */
export const findTasksOfSquads = (db: Db, { squadIds, assigned, week, now }: SquadTasksFilter) => {
  const isOverdue = sql`(${isMissing} and ${isPast(now)})`;
  const isDueThisWeek = inSpan(homework.deadline, week);
  return db
    .select({
      squadId: homework.squadId,
      exerciseId: homework.exerciseId,
      title: exercise.title,
      productId: exercise.productId,
      deadline: homework.deadline,
      isCorrecting: sql<boolean>`${homework.parentId} is not null`,
      total: countWhere(isAssigned),
      handedIn: countWhere(sql`${isAssigned} and ${exerciseProgress.id} is not null`),
      begun: countWhere(sql`${isDueThisWeek} and ${isMissing} and ${isBegun}`),
      waiting: countWhere(waitsForTeacher),
      returned: countWhere(sql`${answerText.readyAt} is not null`),
      missing: countWhere(isMissing),
      overdue: countWhere(isOverdue),
      waitingNames: namesWhere(waitsForTeacher),
      overdueNames: namesWhere(isOverdue),
      /** When the text that waits longest was handed in. */
      waitingSince: sql<Date | null>`min(${exerciseProgress.completedAt}) filter (where ${waitsForTeacher})`.mapWith(
        exerciseProgress.completedAt,
      ),
    })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(student, eq(student.id, homework.studentId))
    .leftJoinLateral(lateralAttempt(db), sql`true`)
    .leftJoinLateral(lateralText(db), sql`true`)
    .where(and(inArray(homework.squadId, squadIds), isNull(homework.removedAt), inSpan(homework.assignedAt, assigned)))
    .groupBy(
      homework.squadId,
      homework.exerciseId,
      exercise.title,
      exercise.productId,
      homework.deadline,
      sql`${homework.parentId} is not null`,
    )
    .orderBy(homework.squadId, homework.exerciseId, homework.deadline);
};

export type SquadTasks = Awaited<ReturnType<typeof findTasksOfSquads>>[number];
