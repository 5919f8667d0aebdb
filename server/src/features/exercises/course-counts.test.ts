import { loadExercises } from '@ordklar/content';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { newExercise } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { coursesOfGroup } from './course-structure.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const countOf = async (who: 'laerer' | 'kollega', productId: string) =>
  (await coursesOfGroup(world.context, world.people[who], undefined, undefined)).find(
    (course) => course.productId === productId,
  )?.exerciseCount;

it('a course tells how many exercises a person finds there: the bank’s, and the own ones', async () => {
  const bank = (await countOf('laerer', 'teco')) ?? 0;
  expect(bank).toBeGreaterThan(0);
  const id = await newExercise(world);
  await world.db
    .update(tables.exercise)
    .set({ ownerId: world.people.laerer.id, slug: null })
    .where(eq(tables.exercise.id, id));
  expect([await countOf('laerer', 'teco'), await countOf('kollega', 'teco')]).toEqual([bank + 1, bank]);
  const spellingTests = (await loadExercises()).filter(({ productId }) => productId === 'grsp');
  expect(await countOf('laerer', 'grsp')).toBe(spellingTests.length);
});
