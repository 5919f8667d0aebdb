import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { markText } from '../corrections/index.ts';
import { assign, markedEssay, sendBack, writeAndHandIn } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import {
  deleteAttempts,
  failQueued,
  isKeptOpen,
  isKeptReturned,
  isKeptWaiting,
  isOpenTask,
  takeTextsBack,
} from './index.ts';

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

it('a task keeps whether its text waits for the teacher: once it is marked, until it is sent back, deleted or assigned anew', async () => {
  const waits = async (homeworkId: number) => {
    const [row] = await world.db
      .select({
        waiting: sql<boolean>`${isKeptWaiting} is true`,
        returned: sql<boolean>`${isKeptReturned} is true`,
      })
      .from(homework)
      .where(eq(homework.id, homeworkId));
    return row;
  };
  const neither = { waiting: false, returned: false };
  const waiting = { waiting: true, returned: false };

  const essay = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
  expect(await waits(essay.homeworkId)).toEqual(neither);
  await markText(world.context, essay.answerTextId);
  expect(await waits(essay.homeworkId)).toEqual(waiting);
  await sendBack(world, essay);
  expect(await waits(essay.homeworkId)).toEqual({ waiting: false, returned: true });
  await takeTextsBack(world.db, [essay.answerTextId], false);
  expect(await waits(essay.homeworkId)).toEqual(waiting);

  const later = new Date(world.clock.now().getTime() + 1000);
  await world.db.update(homework).set({ resetAt: later }).where(eq(homework.id, essay.homeworkId));
  expect(await waits(essay.homeworkId)).toEqual(neither);
  await world.db.update(homework).set({ resetAt: null }).where(eq(homework.id, essay.homeworkId));
  await deleteAttempts(world.db, [essay.exerciseProgressId], later);
  expect(await waits(essay.homeworkId)).toEqual(neither);

  // what the engine gave up is marked by the teacher's own hand
  const failed = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
  await failQueued(world.db, failed.answerTextId);
  expect(await waits(failed.homeworkId)).toEqual(waiting);
});
