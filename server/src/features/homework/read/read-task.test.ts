import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, newItemExercise } from '../../../testing/school-day.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { readTask } from './read-task.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const read = (who: 'elev' | 'elev2' | 'laerer' | 'kollega' | 'fremmed', homeworkId: number) =>
  readTask(world.context, world.people[who], homeworkId);

it('API-040 a task comes with its exercise: what to write of a text, and no item, let alone an answer, of an exercise', async () => {
  const text = await read('elev', await assign(world, 'elev'));
  expect(text.exercise.kind).toBe('free-text');
  expect(text.exercise.task.length).toBeGreaterThan(0);
  const items = await assign(world, 'elev', { exerciseId: await newItemExercise(world) });
  const { exercise, homework } = await read('elev', items);
  expect([exercise.kind, exercise.task, homework.homeworkId]).toEqual(['items', [], items]);
  expect(JSON.stringify(exercise)).not.toMatch(/cykler|"answer/);
});

it('API-040 only its pupil, when it is visible, and the class’s teachers read it', async () => {
  const available = new Date(world.clock.now().getTime() + DAY);
  const task = await assign(world, 'elev', { exerciseId: await newItemExercise(world), available, deadline: null });
  expect(await codeOf(read('elev', task))).toBe('not-found');
  for (const who of ['laerer', 'kollega'] as const) expect((await read(who, task)).homework.homeworkId).toBe(task);
  for (const who of ['elev2', 'fremmed'] as const) expect(await codeOf(read(who, task))).toBe('not-found');
});
