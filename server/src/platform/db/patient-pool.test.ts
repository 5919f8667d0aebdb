import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, isDatabaseAway, openDatabase, requireThere } from './index.ts';

/** A way to a database that can be cut off, as if the database were killed, and opened again at the same address. */
async function gate(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<net.Socket>();
  const server = net.createServer((from) => {
    const to = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const here = new URL(url);
  here.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    url: here.href,
    close,
    /** Lets nobody through for so long. */
    async closeFor(ms: number): Promise<void> {
      await close();
      await sleep(ms);
      await listen(Number(here.port));
    },
  };
}

/** Longer than it takes to come back. */
const AWAY_MS = 600;

let test: TestDatabase;
let way: Awaited<ReturnType<typeof gate>>;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  way = await gate(test.url);
  database = openDatabase(way.url, () => {});
  await database.db.execute(sql`create table written (what text)`);
});
afterAll(async () => {
  await database.close();
  await way.close();
  await test.drop();
});

/** What a write that is to be cut off takes: longer than it takes to see it at work, on a busy machine too. */
const WRITE_MS = 4000;
const write = (what: string, ms = 0) => sql`insert into written select ${what} from pg_sleep(${ms / 1000})`;
const timesWritten = async (what: string): Promise<number> =>
  (await database.db.execute(sql`select 1 from written where what = ${what}`)).rows.length;
/** Asks at once; Drizzle's own asks only when it is waited for. */
const ask = (query: SQL) => database.db.execute(query).then((answer) => answer);
/** Waits until the database works at so many queries that begin so. */
const untilWorking = (start: string, many = 1) =>
  vi.waitFor(async () => {
    const other = openDatabase(test.url, () => {}, { max: 1 });
    const { rows } = await other.db.execute(
      sql`select 1 from pg_stat_activity where state = 'active' and query like ${`${start}%`} and pid <> pg_backend_pid()`,
    );
    await other.close();
    expect(rows).toHaveLength(many);
  }, 15_000);

it('what is asked, or begun, while the database is away is answered when it is back', async () => {
  const back = way.closeFor(AWAY_MS);
  const asked = ask(sql`select 2 as two`);
  const begun = database.db.transaction((tx) => tx.execute(write('begun')));
  const written = ask(write('alone'));
  expect((await asked).rows).toEqual([{ two: 2 }]);
  await Promise.all([begun, written, back]);
  expect([await timesWritten('begun'), await timesWritten('alone')]).toEqual([1, 1]);
});

it('many who wait for the database knock no more often than one', async () => {
  let knocks = 0;
  const refusing = net.createServer((socket) => {
    knocks += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const { port } = refusing.address() as net.AddressInfo;
  const away = openDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`, () => {}, { patienceMs: 1000 });
  const asked = Array.from({ length: 50 }, () => away.db.execute(sql`select 1`).then(() => {}));
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
  // each one's own first and last, and of all together five in that second
  expect(knocks).toBeLessThan(50 * 2 + 10);
  await away.close();
  await new Promise((resolve) => refusing.close(resolve));
});

it('a query that reads is made again where its connection went while it was under way', async () => {
  const asked = ask(sql`select 3 as three from pg_sleep(0.5)`);
  await untilWorking('select 3');
  await way.closeFor(AWAY_MS);
  expect((await asked).rows).toEqual([{ three: 3 }]);
});

it('what writes is never made twice: whoever asked is told that the database is away', async () => {
  await database.db.execute(sql`delete from written`);
  const alone = ask(write('alone, cut off', WRITE_MS)).catch((error: unknown) => error);
  let tries = 0;
  const inOne = database.db
    .transaction((tx) => {
      tries += 1;
      return tx.execute(write('in a transaction, cut off', WRITE_MS));
    })
    .catch((error: unknown) => error);
  await untilWorking('insert', 2);
  await way.closeFor(AWAY_MS);
  expect([isDatabaseAway(await alone), isDatabaseAway(await inOne)]).toEqual([true, true]);
  expect(tries).toBe(1);
  // the one without a transaction may have been kept, which nobody could hear
  await untilWorking('insert', 0);
  expect(await timesWritten('alone, cut off')).toBeLessThanOrEqual(1);
  expect(await timesWritten('in a transaction, cut off')).toBe(0);
});

it('the wait for a database that stays away ends, and one that refuses us is not waited for', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {}, { patienceMs: AWAY_MS });
  const started = performance.now();
  await expect(nowhere.db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseAway);
  expect(performance.now() - started).toBeGreaterThan(AWAY_MS / 2);
  await nowhere.close();
  const other = new URL(test.url);
  other.pathname = '/nothing_of_this_name';
  const unknown = openDatabase(other.href, () => {}, { patienceMs: 60_000 });
  await expect(unknown.db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseAway);
  await unknown.close();
});

it('whoever asks only whether it is there hears at once that it is not, and at once that it is again', async () => {
  await requireThere(database.db);
  await way.close();
  const asked = performance.now();
  await expect(requireThere(database.db)).rejects.toThrow();
  await expect(requireThere(database.db)).rejects.toThrow();
  expect(performance.now() - asked).toBeLessThan(1000);
  await way.closeFor(0).catch(() => {});
  await vi.waitFor(() => requireThere(database.db));
});
