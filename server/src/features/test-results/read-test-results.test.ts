import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { assign } from '../../testing/school-day.ts';
import { TEST_START } from '../../testing/test-clock.ts';
import { newTest, takenTest, testOf } from '../../testing/test-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { readErrorTypes, readMisspelled, readStepResults } from './read-test-results.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(TEST_START));

const WRITTEN = ['jem', 'stasion', 'forstå', ['krabben', 'den var glad']];
const steps = (homeworkId: number, who: Username = 'laerer') =>
  readStepResults(world.context, world.people[who], { squadId: world.squads['7.A'], homeworkId });
const types = (homeworkId: number, who: Username = 'laerer', exerciseProgressIds?: number[]) =>
  readErrorTypes(world.context, world.people[who], {
    studentId: world.people.elev.id,
    homeworkIds: [homeworkId],
    exerciseProgressIds,
  });
const words = (exerciseProgressId: number, errorType: string, who: Username = 'laerer') =>
  readMisspelled(world.context, world.people[who], { exerciseProgressIds: [exerciseProgressId], errorType });

it('API-019 ANS-12 each part with right answers, percent, grade and time', async () => {
  const { homeworkId, exerciseProgressId } = await takenTest(world, 'elev', WRITTEN);
  expect(await steps(homeworkId)).toEqual([
    {
      exerciseProgressId,
      step: 1,
      title: 'Ord',
      correctAnswers: 1,
      answerCount: 3,
      percent: 33,
      grade: 3,
      totalWords: null,
      wordsMin: null,
      isTooFast: false,
      time: 15,
    },
    {
      exerciseProgressId,
      step: 2,
      title: 'Læsning',
      correctAnswers: 1,
      answerCount: 2,
      percent: 50,
      grade: 4,
      totalWords: 10,
      wordsMin: null,
      isTooFast: false,
      time: 5,
    },
  ]);
});

it('RES-06 API-019 over the wire: the parts of one pupil’s task, and no task of another class, pupil or school', async () => {
  const { homeworkId, exerciseProgressId } = await takenTest(world, 'elev', WRITTEN);
  const path = (squad: number) => `squads/${squad}/completed_homework/homework/${homeworkId}/test/steps/results`;
  const ask = async (who: Username, squad = world.squads['7.A']) => (await world.as(who)).call('GET', path(squad));
  const parts = (await ask('laerer')).json<{ exerciseProgressId: number; title: string; grade: number | null }[]>();
  expect(parts.map((part) => [part.exerciseProgressId, part.title, part.grade])).toEqual([
    [exerciseProgressId, 'Ord', 3],
    [exerciseProgressId, 'Læsning', 4],
  ]);
  expect((await ask('laerer', world.squads['7.B'])).statusCode).toBe(404);
  expect((await ask('elev2')).statusCode).toBe(404);
  expect((await ask('fremmed')).statusCode).toBe(404);
});

it('ANS-12 a text that is read to its end has its words a minute', async () => {
  const homeworkId = await assign(world, 'elev', { exerciseId: await newTest(world) });
  const test = testOf(world, homeworkId);
  await test.look();
  await test.begin(1);
  await test.end(1);
  await test.begin(2);
  await test.read(4, false);
  world.clock.set(new Date(TEST_START.getTime() + 12_000));
  await test.read(4, true);
  await test.end(2);
  await test.handIn();
  expect((await steps(homeworkId))[1]).toMatchObject({ totalWords: 10, wordsMin: 50, isTooFast: false });
});

it('ANS-12 PD-35: a text that is clicked through has no speed, for its teacher and its pupil', async () => {
  const homeworkId = await assign(world, 'elev', { exerciseId: await newTest(world) });
  const test = testOf(world, homeworkId);
  await test.look();
  await test.begin(1);
  await test.end(1);
  await test.begin(2);
  await test.read(4, false);
  world.clock.set(new Date(TEST_START.getTime() + 500));
  await test.read(4, true);
  await test.end(2);
  await test.handIn();
  for (const who of ['laerer', 'elev'] as const)
    expect((await steps(homeworkId, who))[1]).toMatchObject({ totalWords: 10, wordsMin: null, isTooFast: true });
});

it('API-020 ANS-14 error types with errors, possible ones, percent and grade', async () => {
  const { homeworkId } = await takenTest(world, 'elev', WRITTEN);
  const found = await types(homeworkId);
  expect(
    found.map(({ name, errors, possible_errors, percentage }) => [name, errors, possible_errors, percentage]),
  ).toEqual([
    ['S01', 0, 2, 100],
    ['S02', 0, 1, 100],
    ['S05', 1, 1, 0],
    ['S14', 1, 1, 0],
    ['S15', 0, 1, 100],
  ]);
  expect(found[2]).toMatchObject({ label: 'Stumme bogstaver', grade: 0 });
  expect(found[0]?.grade).toBe(10);
});

it('API-020 the last attempt counts, unless attempts are named', async () => {
  const first = await takenTest(world, 'elev', WRITTEN);
  world.clock.set(new Date(TEST_START.getTime() + 60_000));
  await world.db
    .update(tables.homework)
    .set({ resetAt: world.clock.now() })
    .where(eq(tables.homework.id, first.homeworkId));
  world.clock.set(new Date(TEST_START.getTime() + 120_000));
  const test = testOf(world, first.homeworkId);
  await test.look();
  for (const step of [1, 2]) {
    await test.begin(step);
    if (step === 1) await test.answer(1, 'hjem');
    await test.end(step);
  }
  await test.handIn();
  const errorsOf = async (ids?: number[]) => (await types(first.homeworkId, 'laerer', ids)).map(({ errors }) => errors);
  expect(await errorsOf()).toEqual([0, 0]);
  expect(await errorsOf([first.exerciseProgressId])).toEqual([0, 0, 1, 1, 0]);
  expect((await steps(first.homeworkId)).map(({ step }) => step)).toEqual([1, 2, 1, 2]);
});

it('API-029 RES-07 the words of an error type', async () => {
  const { exerciseProgressId } = await takenTest(world, 'elev', WRITTEN);
  expect(await words(exerciseProgressId, 'S05')).toEqual([{ correct_word: 'hjem', answer_word: 'jem' }]);
  expect(await words(exerciseProgressId, 'S15')).toEqual([]);
});

it('API-029 is answered with and without a slash at the end', async () => {
  const { exerciseProgressId } = await takenTest(world, 'elev', WRITTEN);
  const teacher = await world.as('laerer');
  for (const path of ['completed_homework/error_type', 'completed_homework/error_type/']) {
    const answer = await teacher.call('POST', path, {
      body: { exerciseProgressIds: [exerciseProgressId], errorType: 'S14' },
    });
    expect(answer.json()).toEqual([{ correct_word: 'station', answer_word: 'stasion' }]);
  }
});

it('ANS-05 PD-12: the pupil sees how it went, but no grade and no time', async () => {
  const { homeworkId, exerciseProgressId } = await takenTest(world, 'elev', WRITTEN);
  expect((await steps(homeworkId, 'elev')).map(({ percent, grade, time }) => [percent, grade, time])).toEqual([
    [33, null, null],
    [50, null, null],
  ]);
  expect((await types(homeworkId, 'elev')).every(({ grade }) => grade === null)).toBe(true);
  expect(await words(exerciseProgressId, 'S05', 'elev')).toHaveLength(1);
});

it('PD-04: hidden results are not there for the pupil, and are for the teacher', async () => {
  const { homeworkId, exerciseProgressId } = await takenTest(world, 'elev', WRITTEN);
  await world.db.update(tables.homework).set({ hideResults: true }).where(eq(tables.homework.id, homeworkId));
  expect(await steps(homeworkId, 'elev')).toEqual([]);
  expect(await types(homeworkId, 'elev')).toEqual([]);
  expect(await words(exerciseProgressId, 'S05', 'elev')).toEqual([]);
  expect(await steps(homeworkId)).toHaveLength(2);
  expect(await types(homeworkId)).toHaveLength(5);
});

it("PD-03: another pupil's tests are not found", async () => {
  const { homeworkId, exerciseProgressId } = await takenTest(world, 'elev', WRITTEN);
  for (const who of ['elev2', 'fremmed'] as const) {
    expect(await codeOf(steps(homeworkId, who))).toBe('not-found');
    expect(await codeOf(types(homeworkId, who))).toBe('not-found');
    expect(await codeOf(words(exerciseProgressId, 'S05', who))).toBe('not-found');
  }
  expect(await codeOf(words(999_999, 'S05'))).toBe('not-found');
});
