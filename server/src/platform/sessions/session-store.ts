import { eq, lt, sql } from 'drizzle-orm';
import type { FastifySessionObject } from '@fastify/session';
import { builtOnce, type Db, tables } from '../db/index.ts';
import { personColumns } from './current-actor.ts';

/** The session with the person whose it is; every request asks for it. */
const withPerson = builtOnce((db) => {
  const { session, users, lastSeen } = tables;
  return db
    .select({
      data: session.data,
      expiresAt: session.expiresAt,
      startedAt: session.startedAt,
      person: personColumns,
      seenAt: lastSeen.seenAt,
    })
    .from(session)
    .leftJoin(users, eq(users.id, session.userId))
    .leftJoin(lastSeen, eq(lastSeen.userId, users.id))
    .where(eq(session.sid, sql.placeholder('sid')))
    .prepare('session_with_person');
});

/** What the session plugin hands over to be kept. */
interface SetSession {
  userId?: number;
  device?: string;
  person?: unknown;
  cookie?: { expires?: Date | null | undefined };
}

/** Sessions in PostgreSQL, so that any server process can answer any request. */
export class SessionStore {
  readonly #db: Db;
  readonly #lifetimeMs: number;
  readonly #longestMs: number;
  /** A session ends `lifetimeMs` after it was last kept and `longestMs` after it began. */
  constructor(db: Db, lifetimeMs: number, longestMs: number) {
    this.#db = db;
    this.#lifetimeMs = lifetimeMs;
    this.#longestMs = longestMs;
  }

  /**
   * Keeps a session. One that was read before is only kept on: where it was ended meanwhile, in another browser or by a new
   * password, it does not come back.
   */
  set(sid: string, session: SetSession, done: (error?: unknown) => void): void {
    const expiresAt = session.cookie?.expires ?? new Date(Date.now() + this.#lifetimeMs);
    const { userId = null, device = null } = session;
    // who the person is stands elsewhere, and is looked up each time
    const data = JSON.stringify({ ...session, person: undefined, seenAt: undefined });
    const row = { sid, userId, device, data, expiresAt };
    // `get` gives each session its person, or null
    const isNew = session.person === undefined;
    const written = isNew
      ? this.#db.insert(tables.session).values(row).onConflictDoUpdate({ target: tables.session.sid, set: row })
      : this.#db.update(tables.session).set(row).where(eq(tables.session.sid, sid));
    written
      .then(({ rowCount }) => (userId === null || !rowCount ? undefined : this.see(userId, new Date())))
      .then(() => done(), done);
  }

  /** The session with the person whose it is, in one query. */
  get(sid: string, done: (error: unknown, session?: FastifySessionObject | null) => void): void {
    withPerson(this.#db)
      .execute({ sid })
      .then(([row]) => {
        const now = Date.now();
        if (!row || row.expiresAt.getTime() < now || row.startedAt.getTime() < now - this.#longestMs)
          return done(null, null);
        const person = row.person?.id ? row.person : null;
        return done(null, { ...(JSON.parse(row.data) as FastifySessionObject), person, seenAt: row.seenAt });
      }, done);
  }

  /** The person is here now. */
  async see(userId: number, seenAt: Date): Promise<void> {
    const { lastSeen } = tables;
    await this.#db
      .insert(lastSeen)
      .values({ userId, seenAt })
      .onConflictDoUpdate({
        target: lastSeen.userId,
        set: { seenAt: sql`greatest(${lastSeen.seenAt}, excluded.seen_at)` },
      });
  }

  destroy(sid: string, done: (error?: unknown) => void): void {
    this.#db
      .delete(tables.session)
      .where(eq(tables.session.sid, sid))
      .then(() => done(), done);
  }

  /** Forgets sessions that have ended. */
  async sweep(): Promise<void> {
    await this.#db.delete(tables.session).where(lt(tables.session.expiresAt, new Date()));
  }
}
