import { and, eq, lt, sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../../platform/db/index.ts';

const { loginFailure, loginAddress } = tables;

/** What all machines are counted under on which the person has not logged in before. */
export const OTHER_MACHINES = '';
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** Whose tries are counted together. */
export interface Counted {
  username: string;
  /** The id of a machine that the person has logged in on, or {@link OTHER_MACHINES}. */
  machine: string;
}

const isOf = ({ username, machine }: Counted) =>
  and(eq(loginFailure.username, username), eq(loginFailure.machine, machine));

/**
 * Counts a try before its password is looked at, so that tries at the same moment cannot slip past the limit together.
 * @param pauseAfter the pause in milliseconds that this many wrong tries in a row begin
 * @returns until when the name is blocked, when it is: the try is not counted then and must not go on
 */
export async function countTry(
  tx: Db,
  counted: Counted,
  now: Date,
  pauseAfter: (tries: number) => number,
): Promise<Date | null> {
  const [row] = await tx
    .insert(loginFailure)
    .values({ ...counted, failures: 0, lastAt: now })
    // Changes nothing that counts, but locks the row until the try is counted.
    .onConflictDoUpdate({ target: [loginFailure.username, loginFailure.machine], set: { username: counted.username } })
    .returning();
  if (row?.blockedUntil && row.blockedUntil > now) return row.blockedUntil;
  const failures = (row?.failures ?? 0) + 1;
  const pause = pauseAfter(failures);
  const blockedUntil = pause > 0 ? new Date(now.getTime() + pause) : null;
  await tx.update(loginFailure).set({ failures, blockedUntil, lastAt: now }).where(isOf(counted));
  return null;
}

/** The tries that are counted together begin again; without a machine those of the name everywhere. */
export async function clearFailures(db: Db, counted: Counted | { username: string }): Promise<void> {
  await db
    .delete(loginFailure)
    .where('machine' in counted ? isOf(counted) : eq(loginFailure.username, counted.username));
}

/**
 * Counts a try from an address. Those of one span are counted together.
 * @param spanMs how long such a span is
 * @returns how many there are with this one, and when the span began
 */
export async function countFromAddress(tx: Db, address: string, now: Date, spanMs: number) {
  const begun = new Date(now.getTime() - spanMs);
  const isOver = sql`${loginAddress.since} <= ${atMoment(begun)}`;
  const [row] = await tx
    .insert(loginAddress)
    .values({ address, failures: 1, since: now })
    .onConflictDoUpdate({
      target: loginAddress.address,
      set: {
        failures: sql`case when ${isOver} then 1 else ${loginAddress.failures} + 1 end`,
        since: sql`case when ${isOver} then ${atMoment(now)} else ${loginAddress.since} end`,
      },
    })
    .returning({ failures: loginAddress.failures, since: loginAddress.since });
  return row ?? { failures: 1, since: now };
}

/** A try from the address that was no wrong one after all. */
export async function uncountFromAddress(db: Db, address: string): Promise<void> {
  await db
    .update(loginAddress)
    .set({ failures: sql`greatest(${loginAddress.failures} - 1, 0)` })
    .where(eq(loginAddress.address, address));
}

/** Forgets tries that are older than a day. */
export async function forgetTries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_MS);
  await db.delete(loginFailure).where(lt(loginFailure.lastAt, before));
  await db.delete(loginAddress).where(lt(loginAddress.since, before));
}
