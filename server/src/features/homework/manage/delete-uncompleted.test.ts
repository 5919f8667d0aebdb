import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, newExercise, writeAndHandIn } from '../../../testing/school-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { listOfSquad } from '../read/list-homework.ts';
import { deleteUncompleted, restoreHomework } from './manage-homework.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const status = async (groupId = 0) =>
  listOfSquad(
    world.context,
    world.people.laerer,
    { squadId: world.squads['7.A'], groupId, productId: 'teco', year: undefined },
    { students: true, splitByAvailableDate: false },
  );

it('HW-05 API-027 removes what is not handed in, leaves what is, and can be undone', async () => {
  const exerciseId = await newExercise(world);
  const open = await assign(world, 'elev', { exerciseId });
  const { homeworkId: done } = await writeAndHandIn(world, 'elev2', await assign(world, 'elev2', { exerciseId }));
  const body = { squadId: world.squads['7.A'], homeworkIds: [open, done, open] };
  expect(await deleteUncompleted(world.context, world.people.laerer, body)).toEqual({ removed: [open] });
  const left = (await status()).find((row) => row.exerciseId === exerciseId);
  expect(left?.students.map((row) => row.homeworkId)).toEqual([done]);
  expect(await restoreHomework(world.context, world.people.laerer, [open])).toEqual({ restored: [open] });
});

it('HW-05 removes nothing of another class, and nothing for a teacher who does not reach the class', async () => {
  const open = await assign(world, 'elev');
  const other = { squadId: world.squads['7.X'], homeworkIds: [open] };
  expect(await codeOf(deleteUncompleted(world.context, world.people.fremmed, other))).toBe('not-found');
  const own = { squadId: world.squads['7.A'], homeworkIds: [open] };
  expect(await codeOf(deleteUncompleted(world.context, world.people.fremmed, own))).toBe('not-found');
});

it('HW-12 the status list tells the words of a handed-in text, and of none where nothing is handed in', async () => {
  const exerciseId = await newExercise(world);
  await assign(world, 'elev', { exerciseId });
  await writeAndHandIn(
    world,
    'elev2',
    await assign(world, 'elev2', { exerciseId }),
    'Jeg bor i Hundested, og det er fint. Vi har en hund.',
  );
  const row = (await status()).find((each) => each.exerciseId === exerciseId);
  const words = Object.fromEntries(row?.students.map((each) => [each.studentId, each.writtenWords]) ?? []);
  expect(words).toEqual({ [world.people.elev.id]: null, [world.people.elev2.id]: 12 });
});

it('HW-12 a group that the teacher does not reach is not given away by who is listed', async () => {
  expect(await codeOf(status(world.squads['7.X']))).toBe('not-found');
});
