import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { atMoment, type Db, inSpan, tables } from '../../../platform/db/index.ts';
import { isKeptOpen, isKeptReturned, isKeptWaiting } from '../../attempts/index.ts';

const { exercise, exerciseDraft, homework, itemWork, users: student } = tables;

/** Nobody waits for what a pupil chose, as `isFree` says of a row. */
const isAssigned = sql`${homework.assignedBy} <> ${homework.studentId}`;

/** Assigned and not handed in. */
const isMissing = sql`(${isKeptOpen} and ${isAssigned})`;

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

const isCorrecting = sql<boolean>`${homework.parentId} is not null`;

/** Assigned in the span; `week` bounds the deadlines whose progress is counted, `now` says what is past. */
export interface SquadTasksFilter {
  squadIds: number[];
  assigned: { from: Date; to: Date };
  week: { from: Date; to: Date };
  now: Date;
}

const standsIn = ({ squadIds, assigned }: Pick<SquadTasksFilter, 'squadIds' | 'assigned'>) =>
  and(inArray(homework.squadId, squadIds), isNull(homework.removedAt), inSpan(homework.assignedAt, assigned));

/**
 * What is open or due in the week, under the name of its table. Two questions of an index each: with `or` between them the
 * planner reads every task of the squads.
 */
const openOrDue = (db: Db, filter: SquadTasksFilter) => {
  const { id, squadId, exerciseId, studentId, parentId, assignedBy, deadline, handedInAt, resetAt } = homework;
  const of = { id, squadId, exerciseId, studentId, parentId, assignedBy, deadline, handedInAt, resetAt };
  return unionAll(
    db
      .select(of)
      .from(homework)
      .where(and(standsIn(filter), isKeptOpen)),
    db
      .select(of)
      .from(homework)
      .where(and(standsIn(filter), inSpan(deadline, filter.week), sql`${isKeptOpen} is not true`)),
  ).as('homework');
};

/**
 * What is open in some squads or due in the week, counted by exercise and deadline; `total` and `handedIn` are given of
 * what is due in the week alone, for no other task is looked at once it is handed in. Correcting a returned text is
 * counted on its own. Ask for the squads first.
 */
export const findTasksOfSquads = (db: Db, filter: SquadTasksFilter) => {
  const isOverdue = sql`(${isMissing} and ${isPast(filter.now)})`;
  const isDueThisWeek = inSpan(homework.deadline, filter.week);
  return db
    .select({
      squadId: homework.squadId,
      exerciseId: homework.exerciseId,
      title: exercise.title,
      productId: exercise.productId,
      deadline: homework.deadline,
      isCorrecting,
      total: countWhere(isAssigned),
      handedIn: countWhere(sql`${isAssigned} and ${isKeptOpen} is not true`),
      begun: countWhere(sql`${isDueThisWeek} and ${isMissing} and ${isBegun}`),
      missing: countWhere(isMissing),
      overdue: countWhere(isOverdue),
      overdueNames: namesWhere(isOverdue),
    })
    .from(openOrDue(db, filter))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(student, eq(student.id, homework.studentId))
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

/** Texts that are handed in in some squads, by exercise: which wait for a teacher, and how many are sent back. */
export const findTextsOfSquads = (db: Db, filter: Pick<SquadTasksFilter, 'squadIds' | 'assigned'>) =>
  db
    .select({
      squadId: homework.squadId,
      exerciseId: homework.exerciseId,
      title: exercise.title,
      productId: exercise.productId,
      isCorrecting,
      waiting: countWhere(isKeptWaiting),
      returned: countWhere(isKeptReturned),
      waitingNames: namesWhere(isKeptWaiting),
      /** When the text that waits longest was handed in. */
      waitingSince: sql<Date | null>`min(${homework.handedInAt}) filter (where ${isKeptWaiting})`.mapWith(
        homework.handedInAt,
      ),
    })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(student, eq(student.id, homework.studentId))
    // what is counted by itself waits for nobody
    .where(and(standsIn(filter), eq(exercise.kind, 'free-text'), isNotNull(homework.handInState)))
    .groupBy(
      homework.squadId,
      homework.exerciseId,
      exercise.title,
      exercise.productId,
      sql`${homework.parentId} is not null`,
    )
    .having(sql`${countWhere(isKeptWaiting)} > 0`)
    .orderBy(homework.squadId, homework.exerciseId);

export type SquadTexts = Awaited<ReturnType<typeof findTextsOfSquads>>[number];
