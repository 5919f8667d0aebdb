import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeExerciseOf7A } from '../testing/free-exercises-samples.ts';
import { assign, markedEssay, newExercise, sendBack } from '../testing/school-day.ts';
import { createWorld, type World } from '../testing/world.ts';
import type { Username } from '../testing/world-people.ts';

let world: World;
let exerciseId: number;
let free: Awaited<ReturnType<typeof freeExerciseOf7A>>;
beforeAll(async () => {
  world = await createWorld();
  exerciseId = await newExercise(world);
  free = await freeExerciseOf7A(world);
  await sendBack(world, await markedEssay(world, 'elev', { exerciseId }));
});
afterAll(() => world.close());

const inClass = () => `squads/${world.squads['7.A']}/completed_homework`;

/** What the screens load, by who opens them, and how many queries it may cost: one of them for session and person. */
const LOADS: [who: Username, path: () => string, most: number][] = [
  ['laerer', () => 'current_user', 3],
  ['laerer', () => 'current_user/squads', 3],
  ['laerer', () => 'current_user/active_squad_id', 4],
  ['laerer', () => 'current_user/courses', 3],
  ['laerer', () => `squads/${world.squads['7.A']}/students`, 4],
  ['laerer', () => `courses/teco/exercises?squadId=${world.squads['7.A']}&limit=100`, 5],
  ['laerer', () => 'courses/teco/overview', 3],
  ['laerer', () => `exercises/search?q=tekst&squadId=${world.squads['7.A']}`, 5],
  ['laerer', () => 'exercises/search/count?q=tekst', 4],
  ['laerer', () => 'exercises/new-labels', 4],
  ['laerer', () => `exercises/training/capital?squadId=${world.squads['7.A']}`, 5],
  ['laerer', () => 'filtered/levels', 4],
  ['laerer', () => `${inClass()}/course/teco/year/2026/levels_and_average/paginated`, 5],
  ['laerer', () => `${inClass()}/course/teco/year/2026/student/0/categories/paginated`, 5],
  ['laerer', () => `${inClass()}/level/1/year/2026/exercises_and_average`, 5],
  ['laerer', () => `${inClass()}/level/1/year/2026/error_types`, 6],
  ['laerer', () => `${inClass()}/level/1/year/2026/test/steps/results`, 6],
  ['laerer', () => `${inClass()}/course/teco/category/0/year/2026/student/0/exerciseId/0`, 4],
  ['laerer', () => `${inClass()}/year/2026/register?by=category`, 5],
  ['laerer', () => `${inClass()}/year/2026/months`, 4],
  ['laerer', () => `squads/${world.squads['7.A']}/grades/year/2026`, 5],
  ['laerer', () => `${inClass()}/year/2026/text_errors`, 6],
  ['laerer', () => `${inClass()}/year/2026/text_errors/vowel/student/${world.people.elev.id}`, 5],
  ['laerer', () => `teco/exercises/${exerciseId}/average`, 6],
  ['elev', () => 'free-exercises/courses', 5],
  ['elev', () => `free-exercises/course/${free.productId}/levels`, 5],
  ['elev', () => `free-exercises/level/${free.levelId}/categories`, 5],
  ['elev', () => `free-exercises/course/${free.productId}/categories`, 5],
  ['elev', () => `free-exercises/course/${free.productId}/exercises`, 7],
  ['elev', () => `free-exercises/category/${free.categoryId}/exercises?levelId=${free.levelId}`, 7],
  ['laerer', () => `squads/${world.squads['7.A']}/homework/course/teco/group/0`, 4],
  ['laerer', () => `squads/${world.squads['7.A']}/homework/course/teco/student/${world.people.elev.id}`, 4],
  ['laerer', () => `squads/${world.squads['7.A']}/homework/count`, 4],
  ['laerer', () => `squads/${world.squads['7.A']}/completed_homework/exercise/${exerciseId}/year/2026/students`, 4],
  ['laerer', () => 'school-words?q=o', 4],
  ['laerer', () => 'comment-bank', 3],
  ['laerer', () => 'teacher/overview', 10],
  ['laerer', () => 'teacher/classes/me', 3],
  ['laerer', () => 'classes?embed=teachers&cached=0', 3],
  ['laerer', () => `squads/${world.squads['7.A']}/pupils`, 4],
  ['laerer', () => 'groups', 3],
  ['laerer', () => `groups/${world.squads['Læsehold']}`, 4],
  ['laerer', () => 'institution/student/search?keyword=be', 3],
  ['skoleadmin', () => 'institution/overview', 5],
  ['redaktor', () => 'editor/overview', 6],
  ['laerer', () => results(), 8],
  ['elev', () => results(), 6],
  ['elev', () => 'homework/assigned/course/all?limit=100', 4],
  ['elev', () => 'homework/completed/course/all?limit=100', 4],
  ['elev', () => 'homework/assigned/courses', 3],
  ['elev', () => 'homework/assigned/latest', 3],
  ['elev', () => 'homework/own-development', 13],
];
const results = () =>
  `squads/${world.squads['7.A']}/completed_homework/student/result/exercise/${exerciseId}/student/${world.people.elev.id}/year/2026?preview=1`;

async function measure(): Promise<Record<string, { queries: number; bytes: number }>> {
  const counts: Record<string, { queries: number; bytes: number }> = {};
  for (const [who, path] of LOADS) {
    const answer = await (await world.as(who)).call('GET', path());
    expect(answer.statusCode, path()).toBe(200);
    const [, queries] = /db;desc="(\d+)"/.exec(String(answer.headers['server-timing'])) ?? [];
    counts[`${who} ${path()}`] = { queries: Number(queries), bytes: answer.body.length };
  }
  return counts;
}

it('every load costs a few queries, and no more when there is more to list', async () => {
  const few = await measure();
  for (const [who, path, most] of LOADS) {
    const queries = few[`${who} ${path()}`]?.queries ?? Number.NaN;
    expect(queries, path()).toBeGreaterThan(0);
    expect(queries, path()).toBeLessThanOrEqual(most);
  }
  for (let round = 0; round < 8; round++)
    for (const pupil of ['elev', 'elev2', 'elev3'] as const) {
      await assign(world, pupil);
      await sendBack(world, await markedEssay(world, pupil));
    }
  await sendBack(world, await markedEssay(world, 'elev2', { exerciseId }));
  const many = await measure();
  for (const [load, { queries }] of Object.entries(few)) expect(many[load]?.queries, load).toBe(queries);
  const lists = Object.keys(few).filter((load) => load.includes('homework/course') || load.includes('/course/all'));
  for (const load of lists) expect(many[load]?.bytes, load).toBeGreaterThan(few[load]?.bytes ?? Number.NaN);
});
