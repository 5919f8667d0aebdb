import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { assign, markedEssay } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
let laerer: Browser;
let classId: number;
beforeEach(async () => {
  world = await createWorld();
  classId = world.squads['7.A'];
});
afterEach(() => world.close());

/** The first school day after the summer. */
async function inAugust() {
  world.clock.set('2027-08-10T08:00:00Z');
  laerer = await world.as('laerer');
}
const move = (name: string | null, browser = laerer) => browser.api.rollOver({ body: { moves: [{ classId, name }] } });
const undo = (browser = laerer) => browser.api.undoRollOver({ body: { classIds: [classId] } });

it('PD-06 before August there is nothing to move, and nothing moves', async () => {
  laerer = await world.as('laerer');
  expect(await laerer.api.classesToMove()).toEqual([]);
  await expect(move('8.A')).rejects.toMatchObject({ status: 404 });
});

it('PD-06 a class moves up with pupils, teachers, shares and settings; its results stay in their year', async () => {
  const essay = await markedEssay(world, 'elev');
  await world.db
    .update(tables.squad)
    .set({ startkomma: 'no', freeExercises: true })
    .where(eq(tables.squad.id, classId));
  await inAugust();
  expect(await laerer.api.classesToMove()).toEqual([
    { classId, name: '7.A', year: 2026, studentCount: 3, nextName: '8.A' },
  ]);
  const { moved } = await move('8.A');
  const nextId = moved[0]?.nextId ?? 0;
  expect(await laerer.api.ownClasses()).toMatchObject([
    { id: nextId, name: '8.A', grade: 8, year: 2027, studentCount: 3, startkomma: 'no', freeExercises: true },
  ]);
  expect(await (await world.as('kollega')).api.ownClasses()).toMatchObject([{ id: nextId, sharedBy: 'Lise Lærer' }]);
  expect(await (await world.as('inviteret')).api.currentShares()).toMatchObject([{ class: { classId } }]);
  const [row] = await world.db.select().from(tables.squad).where(eq(tables.squad.id, nextId));
  expect(row?.previousId).toBe(classId);
  const params = { s: classId, id: essay.exerciseProgressId };
  expect(await laerer.api.squadResult({ params })).toMatchObject({ studentName: 'Åse Aagaard' });
  expect((await laerer.api.currentSquads()).map(({ name, year }) => [name, year])).toContainEqual(['7.A', 2026]);
  expect(await laerer.api.classesToMove()).toEqual([]);
  await expect(move('8.A')).rejects.toMatchObject({ status: 404 });
});

it('PD-06 is taken back within a day, not once the new class has a task', async () => {
  await inAugust();
  await move('8.A');
  const at = Math.floor(world.clock.now().getTime() / 1000);
  const done = [{ at, classes: [{ classId, name: '7.A', nextName: '8.A' }] }];
  expect(await laerer.api.recentRollOvers()).toEqual(done);
  expect(await (await world.as('skoleadmin')).api.recentRollOvers()).toEqual(done);
  expect(await (await world.as('fremmed')).api.recentRollOvers()).toEqual([]);
  expect(await undo()).toEqual({ restored: 1 });
  expect(await laerer.api.ownClasses()).toMatchObject([{ id: classId, name: '7.A' }]);
  expect(await laerer.api.recentRollOvers()).toEqual([]);
  await expect(undo()).rejects.toMatchObject({ status: 404 });

  const teaco = { productId: 'teco', institutionId: world.people.laerer.institutionId };
  await world.db.insert(tables.licence).values({ ...teaco, validFrom: '2027-08-01', validTo: '2028-07-31' });
  const homeworkId = await assign(world, 'elev');
  const { moved } = await move('8.A');
  await world.db
    .update(tables.homework)
    .set({ squadId: moved[0]?.nextId ?? 0 })
    .where(eq(tables.homework.id, homeworkId));
  await expect(undo()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('allerede fået opgaver'),
  });
  expect(await laerer.api.recentRollOvers()).toEqual([]);
  await world.db.delete(tables.homework).where(eq(tables.homework.id, homeworkId));
  world.clock.advance(DAY + 1000);
  await expect(undo()).rejects.toMatchObject({ status: 404 });
});

it('PD-06 a class that ends leaves the lists and keeps its results; that can be taken back too', async () => {
  await inAugust();
  expect((await move(null)).moved).toEqual([{ classId, nextId: null }]);
  expect(await laerer.api.ownClasses()).toEqual([]);
  expect(await undo()).toEqual({ restored: 1 });
  expect(await laerer.api.ownClasses()).toHaveLength(1);
});

it('a name that the school has already, or twice in one go, is refused and nothing moves', async () => {
  await inAugust();
  const { institutionId } = world.people.laerer;
  await world.db.insert(tables.squad).values({ institutionId, kind: 'class', name: '8.a', grade: 8, year: 2027 });
  await expect(move('8.A')).rejects.toMatchObject({
    status: 409,
    errors: { name: ['Skolen har allerede en klasse med det navn i dette skoleår.'] },
  });
  const admin = await world.as('skoleadmin');
  const moves = [
    { classId, name: '8.X' },
    { classId: world.squads['7.B'], name: '8.x' },
  ];
  await expect(admin.api.rollOver({ body: { moves } })).rejects.toMatchObject({ status: 409 });
  expect(await admin.api.classesToMove()).toHaveLength(2);
});

it('PD-03 teachers move own classes only, an administrator all of the school and none of another', async () => {
  await inAugust();
  for (const who of ['kollega', 'nabolaerer', 'fremmed'] as const)
    await expect(move('8.A', await world.as(who))).rejects.toMatchObject({ status: 404 });
  const admin = await world.as('skoleadmin');
  expect((await admin.api.classesToMove()).map(({ name }) => name)).toEqual(['7.A', '7.B']);
  const moves = [
    { classId, name: '8.A' },
    { classId: world.squads['7.X'], name: '8.X' },
  ];
  await expect(admin.api.rollOver({ body: { moves } })).rejects.toMatchObject({ status: 404 });
  await admin.api.rollOver({ body: { moves: moves.slice(0, 1) } });
  const open = and(eq(tables.squad.year, 2027), eq(tables.squad.name, '8.A'));
  expect(await world.db.$count(tables.squad, open)).toBe(1);
});
