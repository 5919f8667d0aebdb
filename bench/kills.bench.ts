// Two servers that answer and one that corrects on one database, while 200 pupils answer exercises and 30 others hand in essays;
// each of the four (servers, worker, database) is killed in turn, 100 times in all. At the end the database is held against
// what was confirmed to people. It ends with an error where anything is lost, there twice, or did not come back.
//   KILLS=20 PUPILS=40 npm run bench -- kills      a shorter run
//   DATABASE=stays npm run bench -- kills          only servers and worker are killed, one at a time: a call that finds its server
//                                                  gone is made once more at the other one, and must be answered there
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoSeed } from '@ordklar/content';
import { type Db, openDatabase } from '../server/src/platform/db/index.ts';
import { startLocalPostgres } from '../server/src/platform/local-postgres/index.ts';
import { clientOf, newDataFolder, type RunningServer, startServer } from '../server/src/testing/running-server.ts';
import { report } from './figures.ts';
import { fresh, newCrowd, practise, writeEssays } from './kills/crowd.ts';
import { doubled, lost, unmarked } from './kills/what-is-left.ts';
import { logIn, type Session } from './session.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const PUPILS = Number(process.env.PUPILS ?? 200);
/** Whether the database is left alone: then one retry is enough for every call. */
const SPARES_DATABASE = process.env.DATABASE === 'stays';
const WRITERS = 30;
/** Essays of each writer. */
const ESSAYS = 4;
/** What is killed is back within this time, or dead. */
const BACK_MS = 180_000;
/** Before the next kill, ms: where only one is to be away at a time, what the last one's return made wait is answered first. */
const PAUSE_MS = SPARES_DATABASE ? 4000 : 500;
/** A writer waits at most so long before the next essay. */
const BETWEEN_ESSAYS_MS = Math.max(10_000, (KILLS * 5_000) / ESSAYS);

const dataDir = newDataFolder();
const env = { CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };
const POSTMASTER = path.join(dataDir, 'postgres', 'postmaster.pid');

/** One of the servers: started again at the same address each time it has been killed. */
async function member(more: Record<string, string>) {
  let running: RunningServer = await startServer(dataDir, { ...env, ...more });
  const { url } = running;
  return {
    url,
    async killAndStart() {
      crowd.killedAt.set(url, Date.now());
      await running.kill();
      running = await startServer(dataDir, { ...env, ...more, PORT: new URL(url).port });
    },
    stop: () => running.stop(),
  };
}
type Member = Awaited<ReturnType<typeof member>>;

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Kills the database; it is back when every server can use it. */
async function killDatabase(members: readonly Member[]): Promise<void> {
  const pid = Number(fs.readFileSync(POSTMASTER, 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await sleep(500);
  for (const end = Date.now() + BACK_MS; ; await sleep(200)) {
    const ready = await Promise.all(members.map(({ url }) => isReady(url)));
    if (ready.every(Boolean)) return;
    if (Date.now() > end) throw new Error('the database did not come back');
  }
}

/** People of the demo school's 7.A, beside those that it has. Answers their ids. */
async function morePupils(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(`
    with made as (
      insert into users (institution_id, username, password_hash, name, public_name)
      select institution_id, 'kill' || n, password_hash, 'Elev ' || n, 'Elev ' || n
      from users, generate_series(1, ${count}) n where username = 'elev' order by n returning id),
    pupils as (insert into user_role select id, 'student' from made)
    insert into squad_member (squad_id, user_id, role) select 1, id, 'student' from made returning user_id as id`);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const { url } = await startLocalPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const { db, close } = openDatabase(url, () => {});
  try {
    return await work(db);
  } finally {
    await close();
  }
};

async function sessionsOf(url: string, count: number): Promise<Session[]> {
  const sessions: Session[] = [];
  for (let nth = 1; nth <= count; nth++) {
    // all come from one address, which may log in only so often
    if (nth % 100 === 0) await withDatabase((db) => db.execute('delete from login_address'));
    sessions.push(await fresh(url, await logIn(url, `kill${nth}`)));
  }
  return sessions;
}

const words = demoSeed.essays.flatMap(({ text }) => text.split(/\s+/));
const essay = (nth: number): string =>
  `Opgave ${nth}. ${Array.from({ length: 300 }, (_, at) => words[(nth * 173 + at) % words.length]).join(' ')}`;

/** What each of the writers has to write. */
async function tasksOf(url: string, writers: readonly number[]) {
  const teacher = await clientOf(url, 'laerer');
  const { exercises } = await teacher.courseExercises({ params: { id: 'teco' }, query: { limit: ESSAYS } });
  const body = {
    exerciseIds: exercises.map(({ id }) => id),
    studentIds: [...writers],
    squadId: 1,
    deadline: Math.floor(Date.now() / 1000) + 86_400,
  };
  await teacher.assignHomework({ body });
  return withDatabase(async (db) => {
    const { rows } = await db.execute<{ homeworkId: number; exerciseId: number; studentId: number }>(
      `select id as "homeworkId", exercise_id as "exerciseId", student_id as "studentId"
       from homework where student_id in (${writers.join()})`,
    );
    return rows.map((row) => ({ ...row, text: essay(row.homeworkId) }));
  });
}

const servers = [await member({ RUN_JOBS: 'no' }), await member({ RUN_JOBS: 'no' })];
const worker = await member({});
const [{ url }] = servers;
const crowd = newCrowd(servers.map((server) => server.url));
const dead: string[] = [];
try {
  const people = await withDatabase((db) => morePupils(db, PUPILS + WRITERS));
  const tasks = await tasksOf(url, people.slice(PUPILS));
  const sessions = await sessionsOf(url, people.length);
  const ask = await clientOf(url, 'laerer');
  const { exercises } = await ask.courseExercises({ params: { id: 'gram' }, query: { limit: 100 } });
  const ids = exercises.map(({ id }) => id);
  const work = [
    ...sessions.slice(0, PUPILS).map((session) => practise(crowd, session, ids)),
    ...sessions.slice(PUPILS).map((session, nth) =>
      writeEssays(
        crowd,
        session,
        tasks.filter(({ studentId }) => studentId === people[PUPILS + nth]),
        BETWEEN_ESSAYS_MS,
      ),
    ),
  ];
  const started = Date.now();
  const targets = [servers[0], servers[1], worker, ...(SPARES_DATABASE ? [] : [null])];
  for (let kill = 0; kill < KILLS; kill++) {
    const target = targets[kill % targets.length];
    await sleep(PAUSE_MS + Math.random() * 1000);
    await (target ? target.killAndStart() : killDatabase([...servers, worker])).catch((error: Error) =>
      dead.push(`kill ${kill + 1}: ${error.message}`),
    );
    if (dead.length > 0) break;
  }
  crowd.isOver = true;
  await Promise.all(work);
  const [waiting, gone, twice] = await withDatabase(async (db) => [
    await unmarked(db),
    await lost(db, crowd),
    await doubled(db, people),
  ]);
  report('pupils, writers, kills', `${PUPILS}, ${WRITERS}, ${KILLS} in ${Math.round((Date.now() - started) / 1000)} s`);
  report('calls, tried again', `${crowd.calls}, ${crowd.retried}`);
  report('not answered after one retry', `${crowd.retriedTwice.length} ${crowd.retriedTwice.slice(0, 5).join('; ')}`);
  report(
    'both servers killed under one call',
    `${crowd.killedTwice.length} ${crowd.killedTwice.slice(0, 5).join('; ')}`,
  );
  report('confirmed answers and hand-ins', `${crowd.answers.length}, ${crowd.handIns.length}`);
  report('texts handed in', crowd.handIns.filter(({ text }) => text !== undefined).length);
  for (const [what, found] of Object.entries({ lost: gone, 'there twice': twice, failed: crowd.failed, dead }))
    report(what, `${found.length} ${found.slice(0, 5).join('; ')}`);
  report('texts that were not marked', waiting);
  const late = SPARES_DATABASE ? crowd.retriedTwice : [];
  if ([gone, twice, crowd.failed, dead, late].flat().length + waiting > 0) process.exitCode = 1;
} finally {
  for (const { stop } of [worker, ...servers]) await stop().catch(() => null);
  fs.rmSync(dataDir, { recursive: true, force: true });
}
