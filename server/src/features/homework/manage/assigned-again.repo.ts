import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../../platform/db/index.ts';
import { isKeptOpen } from '../../attempts/index.ts';

const { exerciseProgress, homework } = tables;

/** What assigning a task again changes of it, to be kept in `otherTerms`. */
export const termsNow = sql`jsonb_build_object(
  'assignedBy', ${homework.assignedBy}, 'assignedAt', ${homework.assignedAt}, 'deadline', ${homework.deadline},
  'availableAt', ${homework.availableAt}, 'resetAt', ${homework.resetAt},
  'correctingWanted', ${homework.correctingWanted}, 'correctingDeadline', ${homework.correctingDeadline})`;

const setTo = (terms: SQL) => ({
  assignedBy: sql`(${terms}->>'assignedBy')::int`,
  assignedAt: sql`(${terms}->>'assignedAt')::timestamptz`,
  deadline: sql`(${terms}->>'deadline')::timestamptz`,
  availableAt: sql`(${terms}->>'availableAt')::timestamptz`,
  resetAt: sql`(${terms}->>'resetAt')::timestamptz`,
  correctingWanted: sql`(${terms}->>'correctingWanted')::boolean`,
  correctingDeadline: sql`(${terms}->>'correctingDeadline')::timestamptz`,
});

const takenBackAt = sql<Date>`(${homework.otherTerms}->>'takenBackAt')::timestamptz`;
const takenBackBy = sql<number>`(${homework.otherTerms}->>'takenBackBy')::int`;

/** Whether the terms that are kept are those before the task was assigned again. */
const keepsEarlier = sql`(${homework.otherTerms} is not null and ${takenBackAt} is null)`;

/** Whether a task was its pupil's before it was assigned as it is now: handed in, or chosen by the pupil. */
const stoodBefore = sql`(${homework.handedInAt} is not null
  or (${keepsEarlier} and (${homework.otherTerms}->>'assignedBy')::int = ${homework.studentId}))`;

/** The terms before; where none are kept, those of today, closed by the attempt that was made last. */
const earlierTerms = sql`case when ${keepsEarlier} then ${homework.otherTerms} else ${termsNow} || jsonb_build_object('resetAt', (
  select attempt.completed_at from ${exerciseProgress} attempt
  where attempt.homework_id = ${homework.id} and attempt.deleted_at is null
  order by attempt.completed_at desc offset 1 limit 1)) end`;

/** Holds tasks until the transaction ends, so that nothing is handed in of them, and answers which of them are open. */
export async function holdOpen(tx: Db, homeworkIds: number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: homework.id, isOpen: sql<boolean>`${isKeptOpen} is true` })
    .from(homework)
    .where(inArray(homework.id, homeworkIds))
    // in the order of ids, so that of two teachers at once neither waits for the other
    .orderBy(homework.id)
    .for('update');
  return rows.filter(({ isOpen }) => isOpen).map(({ id }) => id);
}

/**
 * Takes open tasks back. One that was assigned again stands as it did before, with what was handed in of it, and is the
 * pupil's own choice again where it was; the others are removed. Hold them first. Answers the ids of those taken back.
 */
export async function takeBack(tx: Db, homeworkIds: number[], { by, at }: { by: number; at: Date }): Promise<number[]> {
  if (homeworkIds.length === 0) return [];
  const chosen = and(inArray(homework.id, homeworkIds), isNull(homework.removedAt));
  const removed = await tx
    .update(homework)
    .set({ removedAt: at, removedBy: by })
    .where(and(chosen, sql`not ${stoodBefore}`))
    .returning({ id: homework.id });
  const putBack = await tx
    .update(homework)
    .set({
      ...setTo(sql`(${earlierTerms})`),
      otherTerms: sql`${termsNow} || jsonb_build_object('takenBackAt', ${atMoment(at)}, 'takenBackBy', ${by}::int)`,
    })
    .where(chosen)
    .returning({ id: homework.id });
  return [...removed, ...putBack].map(({ id }) => id);
}

/** Which of the tasks this person put back as they stood before, since then, and in which squads. */
export const findPutBack = (db: Db, homeworkIds: number[], { by, since }: { by: number; since: Date }) =>
  db
    .select({ id: homework.id, squadId: homework.squadId })
    .from(homework)
    .where(
      and(
        inArray(homework.id, homeworkIds),
        isNull(homework.removedAt),
        eq(takenBackBy, by),
        gte(takenBackAt, sql`${atMoment(since)}`),
      ),
    );

/** Assigns tasks that were put back as they had been assigned again. Answers the ids. */
export async function assignAsBefore(db: Db, homeworkIds: number[]): Promise<number[]> {
  const rows = await db
    .update(homework)
    .set({ ...setTo(sql`${homework.otherTerms}`), otherTerms: termsNow })
    .where(inArray(homework.id, homeworkIds))
    .returning({ id: homework.id });
  return rows.map(({ id }) => id);
}
