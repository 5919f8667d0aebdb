// A municipality: 40 schools with 10,000 pupils who have worked for two years, 60 tasks each a year. What the screens load, of all
// roles, for a class in the midst of it: the 95th percentile of each call, with a quarter of the schools and with all of them. It
// ends with an error where one takes 300 ms. How many rows a page reads, which no other work on the machine changes, is
// server/src/app/growth.test.ts.
//   SCHOOLS=4 npm run bench -- municipality      a smaller one
import path from 'node:path';
import { openDatabase } from '../server/src/platform/db/index.ts';
import { startLocalPostgres } from '../server/src/platform/local-postgres/index.ts';
import { clientOf, newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { FURTHER_LOADS, pageLoads } from '../server/src/testing/page-loads.ts';
import { report } from './figures.ts';
import { A_CLASS, fillClasses } from '../server/src/testing/fill-schools.ts';
import { logIn } from './session.ts';

const SCHOOLS = Number(process.env.SCHOOLS ?? 40);
/** Schools that are measured first. */
const FEW = Math.ceil(SCHOOLS / 4);
const TASKS_A_YEAR = 60;
const RUNS = 21;
const MOST_MS = 300;

const dataDir = newDataFolder();
const server = await startServer(dataDir, { CALLS_PER_MINUTE: '1000000' });
const ours = openDatabase((await startLocalPostgres({ dataDir: path.join(dataDir, 'postgres') })).url, console.error);
const { db } = ours;
const one = async <Row extends Record<string, unknown>>(query: string): Promise<Row> => {
  const rows = (await db.execute<Row>(query)).rows as unknown[] as Row[];
  if (!rows[0]) throw new Error(`nothing: ${query}`);
  return rows[0];
};

/** Classes of a school, of last year and of this one with the same pupils. Answers those of this year. */
async function fillSchool(institutionId: number, teacherId: number, year: number): Promise<number[]> {
  const classes = { classes: Math.ceil(250 / A_CLASS), institutionId, teacherId, tasks: TASKS_A_YEAR };
  const before = await fillClasses(db, { ...classes, year: year - 1 });
  return fillClasses(db, { ...classes, year, pupilsOf: before });
}

/** Makes the demo's school large; answers what the calls are about: a class of its teacher, one of its pupils, and a text of theirs. */
async function fillOwn() {
  const { id: teacherId, school } = await one<{ id: number; school: number }>(
    `select id, institution_id as school from users where username = 'laerer'`,
  );
  const { id: colleagueId } = await one<{ id: number }>(`select id from users where username = 'laerer2'`);
  const teacher = await clientOf(server.url, 'laerer');
  const year = Math.max(...(await teacher.currentSquads({})).map((squad) => squad.year));
  const [squadId = 0] = await fillSchool(school, colleagueId, year);
  await db.execute(`insert into squad_member (squad_id, user_id, role) values (${squadId}, ${teacherId}, 'teacher')`);
  const { studentId, exerciseId } = await one<{ studentId: number; exerciseId: number }>(
    `select student_id as "studentId", exercise_id as "exerciseId" from homework join exercise on exercise.id = exercise_id
     join exercise_progress on homework_id = homework.id where squad_id = ${squadId} and product_id = 'teco' limit 1`,
  );
  return { squadId, year, studentId, exerciseId, colleagueId };
}

/** Makes other schools, from the `from`th to the `to`th. */
async function fillOthers(from: number, to: number, colleagueId: number, year: number): Promise<void> {
  const started = Date.now();
  for (let nth = from; nth <= to; nth++) {
    const { id } = await one<{ id: number }>(`insert into institution (name) values ('Skole ${nth}') returning id`);
    await fillSchool(id, colleagueId, year);
  }
  await db.execute('vacuum analyze');
  const { homework } = await one<{ homework: number }>('select count(*)::int as homework from homework');
  report('schools, pupils, tasks', `${to}, ${to * 250}, ${homework}`);
  report('filled in, s', Math.round((Date.now() - started) / 1000));
}

/** The pupil's password, so that somebody with two years of work can log in. */
const letIn = (id: number) =>
  db.execute(`update users set password_hash = (select password_hash from users where username = 'elev'),
    username = 'to-aar' where id = ${id}`);

async function ask(call: string, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/v1/${call}`, { headers: { cookie } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${body}`);
  return performance.now() - started;
}

const p95 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

const cookies = new Map<string, string>();

/** The 95th percentile of each call, by who asks what. */
async function measure(loads: readonly (readonly [who: string, call: string])[]): Promise<Map<string, number>> {
  const measured = new Map<string, number>();
  for (const [who, call] of loads) {
    const name = who === 'elev' ? 'to-aar' : who;
    const cookie = cookies.get(name) ?? (await logIn(server.url, name)).cookie;
    cookies.set(name, cookie);
    await ask(call, cookie);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await ask(call, cookie));
    measured.set(`${who}: ${call}`, p95(times));
  }
  return measured;
}

try {
  const { squadId, year, studentId, exerciseId, colleagueId } = await fillOwn();
  await letIn(studentId);
  const group = await one<{ id: number }>(
    `select squad_id as id from squad_member join squad on squad.id = squad_id join users on users.id = user_id
     where username = 'laerer' and kind = 'group' limit 1`,
  );
  const free = { productId: 'gram', levelId: 10_807, categoryId: 108_001 };
  const pages = pageLoads({ squadId, groupId: group.id, pupilId: studentId, exerciseId, year, free });
  const loads = [...pages.map(([who, call]) => [who, call] as const), ...FURTHER_LOADS];
  await fillOthers(2, FEW, colleagueId, year);
  const few = await measure(loads);
  await fillOthers(FEW + 1, SCHOOLS, colleagueId, year);
  const all = await measure(loads);
  for (const [call, ms] of all) report(call, `${(few.get(call) ?? Number.NaN).toFixed(1)} → ${ms.toFixed(1)} ms`);
  const [slowest, slow] = [...all].reduce((most, call) => (call[1] > most[1] ? call : most));
  report(`slowest of ${all.size} calls, 95th percentile`, `${slow.toFixed(1)} ms ${slowest}`);
  if (slow > MOST_MS) process.exitCode = 1;
} finally {
  await ours.close();
  await server.stop();
}
