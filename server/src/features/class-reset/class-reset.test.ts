import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { assign, newExercise, writeAndHandIn } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
let laerer: Browser;
let classId: number;
let high: { id: number; title: string };
let low: { id: number; title: string };
beforeAll(async () => {
  world = await createWorld();
  laerer = await world.as('laerer');
  classId = world.squads['7.A'];
  const levels = await world.db
    .select()
    .from(tables.courseLevel)
    .where(eq(tables.courseLevel.productId, 'teco'))
    .orderBy(tables.courseLevel.position);
  if (!levels[0] || !levels[1]) throw new Error('the catalogue has no two levels of texts');
  [low, high] = [levels[0], levels[1]];
});
afterAll(() => world.close());

async function exerciseAt(levelId: number): Promise<number> {
  const exerciseId = await newExercise(world);
  await world.db.update(tables.exercise).set({ levelId }).where(eq(tables.exercise.id, exerciseId));
  return exerciseId;
}
const preview = (browser = laerer) => browser.api.classReset({ params: { classId } });

let handedIn: number;
beforeEach(async () => {
  await world.db.update(tables.homework).set({ removedAt: new Date(0) });
  const exerciseId = await exerciseAt(high.id);
  handedIn = (await writeAndHandIn(world, 'elev', await assign(world, 'elev', { exerciseId }))).homeworkId;
  await assign(world, 'elev2', { exerciseId });
  await assign(world, 'elev', { exerciseId: await exerciseAt(low.id) });
});

it('ADM-01 API-108 shows before a reset what it takes, by class level', async () => {
  expect(await preview()).toEqual({
    name: '7.A',
    studentCount: 3,
    sharedWith: ['Karl Kollega'],
    levels: [
      { levelId: expect.any(Number), title: low.title, exercises: 1, answers: 0 },
      { levelId: expect.any(Number), title: high.title, exercises: 1, answers: 1 },
    ],
    exercises: 2,
    answers: 1,
  });
});

it('ADM-01 API-108 one level goes with its answers, for the colleague too; pupils and the other level stay', async () => {
  const before = await preview();
  const levelId = before.levels[1]?.levelId;
  const done = await laerer.api.resetClass({ body: { classId, resetAll: false, levelId } });
  expect(done.removed).toBe(2);
  expect(await preview()).toMatchObject({ studentCount: 3, levels: [{ title: low.title }] });
  const elev = await world.as('elev');
  const kollega = await world.as('kollega');
  for (const browser of [elev, kollega, laerer])
    await expect(browser.api.homeworkExercise({ params: { id: handedIn } })).rejects.toMatchObject({ status: 404 });
  expect(await laerer.api.undoResetClass({ body: { classId, at: done.at } })).toEqual({ restored: 2 });
  expect(await preview()).toEqual(before);
  expect(await elev.api.homeworkExercise({ params: { id: handedIn } })).toMatchObject({
    homework: { homeworkId: handedIn },
  });
  await expect(laerer.api.undoResetClass({ body: { classId, at: done.at } })).rejects.toMatchObject({ status: 404 });
});

it('ADM-01 API-108 everything goes with resetAll; a second time there is nothing, and after a day no way back', async () => {
  const { removed, at } = await laerer.api.resetClass({ body: { classId, resetAll: true } });
  expect(removed).toBe(3);
  expect(await preview()).toMatchObject({ studentCount: 3, levels: [], exercises: 0, answers: 0 });
  await expect(laerer.api.resetClass({ body: { classId, resetAll: true } })).rejects.toMatchObject({
    status: 409,
    message: 'Der er ingen opgaver at nulstille. Måske har en anden lige gjort det.',
  });
  world.clock.advance(DAY + 2000);
  await expect(laerer.api.undoResetClass({ body: { classId, at } })).rejects.toMatchObject({ status: 404 });
});

it('API-108 neither answer, both, and a level that does not exist are refused in Danish; nothing is lost', async () => {
  const before = await preview();
  for (const body of [
    { classId },
    { classId, resetAll: true, levelId: high.id },
    { classId, resetAll: false, levelId: 999_999 },
  ])
    await expect(laerer.api.resetClass({ body })).rejects.toMatchObject({
      status: 422,
      errors: { levelId: ['Vælg, om hele klassen eller kun ét klassetrin skal nulstilles.'] },
    });
  expect(await preview()).toEqual(before);
});

it('PD-03 a class that is only shared, a group and a class that has ended are nobody’s to reset', async () => {
  const kollega = await world.as('kollega');
  await expect(preview(kollega)).rejects.toMatchObject({ status: 404 });
  await expect(kollega.api.resetClass({ body: { classId, resetAll: true } })).rejects.toMatchObject({ status: 404 });
  const group = { classId: world.squads['Læsehold'], resetAll: true };
  await expect(laerer.api.resetClass({ body: group })).rejects.toMatchObject({ status: 404 });
  await world.db.update(tables.squad).set({ archivedAt: new Date() }).where(eq(tables.squad.id, classId));
  await expect(preview()).rejects.toMatchObject({ status: 404 });
  await world.db.update(tables.squad).set({ archivedAt: null }).where(eq(tables.squad.id, classId));
});
