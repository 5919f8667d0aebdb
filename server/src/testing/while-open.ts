import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '../platform/db/index.ts';

/** Resolves when so many transactions of this database wait for another one. */
export const untilWaiting = (db: Db, count: number) =>
  vi.waitFor(async () => {
    const { rows } = await db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(count);
  }, 10_000);

/**
 * Does something in a transaction that is still open when `meanwhile` is begun; when that waits for it, it does what is left
 * in `beforeEnd` and ends. Answers what came of `meanwhile`.
 */
export async function whileOpen<T>(
  db: Db,
  work: (tx: Db) => Promise<unknown>,
  meanwhile: () => Promise<T>,
  beforeEnd: (tx: Db) => unknown = () => {},
): Promise<T> {
  let begun: Promise<T> | undefined;
  await db.transaction(async (tx) => {
    await work(tx);
    begun = meanwhile();
    // whoever fails first is heard at the end
    begun.catch(() => {});
    await untilWaiting(db, 1);
    await beforeEnd(tx);
  });
  if (!begun) throw new Error('nothing was begun');
  return begun;
}
