import { afterAll, beforeAll, expect, it } from 'vitest';
import { countQueries } from '../../testing/count-queries.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { markedEssay } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { requireHomework } from '../homework/index.ts';
import { deleteAttempts } from './delete-attempt.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const progressOf = async (homeworkId: number) =>
  (await requireHomework(world.context, world.people.laerer, homeworkId)).exerciseProgressId;
const remove = (ids: number[], who: 'laerer' | 'fremmed' = 'laerer') =>
  deleteAttempts(world.context, world.people[who], { squadId: world.squads['7.A'], exerciseProgressIds: ids });

it('HW-05 API-028 deletes attempts of several pupils, whose tasks are open again', async () => {
  const essays = [await markedEssay(world, 'elev'), await markedEssay(world, 'elev2')];
  await remove(essays.map((essay) => essay.exerciseProgressId));
  expect(await Promise.all(essays.map((essay) => progressOf(essay.homeworkId)))).toEqual([null, null]);
});

it('HW-05 deletes none where one attempt is unknown, and none for a teacher of another class', async () => {
  const essay = await markedEssay(world, 'elev');
  expect(await codeOf(remove([essay.exerciseProgressId, 2_000_000]))).toBe('not-found');
  expect(await codeOf(remove([essay.exerciseProgressId], 'fremmed'))).toBe('not-found');
  expect(await progressOf(essay.homeworkId)).toBe(essay.exerciseProgressId);
});

it('HW-05 deletes many attempts by as many queries as one', async () => {
  const handIn = async () => (await markedEssay(world, 'elev')).exerciseProgressId;
  const alone = await handIn();
  const ofOne = await countQueries(() => remove([alone]));
  expect(ofOne).toBeGreaterThan(1);
  expect(ofOne).toBeLessThanOrEqual(6);
  const many: number[] = [];
  for (let number = 0; number < 12; number++) many.push(await handIn());
  expect(await countQueries(() => remove(many))).toBe(ofOne);
});
