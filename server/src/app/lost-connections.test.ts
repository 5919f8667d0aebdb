import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMarking } from '../features/corrections/index.ts';
import { sendForgotten } from '../features/corrections/engine/mark-text.ts';
import { handIn } from '../features/homework/hand-in/hand-in.ts';
import { tables } from '../platform/db/index.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import { runSql } from '../testing/cluster-sql.ts';
import { assign, write } from '../testing/school-day.ts';
import { createWorld, type World } from '../testing/world.ts';

/** As often as connections are taken away; before they were listened to, one in three ended the process. */
const TIMES = 25;

let world: World;
let jobs: Jobs;
const lost: Error[] = [];
/** What would have ended the process. */
const deaths: unknown[] = [];
const onDeath = (error: unknown): void => void deaths.push(error);

beforeAll(async () => {
  world = await createWorld();
  jobs = await startJobs(world.databaseUrl, (error) => lost.push(error));
  process.on('uncaughtException', onDeath).on('unhandledRejection', onDeath);
});
afterAll(async () => {
  process.off('uncaughtException', onDeath).off('unhandledRejection', onDeath);
  await jobs.stop();
  await world.close();
});

const terminate = () =>
  runSql(
    world.databaseUrl,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

it(`lives through ${TIMES} losses of all connections: requests get 200 or 503, and then 200; what is handed in gets marked`, async () => {
  const context = { ...world.context, jobs };
  const stopSweeping = await startMarking(context, 1);
  const pupil = await world.as('elev');
  const seen = new Set<number>();
  for (let time = 0; time < TIMES; time++) {
    const id = await assign(world, 'elev').catch(() => null);
    const asked = ['current_user', 'homework/assigned/course/all', 'current_user/squads', 'current_user'].map((path) =>
      pupil.call('GET', path),
    );
    const handedIn =
      id === null
        ? null
        : write(world, 'elev', id)
            .then(() => handIn(context, world.people.elev, id))
            .catch((error: unknown) => error);
    await terminate();
    for (const answer of await Promise.all(asked)) {
      seen.add(answer.statusCode);
      if (answer.statusCode === 503) expect(answer.json()).toMatchObject({ code: 'database-away' });
    }
    await handedIn;
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await vi.waitFor(async () => expect((await pupil.call('GET', 'current_user')).statusCode).toBe(200));

  const texts = () => world.db.select({ marking: tables.answerText.marking }).from(tables.answerText);
  await vi.waitFor(
    async () => {
      await sendForgotten(context);
      expect(new Set((await texts()).map(({ marking }) => marking))).toEqual(new Set(['marked']));
    },
    { timeout: 30_000, interval: 300 },
  );
  stopSweeping();
  expect(lost.length).toBeGreaterThan(0);
  expect(deaths).toEqual([]);
}, 90_000);

/** What a full disk says to every write, from now until the text is dropped again; reading goes on. */
const FULL_DISK = `
  create function disk_is_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = '53100';
  end $$;
  do $$ declare t regclass; begin
    for t in select oid from pg_class where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) loop
      execute format('create trigger full_disk before insert or update or delete on %s execute function disk_is_full()', t);
    end loop;
  end $$`;
const FREE_DISK = 'drop function disk_is_full() cascade';

it('a full disk ends nothing: reading goes on, writing gets 503, the queue complains and goes on when there is room', async () => {
  const full = await createWorld();
  const reported: Error[] = [];
  const timers = vi.spyOn(globalThis, 'setInterval');
  const queue = await startJobs(full.databaseUrl, (error) => reported.push(error));
  const housekeeping = timers.mock.calls.filter(([, every]) => Number(every) >= 60_000).map(([work]) => work);
  timers.mockRestore();
  expect(housekeeping.length).toBeGreaterThan(0);
  const context = { ...full.context, jobs: queue };
  const stopSweeping = await startMarking(context, 1);
  const pupil = await full.as('elev');
  const id = await assign(full, 'elev');
  await write(full, 'elev', id);

  await runSql(full.databaseUrl, FULL_DISK);
  for (const work of housekeeping) work();
  for (const path of [`homework/${id}/handin`, `homework/${id}/comma-system`]) {
    const refused = await pupil.call('PUT', path, { body: { startkomma: 'yes' } });
    expect([path, refused.statusCode, refused.json<{ code: string }>().code]).toEqual([path, 503, 'database-away']);
  }
  expect((await pupil.call('GET', 'current_user')).statusCode).toBe(200);
  await expect(queue.send('correct-text', { answerTextId: 1 }, 'full')).rejects.toThrow('No space left');
  await vi.waitFor(() => expect(reported.map(String).join()).toContain('No space left on device'));

  await runSql(full.databaseUrl, FREE_DISK);
  await handIn(context, full.people.elev, id);
  await vi.waitFor(
    async () =>
      expect(await full.db.select({ marking: tables.answerText.marking }).from(tables.answerText)).toEqual([
        { marking: 'marked' },
      ]),
    { timeout: 30_000, interval: 200 },
  );
  stopSweeping();
  await queue.stop();
  await full.close();
  expect(deaths).toEqual([]);
});

it('answers 503 in Danish, and a page as a page, while there is no database at all', async () => {
  const away = await createWorld();
  const pupil = await away.as('elev');
  await away.dropDatabase();
  const answer = await pupil.call('GET', 'current_user');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({
    code: 'database-away',
    message: expect.stringContaining('Ordklar kan ikke hente eller gemme noget lige nu.'),
  });
  const page = await pupil.request('GET', '/opgaver', { headers: { accept: 'text/html,*/*' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Prøv igen');
  expect((await pupil.request('GET', '/readyz')).statusCode).toBe(503);
  await away.close();
});
