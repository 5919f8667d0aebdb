import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { assign, markedEssay } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { deleteAttempts, isKeptOpen, isOpenTask } from './index.ts';

const { homework } = tables;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What the task keeps: when it was handed in, and whether it is open by that and by its attempts. */
const stateOf = async (homeworkId: number) => {
  const [row] = await world.db
    .select({
      handedInAt: homework.handedInAt,
      isKeptOpen: sql<boolean>`${isKeptOpen} is true`,
      isOpen: sql<boolean>`${isOpenTask}`,
    })
    .from(homework)
    .where(and(eq(homework.id, homeworkId), isNull(homework.removedAt)));
  return row;
};

it('a task keeps when it was handed in last, and is open until then, and again when that is deleted or it is assigned anew', async () => {
  const homeworkId = await assign(world, 'elev');
  expect(await stateOf(homeworkId)).toEqual({ handedInAt: null, isKeptOpen: true, isOpen: true });

  const essay = await markedEssay(world, 'elev');
  const handedIn = await stateOf(essay.homeworkId);
  expect(handedIn).toEqual({ handedInAt: expect.any(Date), isKeptOpen: false, isOpen: false });

  const anew = new Date((handedIn?.handedInAt?.getTime() ?? 0) + 1000);
  await world.db.update(homework).set({ resetAt: anew }).where(eq(homework.id, essay.homeworkId));
  expect(await stateOf(essay.homeworkId)).toMatchObject({ isKeptOpen: true, isOpen: true });
  await world.db.update(homework).set({ resetAt: null }).where(eq(homework.id, essay.homeworkId));
  expect(await stateOf(essay.homeworkId)).toEqual(handedIn);

  await deleteAttempts(world.db, [essay.exerciseProgressId], anew);
  expect(await stateOf(essay.homeworkId)).toEqual({ handedInAt: null, isKeptOpen: true, isOpen: true });
});
