import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runSql } from '../../testing/cluster-sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, isDatabaseAway, openDatabase } from './index.ts';

let test: TestDatabase;
let database: Database;
const lost: Error[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, (error) => lost.push(error));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
const terminate = () =>
  runSql(
    test.url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

it('a connection that is lost between two queries of a transaction fails that transaction and nothing else', async () => {
  const error = await errorOf(
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await terminate();
      // the news comes while no query waits for it
      await vi.waitFor(() => expect(lost).not.toEqual([]), 10_000);
      await tx.execute(sql`select 1`);
    }),
  );
  expect(isDatabaseAway(error)).toBe(true);
  expect(lost.length).toBeGreaterThan(0);
  expect((await database.db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
});

it('transactions that fail at their first word give their connection back', async () => {
  const one = openDatabase(test.url, () => {}, { max: 1, patienceMs: 0 });
  try {
    await one.db.execute(sql`select 1`);
    // the one idle connection is gone, and the pool does not know it yet
    const [client] = (one.pool as unknown as { _idle: { client: pg.Client }[] })._idle.map(({ client: idle }) => idle);
    if (!client) throw new Error('there is no idle connection');
    Object.assign(client, { query: () => Promise.reject(new Error('Connection terminated')) });
    for (let time = 0; time < 3; time++)
      expect(isDatabaseAway(await errorOf(one.db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true);
    expect([one.pool.totalCount - one.pool.idleCount, one.pool.waitingCount]).toEqual([0, 0]);
  } finally {
    await one.close();
  }
});

it('a query that is under way and writes is reported as a database that is away', async () => {
  const asked = errorOf(database.db.execute(sql`do 'begin perform pg_sleep(20); end'`));
  await vi.waitFor(
    () => runSql(test.url, "select 1 / count(*) from pg_stat_activity where query like 'do%pg_sleep%'"),
    10_000,
  );
  await terminate();
  expect(isDatabaseAway(await asked)).toBe(true);
});

it('a database that does not answer is away, a query that is wrong is not', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {}, { patienceMs: 300 });
  expect(isDatabaseAway(await errorOf(nowhere.db.execute(sql`select 1`)))).toBe(true);
  await nowhere.close();
  expect(isDatabaseAway(await errorOf(database.db.execute(sql`select * from nothing_of_this_name`)))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('disk full'), { code: '53100' }))).toBe(true);
  expect(isDatabaseAway(new Error('Fejl'))).toBe(false);
});
