import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { assign, markedEssay, sendBack, write, writeAndHandIn } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { handIn } from '../homework/index.ts';
import { nextGoal, reached, TREE_EVENTS } from './tree-events.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.db.delete(tables.achievement);
  await world.db.delete(tables.userSetting);
});
afterAll(() => world.close());

const finish = async (teacher: 'laerer' | 'kollega' = 'laerer') =>
  writeAndHandIn(world, 'elev', await assign(world, 'elev', { teacher }));
const mine = async () => (await world.as('elev')).api;
const eventsOf = async () =>
  (await (await mine()).achievements({ query: { type: 'tree-event' } })).map((one) => one.event);

it('ACH-01 API-071 PD-25 a finished task gives a leaf, the first lets the tree sprout, the fifth brings a bird', async () => {
  const first = await finish();
  const api = await mine();
  expect(await api.achievements({ query: { type: 'tree-event' } })).toEqual([
    {
      id: expect.any(Number),
      type: 'tree-event',
      event: 'sprout',
      title: 'Det spirer',
      text: 'Din første opgave',
      images: { '3x': '/tree/sprout.svg' },
      earned: expect.any(Number),
      courseId: 'teco',
    },
  ]);
  for (const _ of [2, 3, 4, 5]) {
    world.clock.advance(1000);
    await finish();
  }
  expect((await eventsOf())[0]).toMatch(/bird|squirrel/);
  expect((await eventsOf()).toSorted()).toEqual(['bird', 'sprout', 'squirrel']);
  expect(await api.achievements({ query: { limit: 2 } })).toHaveLength(2);
  expect((await api.achievementOfAttempt({ params: { id: first.exerciseProgressId } }))?.event).toBe('sprout');
});

it('ACH-02 API-073 of an attempt the event comes before the leaf, and handing in again earns nothing new', async () => {
  await finish();
  const second = await finish();
  const api = await mine();
  const of = (id: number) => api.achievementOfAttempt({ params: { id } });
  expect(await of(second.exerciseProgressId)).toMatchObject({ type: 'leaf', images: { '3x': '/tree/leaf.svg' } });
  await world.db
    .update(tables.homework)
    .set({ resetAt: world.clock.now() })
    .where(eq(tables.homework.id, second.homeworkId));
  const again = await writeAndHandIn(world, 'elev', second.homeworkId);
  expect(await of(again.exerciseProgressId)).toBeNull();
  expect(await api.achievementCount({ query: { type: 'leaf' } })).toBe(2);
});

it('ACH-03 API-070 API-072 counts by type, and per course what its tasks gave; the tree has it all', async () => {
  await finish();
  await finish();
  const api = await mine();
  expect(await api.achievementCount({ query: {} })).toBe(3);
  expect(await api.achievementCount({ query: { type: 'leaf' } })).toBe(2);
  expect(await api.achievementCount({ query: { type: 'tree-event' } })).toBe(1);
  expect(await api.homeworkAchievements({ params: { courseId: 'teco' } })).toHaveLength(3);
  expect(await api.homeworkAchievements({ params: { courseId: 'gram' } })).toEqual([]);
  const tree = await api.tree();
  expect(tree).toMatchObject({ isShown: true, leaves: 2, next: { leaves: 5, text: 'så flytter en fugl ind' } });
  expect(tree.courses).toEqual([{ courseId: 'teco', title: 'Danske fritekstopgaver', leaves: 2 }]);
  expect(tree.events.filter(({ earned }) => earned !== null).map(({ event }) => event)).toEqual(['sprout']);
  expect(tree.events).toHaveLength(TREE_EVENTS.length);
  expect(tree.events.slice(0, 2).map(({ text }) => text)).toEqual(['Din første opgave', 'Når du når 5 opgaver']);
});

it('a text that is corrected and handed in again brings the butterfly', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const [child] = await world.db.select().from(tables.homework).where(eq(tables.homework.parentId, essay.homeworkId));
  await writeAndHandIn(world, 'elev', child?.id ?? 0);
  expect((await eventsOf()).toSorted()).toEqual(['butterfly', 'sprout']);
});

it('what comes late breaks the row that the squirrel asks for', async () => {
  for (const _ of [1, 2, 3, 4]) await finish();
  const late = await assign(world, 'elev', { deadline: new Date(world.clock.now().getTime() + DAY) });
  world.clock.advance(2 * DAY);
  await writeAndHandIn(world, 'elev', late);
  expect((await eventsOf()).toSorted()).toEqual(['bird', 'sprout']);
});

it('two hand-ins at the same moment earn the fifth leaf’s bird once, and none is missed', async () => {
  for (const _ of [1, 2, 3]) await finish();
  const tasks = [await assign(world, 'elev'), await assign(world, 'elev')];
  for (const id of tasks) await write(world, 'elev', id);
  await Promise.all(tasks.map((id) => handIn(world.context, world.people.elev, id)));
  const api = await mine();
  expect(await api.achievementCount({ query: { type: 'leaf' } })).toBe(5);
  expect((await eventsOf()).filter((event) => event === 'bird')).toHaveLength(1);
});

describe('switched off', () => {
  it('ACH-04 API-097 by the pupil: nothing is shown anywhere, and all is there when it is on again', async () => {
    const { exerciseProgressId } = await finish();
    const api = await mine();
    await api.setShowAchievements({ body: { showAchievements: false } });
    expect(await api.achievements({ query: {} })).toEqual([]);
    expect(await api.achievementCount({ query: {} })).toBe(0);
    expect(await api.homeworkAchievements({ params: { courseId: 'teco' } })).toEqual([]);
    expect(await api.achievementOfAttempt({ params: { id: exerciseProgressId } })).toBeNull();
    expect(await api.tree()).toEqual({ isShown: false, leaves: 0, next: null, events: [], courses: [] });
    await api.setShowAchievements({ body: { showAchievements: true } });
    expect(await api.achievementCount({ query: {} })).toBe(2);
  });

  it('ACH-04 SET-04 API-102 by a teacher: what that teacher’s tasks earned is not shown; by all, there is no tree', async () => {
    const off = await finish('laerer');
    const on = await finish('kollega');
    const api = await mine();
    await (await world.as('laerer')).api.setShowAchievements({ body: { showAchievements: false } });
    expect(await api.showsAchievements({ query: { userId: world.people.laerer.id } })).toBe(false);
    const of = (id: number) => api.achievementOfAttempt({ params: { id } });
    expect(await of(off.exerciseProgressId)).toBeNull();
    expect(await of(on.exerciseProgressId)).toMatchObject({ type: 'leaf' });
    const teachers = await world.db
      .selectDistinct({ userId: tables.squadMember.userId })
      .from(tables.squadMember)
      .where(eq(tables.squadMember.role, 'teacher'));
    await world.db
      .insert(tables.userSetting)
      .values(teachers.map(({ userId }) => ({ userId, showAchievements: false })))
      .onConflictDoUpdate({ target: tables.userSetting.userId, set: { showAchievements: false } });
    expect((await api.tree()).isShown).toBe(false);
  });
});

it('another’s attempt is not found, whoever asks', async () => {
  const { exerciseProgressId } = await finish();
  for (const who of ['elev2', 'laerer', 'fremmed', 'skoleadmin'] as const)
    expect(await codeOf((await world.as(who)).api.achievementOfAttempt({ params: { id: exerciseProgressId } }))).toBe(
      'not-found',
    );
  expect(await codeOf((await mine()).achievements({ query: { type: 'medal' as never } }))).toBe('invalid');
});

it('PD-25 every number of leaves that brings something is twice the one before', () => {
  const at = TREE_EVENTS.filter(({ ahead }) => ahead).map(({ from }) => from);
  expect(at).toEqual([1, 5, 10, 20, 40, 80, 160]);
  expect(nextGoal(160)).toBeNull();
  expect(reached({ leaves: 4, corrected: 0, read: 10, inTime: 4 })).toEqual(['sprout', 'owl']);
});
