import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeExerciseOf7A } from '../testing/free-exercises-samples.ts';
import { pageLoads } from '../testing/page-loads.ts';
import { assign, markedEssay, newExercise, sendBack } from '../testing/school-day.ts';
import { createWorld, type World } from '../testing/world.ts';

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

const loadsOf = () => ({
  squadId: world.squads['7.A'],
  groupId: world.squads['Læsehold'],
  pupilId: world.people.elev.id,
  exerciseId,
  year: 2026,
  free,
});

async function measure(): Promise<Record<string, { queries: number; bytes: number }>> {
  const counts: Record<string, { queries: number; bytes: number }> = {};
  for (const [who, path] of pageLoads(loadsOf())) {
    const answer = await (await world.as(who)).call('GET', path);
    expect(answer.statusCode, path).toBe(200);
    const [, queries] = /db;desc="(\d+)"/.exec(String(answer.headers['server-timing'])) ?? [];
    counts[`${who} ${path}`] = { queries: Number(queries), bytes: answer.body.length };
  }
  return counts;
}

it('every load costs a few queries, and no more when there is more to list', async () => {
  const few = await measure();
  for (const [who, path, most] of pageLoads(loadsOf())) {
    const queries = few[`${who} ${path}`]?.queries ?? Number.NaN;
    expect(queries, path).toBeGreaterThan(0);
    expect(queries, path).toBeLessThanOrEqual(most);
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
