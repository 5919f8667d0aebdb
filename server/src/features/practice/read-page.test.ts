import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { tables } from '../../platform/db/index.ts';
import { ownExercise } from '../../testing/own-exercise.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { assign, exerciseOf, newExercise, newItemExercise, write } from '../../testing/school-day.ts';
import { DAY, MINUTE } from '../../testing/test-clock.ts';
import { newTest, testOf } from '../../testing/test-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { handInTask } from './hand-in-items.ts';
import { readHomeworkItems } from './read-practice.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What the call itself answers: status and body. */
async function progress(who: Username, query: Record<string, number | string>) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await (await world.as(who)).call('GET', `exercise/progress?${search}`);
  return { status: answer.statusCode, body: answer.json() };
}
const save = async (homeworkId: number, exercisePageId: number, data: Record<string, unknown>, more = {}) =>
  (await world.as('elev')).api.saveExerciseProgress({
    body: { exerciseId: await exerciseOf(world, homeworkId), homeworkId, exercisePageId, data, ...more },
  });
const nothing = { status: 200, body: null };

/** A task made of two items, which its pupil has looked at. */
async function begunTask(): Promise<{ exerciseId: number; homeworkId: number }> {
  const exerciseId = await newItemExercise(world);
  const homeworkId = await assign(world, 'elev', { exerciseId });
  await readHomeworkItems(world.context, world.people.elev, homeworkId);
  return { exerciseId, homeworkId };
}

it('HW-16 API-087 API-088 an answered item is had back by exercise and page, with the task named or not', async () => {
  const { exerciseId, homeworkId } = await begunTask();
  expect(await progress('elev', { exerciseId, exercisePageId: 1 })).toEqual(nothing);
  const { savedAt } = await save(homeworkId, 1, { answer: 'cykel', seconds: 4 });
  const saved = { status: 200, body: { data: { answer: 'cykel', round: 1 }, savedAt } };
  expect(await progress('elev', { exerciseId, exercisePageId: 1, homeworkId })).toEqual(saved);
  expect(await progress('elev', { exerciseId })).toEqual(saved);
  expect(await progress('elev', { exerciseId, exercisePageId: 2 })).toEqual(nothing);
  expect(await progress('elev', { exerciseId, exercisePageId: 3 })).toEqual(nothing);
  world.clock.advance(MINUTE);
  await save(homeworkId, 1, { answer: 'cykler', round: 2 });
  await save(homeworkId, 2, { answer: ['en', 'et'] });
  const now = toUnix(world.clock.now());
  expect((await progress('elev', { exerciseId })).body).toEqual({ data: { answer: 'cykler', round: 2 }, savedAt: now });
  expect((await progress('elev', { exerciseId, exercisePageId: 2 })).body.data.answer).toEqual(['en', 'et']);
  await handInTask(world.context, world.people.elev, homeworkId);
  expect(await progress('elev', { exerciseId })).toEqual(nothing);
  expect((await progress('elev', { exerciseId, homeworkId })).body.data.answer).toBe('cykler');
});

it('HW-16 API-087 a text is had back without its task being named, from the newest open one that is visible', async () => {
  const exerciseId = await newExercise(world);
  const task = await assign(world, 'elev2', { exerciseId });
  await write(world, 'elev2', task, 'Fra klassen');
  expect((await progress('elev2', { exerciseId })).body.data).toEqual({ text: 'Fra klassen' });
  world.clock.advance(DAY);
  const [later] = await world.db
    .insert(tables.homework)
    .values({
      exerciseId,
      studentId: world.people.elev2.id,
      squadId: world.squads.Læsehold,
      assignedBy: world.people.laerer.id,
      assignedAt: world.clock.now(),
      availableAt: new Date(world.clock.now().getTime() + DAY),
    })
    .returning();
  expect((await progress('elev2', { exerciseId })).body.data).toEqual({ text: 'Fra klassen' });
  world.clock.advance(DAY);
  expect(await progress('elev2', { exerciseId })).toEqual(nothing);
  await write(world, 'elev2', later?.id ?? 0, 'Fra holdet');
  expect((await progress('elev2', { exerciseId })).body.data).toEqual({ text: 'Fra holdet' });
  expect((await progress('elev2', { exerciseId, homeworkId: task })).body.data).toEqual({ text: 'Fra klassen' });
});

it('ROLE-02 ROLE-03 API-087 everybody gets the own work only, and another’s task is 404', async () => {
  const { exerciseId, homeworkId } = await begunTask();
  await save(homeworkId, 1, { answer: 'cykler' });
  for (const who of ['elev2', 'naboelev', 'fremmedelev', 'fremmed', 'nabolaerer', 'inviteret'] as const) {
    expect((await progress(who, { exerciseId, homeworkId })).status, who).toBe(404);
    expect(await progress(who, { exerciseId }), who).toEqual(nothing);
  }
  for (const who of ['laerer', 'kollega'] as const)
    expect(await progress(who, { exerciseId, homeworkId }), who).toEqual(nothing);
  for (const who of ['skoleadmin', 'redaktor'] as const)
    expect((await progress(who, { exerciseId, homeworkId })).status, who).toBe(403);
});

it('API-087 API-088 a task of another exercise, and a bank exercise as a teacher’s own, are 404 and save nothing', async () => {
  const { exerciseId, homeworkId } = await begunTask();
  const other = await newExercise(world);
  const own = (await ownExercise(world)).id;
  const ownTask = await assign(world, 'elev', { exerciseId: own });
  expect((await progress('elev', { exerciseId: other, homeworkId })).status).toBe(404);
  expect((await progress('elev', { exerciseId, homeworkId, isCustomExercise: 1 })).status).toBe(404);
  expect((await progress('elev', { exerciseId: own, isCustomExercise: 0 })).status).toBe(404);
  expect(await codeOf(save(homeworkId, 1, { answer: 'cykler' }, { exerciseId: other }))).toBe('not-found');
  expect(await codeOf(save(homeworkId, 1, { answer: 'cykler' }, { isCustomExercise: true }))).toBe('not-found');
  expect(await progress('elev', { exerciseId, isCustomExercise: 0 })).toEqual(nothing);
  await save(ownTask, 1, { text: 'Min by' }, { isCustomExercise: true });
  expect((await progress('elev', { exerciseId: own, isCustomExercise: 1 })).body.data).toEqual({ text: 'Min by' });
});

it('ROLE-04 API-087 of a test the own answer comes back, and never how it went', async () => {
  const exerciseId = await newTest(world);
  const homeworkId = await assign(world, 'elev', { exerciseId });
  const test = testOf(world, homeworkId);
  await test.look();
  await test.begin(1);
  await test.answer(1, 'forkert');
  const { body } = await progress('elev', { exerciseId, exercisePageId: 1 });
  expect(body).toEqual({ data: { answer: 'forkert', round: 1 }, savedAt: toUnix(world.clock.now()) });
});
