import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { tables } from '../../platform/db/index.ts';
import { markText } from '../corrections/index.ts';
import { handIn } from '../homework/index.ts';
import { assign, ESSAY, markedEssay, sendBack, write, writeAndHandIn } from '../../testing/school-day.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { whileOpen } from '../../testing/while-open.ts';
import { createWorld, type World } from '../../testing/world.ts';
import {
  deleteAttempts,
  failQueued,
  findCurrentAttempt,
  insertAttempt,
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

it('a task keeps when it was handed in last, and is open until then, and again when that is deleted or it is assigned again', async () => {
  const homeworkId = await assign(world, 'elev');
  expect(await stateOf(homeworkId)).toEqual({ handedInAt: null, isKeptOpen: true, isOpen: true });

  const essay = await markedEssay(world, 'elev');
  const handedIn = await stateOf(essay.homeworkId);
  expect(handedIn).toEqual({ handedInAt: expect.any(Date), isKeptOpen: false, isOpen: false });

  const again = new Date((handedIn?.handedInAt?.getTime() ?? 0) + 1000);
  await world.db.update(homework).set({ resetAt: again }).where(eq(homework.id, essay.homeworkId));
  expect(await stateOf(essay.homeworkId)).toMatchObject({ isKeptOpen: true, isOpen: true });
  await world.db.update(homework).set({ resetAt: null }).where(eq(homework.id, essay.homeworkId));
  expect(await stateOf(essay.homeworkId)).toEqual(handedIn);

  await deleteAttempts(world.db, [essay.exerciseProgressId], again);
  expect(await stateOf(essay.homeworkId)).toEqual({ handedInAt: null, isKeptOpen: true, isOpen: true });
});

it('a task keeps whether its text waits for the teacher: once it is marked, until it is sent back, deleted or assigned again', async () => {
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

it('a task keeps its newest attempt where an older one is deleted while it is handed in', async () => {
  const { homeworkId, exerciseProgressId } = await markedEssay(world, 'elev');
  const completedAt = new Date(world.clock.now().getTime() + MINUTE);
  const attempt = { homeworkId, completedAt, handedInBy: world.people.elev.id };
  await whileOpen(
    world.db,
    (tx) => insertAttempt(tx, attempt),
    () => deleteAttempts(world.db, [exerciseProgressId], completedAt),
  );
  expect(await stateOf(homeworkId)).toEqual({ handedInAt: completedAt, isKeptOpen: false, isOpen: false });
});

it('the newest attempt is the one that was handed in last, for what the task keeps and for who asks its attempts', async () => {
  const { homeworkId, exerciseProgressId } = await markedEssay(world, 'elev');
  const { handedInAt } = (await stateOf(homeworkId)) ?? {};
  const earlier = new Date((handedInAt?.getTime() ?? 0) - MINUTE);
  await insertAttempt(world.db, { homeworkId, completedAt: earlier, handedInBy: world.people.elev.id });
  expect(await findCurrentAttempt(world.db, homeworkId)).toBe(exerciseProgressId);
  expect(await stateOf(homeworkId)).toMatchObject({ handedInAt });
});

it('a text that waits for its task to be free is handed in when it is its turn', async () => {
  const homeworkId = await assign(world, 'elev2');
  await write(world, 'elev2', homeworkId, ESSAY);
  const { completed } = await whileOpen(
    world.db,
    (tx) => tx.select().from(homework).where(eq(homework.id, homeworkId)).for('update'),
    () => handIn(world.context, world.people.elev2, homeworkId),
    () => world.clock.advance(MINUTE),
  );
  expect(completed).toBe(toUnix(world.clock.now()));
});
