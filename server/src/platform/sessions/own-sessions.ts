import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { type Db, tables } from '../db/index.ts';

const { session } = tables;

/** Where the person is logged in, newest first. */
export const findSessions = (db: Db, userId: number) =>
  db
    .select({ id: session.id, sid: session.sid, device: session.device, startedAt: session.startedAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.startedAt), desc(session.id));

/** Ends one session of the person. False when there is none with this id. */
export async function endSession(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** Ends all sessions of the person but the one with `keptSid`; all of them without it. Answers how many. */
export async function endSessions(db: Db, userId: number, keptSid: string | null): Promise<number> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.userId, userId), keptSid === null ? undefined : ne(session.sid, keptSid)))
    .returning({ id: session.id });
  return rows.length;
}

/** Ends all sessions of people. */
export async function endSessionsOf(db: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await db.delete(session).where(inArray(session.userId, [...userIds]));
}
