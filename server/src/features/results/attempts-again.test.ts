import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeOf } from '../../testing/problem-of.ts';
import { assign, newItemExercise } from '../../testing/school-day.ts';
import { HOUR, TEST_START } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Caller } from '../../testing/sample.ts';
import { hideResults } from './reassign/reassign-homework.ts';

let world: World;
let exerciseId: number;
let homeworkId: number;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const apiOf = async (who: Caller) => (await world.as(who)).api;

/** Answers the two items, the gaps as given, and hands in; answers the attempt. */
async function does(gaps: string[]): Promise<number> {
  const pupil = await apiOf('elev');
  await pupil.homeworkItems({ params: { id: homeworkId } });
  for (const [index, answer] of ['cykler', gaps].entries())
    await pupil.saveExerciseProgress({ body: { exerciseId, exercisePageId: index + 1, homeworkId, data: { answer } } });
  return (await pupil.handIn({ params: { id: homeworkId } })).exerciseProgressId;
}
const again = async () =>
  (await apiOf('laerer')).reassignHomework({
    body: { homeworkId, studentId: world.people.elev.id, squadId: world.squads['7.A'] },
  });
const finished = async (reopened: boolean) => {
  const page = await (await apiOf('elev')).completedHomework({
    params: { id: 'all' },
    query: { reopened: reopened ? '1' : '0', order: 'completed', sort: 'desc', limit: 100 },
  });
  return page.homework.filter((task) => task.homeworkId === homeworkId);
};
const status = async () => {
  const list = await (await apiOf('laerer')).squadHomework({
    params: { s: world.squads['7.A'], c: 'teco', g: 0 },
    query: {},
  });
  return list.flatMap(({ students }) => students).find((task) => task.homeworkId === homeworkId);
};
const pupils = async () =>
  (await apiOf('kollega')).exerciseStudents({
    params: { s: world.squads['7.A'], ex: exerciseId, y: 2026 },
    query: {},
  });
const attempts = async (who: Caller) =>
  (await apiOf(who)).exerciseResults({
    params: { squad: world.squads['7.A'], ex: exerciseId, st: world.people.elev.id, y: 2026 },
    query: {},
  });

beforeEach(async () => {
  world.clock.set(TEST_START);
  exerciseId = await newItemExercise(world);
  homeworkId = await assign(world, 'elev', { exerciseId });
});

it('HW-08 HW-10 an exercise that is assigned again stands among what its pupil has handed in, when asked for', async () => {
  const first = await does(['en', 'en']);
  expect(await finished(false)).toHaveLength(1);
  world.clock.advance(HOUR);
  await again();
  expect(await finished(false)).toEqual([]);
  const [task] = await finished(true);
  expect(task).toMatchObject({ exerciseProgressId: first, result: { correctAnswers: 2, answerCount: 3 } });
  expect(task?.resetAt?.date).toBe(world.clock.now().toISOString());
  world.clock.advance(HOUR);
  const second = await does(['en', 'et']);
  for (const reopened of [true, false])
    expect((await finished(reopened)).map((one) => one.exerciseProgressId)).toEqual([second]);
});

it('HW-10 API-018 API-035 the teacher finds the earlier attempt from the class, and how it went', async () => {
  await assign(world, 'elev2', { exerciseId });
  await does(['en', 'en']);
  world.clock.advance(HOUR);
  await again();
  expect(await status()).toMatchObject({ exerciseProgressId: null, attempts: 1, result: null });
  expect((await pupils()).map(({ name, result }) => [name, result?.correctAnswers ?? null])).toEqual([
    ['Bo Berg', null],
    ['Åse Aagaard', 2],
  ]);
  world.clock.advance(HOUR);
  await does(['en', 'et']);
  expect(await status()).toMatchObject({ attempts: 2, result: { correctAnswers: 3, answerCount: 3 } });
});

it('ANS-04 ANS-07 API-079 both attempts are read by pupil and teacher, and by nobody else', async () => {
  const first = await does(['en', 'en']);
  world.clock.advance(HOUR);
  await again();
  world.clock.advance(HOUR);
  const second = await does(['en', 'et']);
  for (const who of ['elev', 'laerer', 'kollega'] as const) {
    expect((await attempts(who)).map(({ attempt, resultPercentage }) => [attempt, resultPercentage])).toEqual([
      [2, 100],
      [1, 67],
    ]);
    const read = async (id: number) =>
      (await (await apiOf(who)).attemptExercise({ params: { id } })).work?.answers[1]?.answer;
    expect([await read(first), await read(second)]).toEqual([
      ['en', 'en'],
      ['en', 'et'],
    ]);
  }
  for (const who of ['elev2', 'naboelev', 'fremmed', 'inviteret'] as const) {
    const other = await apiOf(who);
    expect(await codeOf(other.attemptExercise({ params: { id: first } }))).toBe('not-found');
    expect(await codeOf(attempts(who))).toBe('not-found');
  }
});

it('PD-16: the average goes on counting the last attempt, or the best', async () => {
  await does(['en', 'et']);
  world.clock.advance(HOUR);
  await again();
  world.clock.advance(HOUR);
  await does(['en', 'en']);
  const teacher = await apiOf('laerer');
  const average = (onlyLastTry: '0' | '1') =>
    teacher.exerciseAverage({ params: { product: 'teco', id: exerciseId }, query: { onlyLastTry } });
  expect((await average('1')).percent).toBe(67);
  expect((await average('0')).percent).toBe(100);
});

it('ANS-08 a deleted attempt stands nowhere, and what is left keeps its place', async () => {
  const first = await does(['en', 'en']);
  world.clock.advance(HOUR);
  await again();
  world.clock.advance(HOUR);
  const second = await does(['en', 'et']);
  const teacher = await apiOf('laerer');
  await teacher.deleteAttempt({ params: { id: second } });
  expect((await finished(true)).map((task) => task.exerciseProgressId)).toEqual([first]);
  expect(await status()).toMatchObject({ exerciseProgressId: null, attempts: 1 });
  await teacher.deleteAttempt({ params: { id: first } });
  expect(await finished(true)).toEqual([]);
  expect(await status()).toMatchObject({ exerciseProgressId: null, attempts: 0 });
  expect(await attempts('elev')).toEqual([]);
  expect(await codeOf((await apiOf('elev')).attemptExercise({ params: { id: first } }))).toBe('not-found');
});

it('PD-04 HW-09 hidden results are not shown of an earlier attempt either', async () => {
  const first = await does(['en', 'en']);
  await hideResults(world.context, world.people.laerer, { exerciseProgressId: first, hideResults: true });
  world.clock.advance(HOUR);
  await again();
  expect((await finished(true)).map(({ result }) => result)).toEqual([null]);
  expect(
    (await attempts('elev')).map(({ resultPercentage, correctAnswers }) => [resultPercentage, correctAnswers]),
  ).toEqual([[null, null]]);
  const { work } = await (await apiOf('elev')).attemptExercise({ params: { id: first } });
  expect(work?.answers).toEqual([]);
});
