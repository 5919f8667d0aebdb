import { and, eq, lt, sql } from 'drizzle-orm';
import { builtOnce, type Db, tables } from '../db/index.ts';
import type { Actor } from '../http/context.ts';
import { personColumns, waysInColumns } from './current-actor.ts';
import type { WaysIn } from './first-steps.policy.ts';

const { session, users, lastSeen } = tables;

/** Ends whatever one does: a browser that is never left must ask for the password now and then. */
const LONGEST_SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/** That somebody is logged in in a browser. */
export interface Session {
  /** A secret: whoever knows it is the person. */
  readonly sid: string;
  readonly expiresAt: Date;
  /** When the person was last here, as far as it is kept. */
  readonly seenAt: Date | null;
}

const withPerson = builtOnce((db) =>
  db
    .select({
      sid: session.sid,
      expiresAt: session.expiresAt,
      startedAt: session.startedAt,
      seenAt: lastSeen.seenAt,
      person: personColumns,
      waysIn: waysInColumns,
    })
    .from(session)
    .innerJoin(users, eq(users.id, session.userId))
    .leftJoin(lastSeen, eq(lastSeen.userId, users.id))
    .where(eq(session.sid, sql.placeholder('sid')))
    .prepare('session_with_person'),
);

/** What every request of somebody who is logged in asks for. */
interface Found {
  session: Session;
  /** Whose it is, and how that person logs in. */
  person: Actor;
  waysIn: WaysIn;
}

/** A session that has not ended, with the person whose it is, in one query. */
export async function findSession(db: Db, sid: string): Promise<Found | null> {
  const [row] = await withPerson(db).execute({ sid });
  const now = Date.now();
  if (!row || row.expiresAt.getTime() < now || row.startedAt.getTime() < now - LONGEST_SESSION_MS) return null;
  const { person, waysIn, startedAt: _, ...found } = row;
  return { session: found, person, waysIn: { ...waysIn, roles: person.roles } };
}

/** Keeps a new session. */
export async function addSession(db: Db, row: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(row);
}

/** Moves the end of a session on. One that was ended meanwhile, in another browser or by a new password, does not come back. */
export async function prolongSession(db: Db, sid: string, expiresAt: Date): Promise<void> {
  await db
    .update(session)
    .set({ expiresAt })
    .where(and(eq(session.sid, sid), lt(session.expiresAt, expiresAt)));
}

/** Ends the session. */
export async function removeSession(db: Db, sid: string): Promise<void> {
  await db.delete(session).where(eq(session.sid, sid));
}

/** Forgets sessions that have ended. */
export async function removeEndedSessions(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, new Date()));
}

/** The person is here now. */
export async function seePerson(db: Db, userId: number, seenAt: Date): Promise<void> {
  await db
    .insert(lastSeen)
    .values({ userId, seenAt })
    .onConflictDoUpdate({
      target: lastSeen.userId,
      set: { seenAt: sql`greatest(${lastSeen.seenAt}, excluded.seen_at)` },
    });
}
