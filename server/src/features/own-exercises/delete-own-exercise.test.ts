import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAssignableExercises, readExercise } from '../exercises/index.ts';
import { handIn } from '../homework/index.ts';
import { readTask } from '../homework/read/read-task.ts';
import { ownExercise } from '../../testing/own-exercise.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { assign, write } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { deleteOwnExercise, restoreOwnExercise, tasksOfOwnExercise } from './delete-own-exercise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const teacher = () => world.people.laerer;
const remove = (id: number, openTasks: 'keep' | 'remove') => deleteOwnExercise(world.context, teacher(), id, openTasks);
const task = (who: 'elev' | 'elev2', id: number) => readTask(world.context, world.people[who], id);

/** An own exercise that elev has handed in and elev2 has open. */
async function inUse() {
  const { id } = await ownExercise(world);
  const done = await assign(world, 'elev', { exerciseId: id });
  await write(world, 'elev', done);
  await handIn(world.context, world.people.elev, done);
  return { id, done, open: await assign(world, 'elev2', { exerciseId: id }) };
}

it('HW-14 tells how many pupils have it, before it is deleted', async () => {
  const { id } = await inUse();
  expect(await tasksOfOwnExercise(world.context, teacher(), id)).toEqual({ open: 1, handedIn: 1 });
  expect(await tasksOfOwnExercise(world.context, teacher(), (await ownExercise(world)).id)).toEqual({
    open: 0,
    handedIn: 0,
  });
});

it('HW-14 API-086 a deleted exercise is given to nobody any more; handed-in work and, unless asked, open tasks stay', async () => {
  const { id, done, open } = await inUse();
  expect(await remove(id, 'keep')).toEqual({ removed: [] });
  expect(await codeOf(findAssignableExercises(world.context, teacher(), [id]))).toBe('not-found');
  expect((await task('elev', done)).exercise.title).toBe('Min by');
  expect((await task('elev2', open)).exercise.files).toHaveLength(1);
  expect(await codeOf(remove(id, 'keep'))).toBe('not-found');
});

it('HW-14 takes the open tasks back when asked, and undoing brings exercise and tasks again', async () => {
  const { id, done, open } = await inUse();
  expect(await remove(id, 'remove')).toEqual({ removed: [open] });
  expect(await codeOf(task('elev2', open))).toBe('not-found');
  expect((await task('elev', done)).homework.completed).not.toBeNull();
  expect(await restoreOwnExercise(world.context, teacher(), id, [open])).toEqual({ restored: [open] });
  expect((await task('elev2', open)).homework.state).toBe('assigned');
  expect((await readExercise(world.context, teacher(), id)).title).toBe('Min by');
  expect(await codeOf(restoreOwnExercise(world.context, teacher(), id, []))).toBe('not-found');
});

it('PD-03: nobody else deletes it, asks about it or brings it back', async () => {
  const { id } = await inUse();
  for (const who of ['kollega', 'fremmed'] as const) {
    const actor = world.people[who];
    expect(await codeOf(deleteOwnExercise(world.context, actor, id, 'remove'))).toBe('not-found');
    expect(await codeOf(tasksOfOwnExercise(world.context, actor, id))).toBe('not-found');
  }
  await remove(id, 'keep');
  expect(await codeOf(restoreOwnExercise(world.context, world.people.kollega, id, []))).toBe('not-found');
  expect(await codeOf(remove(world.exercises.danish[0] ?? 0, 'keep'))).toBe('not-found');
});
