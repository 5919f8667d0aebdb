import type { ApiProblem } from '@ordklar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import {
  assign,
  ESSAY,
  type HandedIn,
  markedEssay,
  newExercise,
  sendBack,
  write,
} from '../../../testing/school-day.ts';
import { DAY, MINUTE } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';
import { setTextsReady } from '../../corrections/index.ts';
import { handIn } from '../index.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const inDays = (days: number) => toUnix(new Date(world.clock.now().getTime() + days * DAY));
const params = (ex: number) => ({ s: world.squads['7.A'], ex });
const plan = async (ex: number, wanted: boolean, deadline: number | null) =>
  (await world.as('laerer')).api.planCorrecting({ params: params(ex), body: { wanted, deadline } });
const correcting = async (pupil: Username, { exerciseProgressId }: HandedIn) => {
  const { api } = await world.as(pupil);
  return (await api.ownResult({ params: { id: exerciseProgressId } })).selfCorrectionHomework;
};
const sendWith = (essay: HandedIn, selfCorrectionDeadline?: number | null) =>
  setTextsReady(world.context, world.people.laerer, {
    exerciseProgressIds: [essay.exerciseProgressId],
    isReadyForStudents: true,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: true,
    selfCorrectionDeadline,
    force: true,
  });
const bell = async (who: Username) => (await (await world.as(who)).api.notifications({ query: {} })).slice(0, 1);
const remind = async (homeworkIds: number[], who: Username = 'laerer') =>
  (await world.as(who)).api.remind({ body: { squadId: world.squads['7.A'], homeworkIds } });

it('TC-21 a planned deadline comes with the text that is to be corrected, and a later change reaches who has not', async () => {
  const exerciseId = await newExercise(world);
  const [done, open] = [
    await markedEssay(world, 'elev', { exerciseId }),
    await markedEssay(world, 'elev2', { exerciseId }),
  ];
  expect(await plan(exerciseId, true, inDays(5))).toEqual({ wanted: true, deadline: inDays(5), open: 0, done: 0 });
  await sendWith(done);
  await sendWith(open);
  const task = await correcting('elev', done);
  expect(task?.deadline).toBe(inDays(5));
  await write(world, 'elev', task?.id ?? 0, ESSAY);
  await handIn(world.context, world.people.elev, task?.id ?? 0);
  expect(await plan(exerciseId, true, inDays(7))).toMatchObject({ open: 1, done: 1 });
  expect([(await correcting('elev', done))?.deadline, (await correcting('elev2', open))?.deadline]).toEqual([
    inDays(5),
    inDays(7),
  ]);
  const lektier = await (await world.as('elev2')).api.assignedHomework({
    params: { id: 'all' },
    query: { limit: 100 },
  });
  expect(lektier.homework.find(({ isSelfCorrection }) => isSelfCorrection)).toMatchObject({ deadline: inDays(7) });
});

it('TC-21 a deadline given with the text stands over the plan, also for who is to correct already', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await plan(exerciseId, true, inDays(5));
  await sendWith(essay, inDays(2));
  expect((await correcting('elev', essay))?.deadline).toBe(inDays(2));
  await sendWith(essay, null);
  expect((await correcting('elev', essay))?.deadline).toBeNull();
});

it('a deadline that has passed is refused in Danish, changes nothing, and a planned one that passes is not given', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  const refusal = await plan(exerciseId, true, inDays(-1)).catch((error: ApiProblem) => error);
  expect(refusal).toMatchObject({ errors: { deadline: [expect.stringContaining('overskredet')] } });
  expect(await codeOf(sendWith(essay, inDays(-1)))).toBe('invalid');
  expect(await (await world.as('laerer')).api.correctingPlan({ params: params(exerciseId) })).toMatchObject({
    wanted: false,
    deadline: null,
  });
  await plan(exerciseId, true, inDays(1));
  const planned = inDays(1);
  world.clock.advance(2 * DAY);
  await sendWith(essay);
  expect(await correcting('elev', essay)).toMatchObject({ deadline: null });
  // the same past deadline may stay while the switch is changed
  expect(await plan(exerciseId, false, planned)).toMatchObject({ wanted: false, deadline: planned });
});

it('an exercise that the squad does not have, or that is no text, has no plan', async () => {
  expect(await codeOf(plan(await newExercise(world), true, null))).toBe('not-found');
});

it('PD-26 who misses is reminded by the bell, once a day whoever presses, and the reminder goes with the hand-in', async () => {
  const [late, done] = [await assign(world, 'elev3'), await markedEssay(world, 'elev2')];
  expect(await remind([late, done.homeworkId])).toEqual({
    reminded: [late],
    recently: [],
    passedOver: [done.homeworkId],
  });
  expect(await bell('elev3')).toMatchObject([
    {
      title: expect.stringMatching(/^Husk at aflevere »/),
      text: expect.stringMatching(
        /^En påmindelse fra Lise Lærer\. Fristen er [a-zø]+dag den \d+\. [a-z]+ kl\. \d\d\.\d\d\.$/,
      ),
      link: expect.stringContaining(`homeworkId=${late}`),
    },
  ]);
  world.clock.advance(DAY - MINUTE);
  expect(await remind([late], 'kollega')).toMatchObject({ reminded: [], recently: [late] });
  world.clock.advance(7 * DAY);
  expect(await remind([late])).toMatchObject({ reminded: [late] });
  expect((await bell('elev3'))[0]?.text).toMatch(/Fristen var .+, men du kan stadig aflevere\.$/);
  await write(world, 'elev3', late);
  await handIn(world.context, world.people.elev3, late);
  expect(await bell('elev3')).toEqual([]);
});

it('who has not corrected is reminded of that; nobody else’s task, and none that is not visible yet', async () => {
  const essay = await markedEssay(world, 'elev2');
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const task = await correcting('elev2', essay);
  await remind([task?.id ?? 0]);
  expect((await bell('elev2'))[0]?.title).toMatch(/^Husk at rette »/);
  const hidden = await assign(world, 'elev', { available: new Date(world.clock.now().getTime() + DAY) });
  expect(await remind([hidden])).toMatchObject({ reminded: [], passedOver: [hidden] });
  const neighbour = await assign(world, 'naboelev', { teacher: 'nabolaerer', squad: '7.B' });
  const before = await world.db.$count(tables.notification);
  expect(await codeOf(remind([hidden, neighbour]))).toBe('not-found');
  expect(await codeOf(remind([2_000_000_000]))).toBe('not-found');
  expect(await world.db.$count(tables.notification)).toBe(before);
});
