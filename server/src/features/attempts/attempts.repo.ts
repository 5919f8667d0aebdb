import { and, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../platform/db/index.ts';

const { exerciseProgress, homework } = tables;

/** The newest by when it was handed in, as `keep_hand_in` of the migrations and {@link countedFirst} have it. */
const newest = (condition: SQL) => sql`${exerciseProgress.id} = (
  select latest.id from ${exerciseProgress} latest
  where latest.homework_id = ${homework.id} and latest.deleted_at is null and ${condition}
  order by latest.completed_at desc, latest.id desc limit 1
)`;

/** What was handed in before the task was assigned again does not close it. */
const afterReset = sql`(${homework.resetAt} is null or latest.completed_at > ${homework.resetAt})`;

/** The attempt that a homework stands handed in with: the last one that is not deleted, made since it was last assigned again. */
export const isCurrentAttempt = newest(afterReset);

/** The same, no matter whether the homework was assigned again since. */
export const isNewestAttempt = newest(sql`true`);

/** Whether a homework waits to be handed in: never done, or assigned again since. */
export const isOpenTask = sql`not exists (
  select 1 from ${exerciseProgress} latest
  where latest.homework_id = ${homework.id} and latest.deleted_at is null and ${afterReset})`;

/**
 * The same as {@link isOpenTask} by what the task keeps of its attempts, word for word as the index `homework_open` says
 * it; null, not false, of what is handed in and was never assigned again.
 */
export const isKeptOpen = sql`(${homework.handedInAt} is null or ${homework.handedInAt} <= ${homework.resetAt})`;

/**
 * Whether what is handed in of a task waits for its teacher: neither answered items nor a text that is being marked or is
 * sent back. The status list says the same of `stateOfText`.
 */
export const isKeptWaiting = sql<boolean>`(${homework.handInState} = 'waiting' and ${isKeptOpen} is not true)`;

/** Whether the text that is handed in of a task is sent back. */
export const isKeptReturned = sql<boolean>`(${homework.handInState} = 'returned' and ${isKeptOpen} is not true)`;

/** Whether nothing at all stands handed in of a homework. */
export const isNeverHandedIn = sql`not exists (
  select 1 from ${exerciseProgress} attempt
  where attempt.homework_id = ${homework.id} and attempt.deleted_at is null)`;

/** Whole percent of right answers; null where nothing is counted, as of a text. */
export const percentOfAttempt = sql<
  number | null
>`round(100.0 * ${exerciseProgress.correctAnswers} / nullif(${exerciseProgress.answerCount}, 0))`;

/** Which attempt of a pupil at an exercise counts (PD-16). */
export type Counted = 'best' | 'last';

/** Sorts the attempt that counts first; of several alike the newest. */
export const countedFirst = (counted: Counted): SQL[] => [
  counted === 'last' ? desc(exerciseProgress.completedAt) : sql`${percentOfAttempt} desc nulls last`,
  desc(exerciseProgress.id),
];

/** Visible to the pupil at the moment (HW-02), as `isVisibleTask` says of a row. */
export const isVisibleAt = (now: Date): SQL =>
  sql`(${homework.availableAt} is null or ${homework.availableAt} <= ${atMoment(now)})`;

/** The homework's current attempt; null while it is open. */
export async function findCurrentAttempt(db: Db, homeworkId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: exerciseProgress.id })
    .from(homework)
    .innerJoin(exerciseProgress, isCurrentAttempt)
    .where(eq(homework.id, homeworkId));
  return row?.id ?? null;
}

/** The tasks that attempts belong to, and whose they are; nothing of an attempt that is not there, or is deleted. */
export const findTasksOfAttempts = (db: Db, exerciseProgressIds: number[]) =>
  db
    .select({
      exerciseProgressId: exerciseProgress.id,
      homeworkId: homework.id,
      squadId: homework.squadId,
      studentId: homework.studentId,
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .where(and(inArray(exerciseProgress.id, exerciseProgressIds), isNull(exerciseProgress.deletedAt)));

/** The task that an attempt belongs to, and whose it is; null where there is no such attempt, or it is deleted. */
export async function findTaskOfAttempt(db: Db, exerciseProgressId: number) {
  const [row] = await findTasksOfAttempts(db, [exerciseProgressId]);
  return row ?? null;
}

/**
 * Keeps tasks from being deleted until the transaction ends. Whoever changes what was handed in of a task and then tells of it asks
 * first: who deletes a pupil holds the tasks before what hangs on them, and two orders would wait for one another for ever.
 * @returns those that are there; others have been deleted meanwhile.
 */
export async function holdTasks(tx: Db, homeworkIds: number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: homework.id })
    .from(homework)
    .where(inArray(homework.id, homeworkIds))
    .orderBy(homework.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** Makes the next attempt at a homework. Hold the homework's row first, so that two hand-ins at once make one. */
export async function insertAttempt(
  tx: Db,
  attempt: Omit<typeof exerciseProgress.$inferInsert, 'attempt'>,
): Promise<number> {
  const [last] = await tx
    .select({ attempt: max(exerciseProgress.attempt) })
    .from(exerciseProgress)
    .where(eq(exerciseProgress.homeworkId, attempt.homeworkId));
  const [made] = await tx
    .insert(exerciseProgress)
    .values({ ...attempt, attempt: (last?.attempt ?? 0) + 1 })
    .returning({ id: exerciseProgress.id });
  if (!made) throw new Error('the attempt was not made');
  return made.id;
}

/** Deletes attempts; what was written and marked is kept, and shown to nobody. */
export async function deleteAttempts(db: Db, exerciseProgressIds: number[], deletedAt: Date): Promise<void> {
  await db.update(exerciseProgress).set({ deletedAt }).where(inArray(exerciseProgress.id, exerciseProgressIds));
}

/** Deletes for good what was handed in of a pupil's tasks, with texts, marks, feedback and the numbers of tests. */
export async function eraseAttemptsOf(tx: Db, studentId: number): Promise<void> {
  const ofPupil = tx.select({ id: homework.id }).from(homework).where(eq(homework.studentId, studentId));
  await tx.delete(exerciseProgress).where(inArray(exerciseProgress.homeworkId, ofPupil));
}
