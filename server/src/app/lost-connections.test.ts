import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMarking } from '../features/corrections/index.ts';
import { sendForgotten } from '../features/corrections/mark-text.ts';
import { handIn } from '../features/homework/hand-in.ts';
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
