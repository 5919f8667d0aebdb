import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Jobs, startJobs } from './jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const errors: Error[] = [];
const start = () => startJobs(database.url, (error) => errors.push(error));
const query = async (text: string): Promise<{ count: number }[]> => {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return (await client.query<{ count: number }>(text)).rows;
  } finally {
    await client.end();
  }
};
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const ignore = async () => {};

it('what was sent survives a stop of the server and is worked once, the same key waiting only once', async () => {
  const before = await start();
  for (let n = 0; n < 3; n++) await before.send('correct-text', { answerTextId: 11 }, '11');
  await before.send('correct-text', { answerTextId: 12 }, '12');
  await before.stop();

  const done: number[] = [];
  const after = await start();
  await after.work('correct-text', 2, async ({ answerTextId }) => void done.push(answerTextId), ignore);
  await soon(() => expect(new Set(done)).toEqual(new Set([11, 12])));
  await after.stop();
  expect(done).toHaveLength(2);
});

it('a job that fails is tried again, and is given up after the last try', async () => {
  let jobs: Jobs = await start();
  const tries: number[] = [];
  const given: unknown[] = [];
  const run = async ({ answerTextId }: { answerTextId: number }) => {
    tries.push(answerTextId);
    throw new Error('the worker died');
  };
  await jobs.work('correct-text', 1, run, async (data) => void given.push(data));
  await jobs.send('correct-text', { answerTextId: 21 }, '21');
  await soon(() => expect(tries.length).toBeGreaterThanOrEqual(2));
  expect(given).toEqual([]);
  await jobs.stop();
  // as after four more failures; the waits between them grow to half a minute
  await query(`update jobs.job set retry_count = 4, start_after = now() where state = 'retry'`);
  const past = tries.length;
  jobs = await start();
  await jobs.work('correct-text', 1, run, async (data) => void given.push(data));
  await soon(() => expect(given).toEqual([{ answerTextId: 21 }]));
  expect(tries).toHaveLength(past + 1);
  await jobs.stop();
  expect(await query(`select count(*)::int from jobs.job where state in ('created', 'retry', 'active')`)).toEqual([
    { count: 0 },
  ]);
});

it('jobs that are sent at once are worked one after the other without waiting for the next look', async () => {
  const jobs = await start();
  const done: number[] = [];
  await jobs.work('correct-text', 1, async ({ answerTextId }) => void done.push(answerTextId), ignore);
  const started = performance.now();
  const ids = Array.from({ length: 30 }, (_, n) => 1000 + n);
  await Promise.all(ids.map((id) => jobs.send('correct-text', { answerTextId: id }, String(id))));
  await soon(() => expect(new Set(done)).toEqual(new Set(ids)));
  // half a second for each, as a worker that sleeps between looks would need, is fifteen
  expect(performance.now() - started).toBeLessThan(6000);
  expect([...(await jobs.keysOf('correct-text'))].filter((key) => ids.includes(Number(key)))).toHaveLength(0);
  await jobs.stop();
});

it('goes on when its connections are lost, in the middle of jobs too', async () => {
  const jobs = await start();
  const done: number[] = [];
  const run = async ({ answerTextId }: { answerTextId: number }) => {
    done.push(answerTextId);
    await query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  // stopped in any case: what goes on would take the jobs of another try, and end its connections
  try {
    await jobs.work('correct-text', 1, run, ignore);
    for (let id = 2000; id < 2008; id++)
      await jobs.send('correct-text', { answerTextId: id }, String(id)).catch(() => {});
    // any question may meet a connection that a job has just ended
    const sent = await vi.waitFor(() => jobs.keysOf('correct-text'), { timeout: 20_000, interval: 50 });
    await soon(() => expect([...sent].filter((key) => !done.includes(Number(key)))).toEqual([]));
    await vi.waitFor(async () => expect(await jobs.keysOf('correct-text')).toEqual(new Set()), {
      timeout: 20_000,
      interval: 200,
    });
    expect(new Set(done).size).toBe(done.length);
  } finally {
    await jobs.stop();
  }
});
