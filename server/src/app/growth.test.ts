import { and, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, tables } from '../platform/db/index.ts';
import type { Actor } from '../platform/http/context.ts';
import { fillClasses } from '../testing/fill-schools.ts';
import { freeExerciseOf7A } from '../testing/free-exercises-samples.ts';
import { FURTHER_LOADS, pageLoads } from '../testing/page-loads.ts';
import { listenToQueries } from '../testing/query-plans.ts';
import { type Reading, readingOf } from '../testing/rows-read.ts';
import { createWorld, type World } from '../testing/world.ts';
import type { Username } from '../testing/world-people.ts';

/** Tasks of each pupil in a school year. */
const TASKS = 40;
const YEAR = 2026;

let world: World;
let loads: readonly (readonly [who: Username, path: string])[];

/** Classes of pupils who are not the teacher's, at both schools, of this year and the year before. */
async function fillOthers(classes: number): Promise<void> {
  const { nabolaerer, fremmed } = world.people;
  for (const { institutionId, id } of [nabolaerer, fremmed]) {
    const given = { classes, institutionId, teacherId: id, tasks: TASKS };
    const before = await fillClasses(world.db, { ...given, year: YEAR - 1 });
    await fillClasses(world.db, { ...given, year: YEAR, pupilsOf: before });
  }
}

/** A year of the pupils of 7.A; answers its class. */
async function fillYear(year: number): Promise<number> {
  const { institutionId, id } = world.people.laerer;
  const ofSchool = { classes: 1, institutionId, teacherId: id, tasks: TASKS, year };
  const [squadId = 0] = await fillClasses(world.db, { ...ofSchool, pupilsOf: [world.squads['7.A']] });
  return squadId;
}

const settle = (db: Db) => db.execute(sql`vacuum analyze`);

beforeAll(async () => {
  world = await createWorld();
  const free = await freeExerciseOf7A(world);
  const squadId = await fillYear(YEAR);
  await fillOthers(1);
  const pupilId = world.people.elev.id;
  const { exercise, exerciseProgress, homework } = tables;
  const [done] = await world.db
    .select({ exerciseId: homework.exerciseId })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(exerciseProgress, eq(exerciseProgress.homeworkId, homework.id))
    .where(and(eq(homework.studentId, pupilId), eq(exercise.productId, 'teco')));
  if (!done) throw new Error('the pupil has handed nothing in');
  const groupId = world.squads['Læsehold'];
  const { exerciseId } = done;
  const pages = pageLoads({ squadId, groupId, pupilId, exerciseId, year: YEAR, free });
  loads = [...pages.map(([who, path]) => [who, path] as const), ...FURTHER_LOADS];
}, 120_000);
afterAll(() => world.close());

interface Measured extends Reading {
  /** Values in the answer. */
  shown: number;
  /** Rows of whom it sums up, where it sums up. */
  reported: number | null;
}

const count = async (query: SQL): Promise<number> => {
  const { rows } = await world.db.execute<{ count: number }>(sql`select (${query})::int as count`);
  return rows[0]?.count ?? 0;
};

const taughtBy = (id: number): SQL =>
  sql`(select squad_id from squad_member where user_id = ${id} and role = 'teacher')`;

/** Whose data an answer of a few numbers or a page sums up, finds its page in, or names; nobody else's may be read for it. */
const REPORTED_OF = {
  'all tasks of the pupil': ({ id }) => sql`select count(*) from homework where student_id = ${id}`,
  'who is in the classes of the teacher, this year and before': ({ id }) =>
    sql`select count(*) from squad_member where squad_id in ${taughtBy(id)}`,
  'all people of the school': ({ institutionId: at }) => sql`select count(*) from users where institution_id = ${at}`,
  'who is in the classes of the school, this year and before': ({ institutionId: at }) =>
    sql`select count(*) from squad_member where squad_id in (select id from squad where institution_id = ${at})`,
} satisfies Record<string, (asking: Actor) => SQL>;

/** The loads that read more than they show, and what of; all others read in proportion to what stands in their answer. */
const MORE_THAN_SHOWN: readonly (readonly [load: RegExp, of: keyof typeof REPORTED_OF])[] = [
  // how many are handed in, by course
  [/^elev homework\/completed\/courses$/, 'all tasks of the pupil'],
  // which courses the pupil has had a task of
  [/^elev user\/tree$/, 'all tasks of the pupil'],
  // months and categories of a school year; when a task is handed in, its attempts tell
  [/^elev homework\/own-development$/, 'all tasks of the pupil'],
  // the mean of an exercise over all classes of the teacher
  [/^laerer teco\/exercises\/\d+\/average$/, 'who is in the classes of the teacher, this year and before'],
  // the newest class of each pupil, among all that they have been in
  [/^laerer squads\/\d+\/pupils$/, 'who is in the classes of the teacher, this year and before'],
  // twenty whose name has these letters somewhere
  [/^laerer institution\/student\/search/, 'all people of the school'],
  // how many pupils and teachers there are, and how many in each class
  [/^skoleadmin institution\/overview$/, 'who is in the classes of the school, this year and before'],
  // fifty in the order of the Danish alphabet, and how many there are
  [/^skoleadmin institution\/people\?limit/, 'all people of the school'],
];

/** How many values an answer has. */
function valuesIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 1;
  return Object.values(answer).reduce<number>((sum, one) => sum + valuesIn(one), 0);
}

/** What each page reads, how much it shows, and how much there is of whom it tells. */
async function measure(): Promise<Map<string, Measured>> {
  await settle(world.db);
  const measured = new Map<string, Measured>();
  for (const [who, path] of loads) {
    const browser = await world.as(who);
    const { sent, stop } = listenToQueries();
    const answer = await browser.call('GET', path).finally(stop);
    expect(answer.statusCode, path).toBe(200);
    const reads = [...sent.values()].filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
    const reading = await readingOf(world.databaseUrl, reads);
    const load = `${who} ${path}`;
    const [, of] = MORE_THAN_SHOWN.find(([one]) => one.test(load)) ?? [];
    const reported = of ? await count(REPORTED_OF[of](world.people[who])) : null;
    measured.set(load, { ...reading, shown: valuesIn(answer.json()), reported });
  }
  return measured;
}

/** Of a page that reads a handful more, nothing is said: indexes have edges. */
const A_HANDFUL = 40;
/** So much more there is of everything. */
const TIMES = 4;

/** The pages whose reading has grown more than what they show, or what they tell of, has. */
function grown(before: Map<string, Measured>, after: Map<string, Measured>): string[] {
  return [...after].flatMap(([page, now]) => {
    const was = before.get(page);
    if (!was) throw new Error(`${page} was not measured`);
    const times = now.shown / Math.max(1, was.shown);
    const most = (was.rows + A_HANDFUL) * Math.max(1, times, (now.reported ?? 0) / (was.reported ?? 1));
    return now.rows <= most
      ? []
      : [`${page}: at most ${Math.round(most)} rows; ${JSON.stringify(was)} → ${JSON.stringify(now)}`];
  });
}

it('each page reads in proportion to what it shows or sums up, when there are four times as many pupils, schools and years', async () => {
  const before = await measure();
  const [most = 0] = [...before.values()].map(({ rows }) => rows).toSorted((a, b) => b - a);
  expect(most, 'there is something to read').toBeGreaterThan(100);
  const named = MORE_THAN_SHOWN.filter(([one]) => [...before.keys()].filter((load) => one.test(load)).length !== 1);
  expect(named, 'each that is named is one load').toEqual([]);
  await fillOthers(TIMES - 1);
  for (const year of [YEAR - 1, YEAR - 2, YEAR - 3]) await fillYear(year);
  expect(grown(before, await measure())).toEqual([]);
}, 300_000);
