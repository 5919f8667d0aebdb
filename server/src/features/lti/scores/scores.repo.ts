import type { LtiFailure } from '@ordklar/contract';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isCurrentAttempt } from '../../attempts/index.ts';

const { exerciseProgress, homework, ltiLink, ltiPlatform, ltiTask } = tables;

/** Keeps where the result of a task is to go. What is handed in already is to be sent at once; what was given up is tried again. */
export async function wantScore(
  db: Db,
  { linkId, homeworkId, lineitem, now }: { linkId: number; homeworkId: number; lineitem: string; now: Date },
): Promise<void> {
  const isHandedIn = sql`exists (select 1 from ${homework} task where task.id = ${homeworkId} and task.handed_in_at is not null)`;
  await db
    .insert(ltiTask)
    .values({
      linkId,
      homeworkId,
      lineitem,
      wantedAt: now,
      nextTryAt: now,
      wanted: sql`case when ${isHandedIn} then 1 else 0 end`,
    })
    .onConflictDoUpdate({
      target: [ltiTask.homeworkId, ltiTask.linkId, ltiTask.lineitem],
      set: { givenUp: false, failures: 0, wantedAt: now, nextTryAt: now },
      setWhere: sql`${ltiTask.wanted} > ${ltiTask.sent}`,
    });
}

/** Tasks whose result is to be sent now. */
export async function findDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: ltiTask.id })
    .from(ltiTask)
    .where(and(sql`${ltiTask.wanted} > ${ltiTask.sent}`, sql`not ${ltiTask.givenUp}`, lte(ltiTask.nextTryAt, now)))
    .orderBy(asc(ltiTask.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What is to be sent of a task, and where to; without an attempt where it is open again. Null where nothing waits. */
export async function findScore(db: Db, id: number) {
  const [row] = await db
    .select({
      wanted: ltiTask.wanted,
      failures: ltiTask.failures,
      wantedAt: ltiTask.wantedAt,
      lineitem: ltiTask.lineitem,
      subject: ltiLink.subject,
      platform: ltiPlatform,
      removedAt: homework.removedAt,
      hideResults: homework.hideResults,
      exerciseProgressId: exerciseProgress.id,
      correctAnswers: exerciseProgress.correctAnswers,
      answerCount: exerciseProgress.answerCount,
    })
    .from(ltiTask)
    .innerJoin(ltiLink, eq(ltiLink.id, ltiTask.linkId))
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiLink.platformId))
    .innerJoin(homework, eq(homework.id, ltiTask.homeworkId))
    .leftJoin(exerciseProgress, isCurrentAttempt)
    .where(and(eq(ltiTask.id, id), sql`${ltiTask.wanted} > ${ltiTask.sent}`, sql`not ${ltiTask.givenUp}`));
  return row ?? null;
}

/** The platform has what was wanted then; what was wanted since is sent after it. */
export async function noteSent(db: Db, id: number, wanted: number): Promise<void> {
  await db.update(ltiTask).set({ sent: wanted, failures: 0, lastError: null }).where(eq(ltiTask.id, id));
}

/** Keeps why the platform did not get it, and when it is tried again; or that it is given up. */
export async function noteFailure(
  db: Db,
  id: number,
  failed: { lastError: LtiFailure; failures: number; wantedAt: Date; nextTryAt: Date; givenUp: boolean },
): Promise<void> {
  await db.update(ltiTask).set(failed).where(eq(ltiTask.id, id));
}

/** What the administrator reads of a task that was given up. */
export async function findFailures(db: Db, id: number) {
  const [row] = await db
    .select({ failures: ltiTask.failures, wantedAt: ltiTask.wantedAt })
    .from(ltiTask)
    .where(eq(ltiTask.id, id));
  return row ?? null;
}
