import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, newExercise, sendBack, markedEssay, write, writeAndHandIn } from '../../../testing/school-day.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';
import { assignToMany } from '../assign/assign-homework.ts';
import { takeExercise } from '../assign/take-exercise.ts';
import { handIn } from '../hand-in/hand-in.ts';
import { requireHomework } from '../reach-homework.ts';
import { deleteUncompleted, removeHomework, restoreHomework } from './manage-homework.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const squadId = () => world.squads['7.A'];
const again = async (homeworkId: number) =>
  (await world.as('laerer')).api.reassignHomework({
    body: { homeworkId, studentId: world.people.elev.id, squadId: squadId() },
  });
const remove = (homeworkIds: number[]) => removeHomework(world.context, world.people.laerer, { homeworkIds });
const restore = (ids: number[], who: Username = 'laerer') => restoreHomework(world.context, world.people[who], ids);
const take = (exerciseId: number, pupil: Username = 'elev') =>
  takeExercise(world.context, world.people[pupil], { exerciseId, squadId: squadId() });
const task = (homeworkId: number, pupil: Username = 'elev') =>
  requireHomework(world.context, world.people[pupil], homeworkId);
const assignTo = async (exerciseId: number, ...pupils: Username[]) =>
  assignToMany(world.context, world.people.laerer, {
    exerciseIds: [exerciseId],
    recipients: [{ squadId: squadId(), studentIds: pupils.map((pupil) => world.people[pupil].id) }],
    deadline: world.clock.now().getTime() / 1000 + 7 * 86400,
  });
/** The task's row, but for what is kept to undo. */
async function rowOf(homeworkId: number) {
  const [row] = await world.db.select().from(tables.homework).where(eq(tables.homework.id, homeworkId));
  if (!row) throw new Error('there is no such task');
  const { otherTerms: _, ...rest } = row;
  return rest;
}

it('HW-04 HW-08 a task assigned again is taken back to what it was, with what was handed in, and given once more', async () => {
  const deadline = new Date(world.clock.now().getTime() + DAY);
  const essay = await writeAndHandIn(world, 'elev', await assign(world, 'elev', { deadline }));
  const before = await rowOf(essay.homeworkId);
  world.clock.advance(2 * DAY);
  await again(essay.homeworkId);
  const open = await rowOf(essay.homeworkId);
  expect(open).not.toEqual(before);
  expect(await remove([essay.homeworkId])).toEqual({ removed: [essay.homeworkId] });
  expect(await rowOf(essay.homeworkId)).toEqual(before);
  expect(await task(essay.homeworkId)).toMatchObject({ exerciseProgressId: essay.exerciseProgressId });
  expect(await codeOf(remove([essay.homeworkId]))).toBe('already-completed');

  expect(await restore([essay.homeworkId], 'kollega')).toEqual({ restored: [] });
  expect(await restore([essay.homeworkId])).toEqual({ restored: [essay.homeworkId] });
  expect(await rowOf(essay.homeworkId)).toEqual(open);
  expect(await restore([essay.homeworkId])).toEqual({ restored: [] });
  await remove([essay.homeworkId]);
  expect(await rowOf(essay.homeworkId)).toEqual(before);
  world.clock.advance(2 * DAY);
  expect(await restore([essay.homeworkId])).toEqual({ restored: [] });
});

it('HW-04 what is handed in since it was assigned again is never taken back, nor what was to go with it', async () => {
  const { homeworkId } = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
  world.clock.advance(HOUR);
  await again(homeworkId);
  world.clock.advance(HOUR);
  const second = await writeAndHandIn(world, 'elev', homeworkId);
  const open = await assign(world, 'elev2');
  expect(await codeOf(remove([open, homeworkId]))).toBe('already-completed');
  expect(
    await deleteUncompleted(world.context, world.people.laerer, {
      squadId: squadId(),
      homeworkIds: [open, homeworkId],
    }),
  ).toEqual({ removed: [open] });
  expect(await task(homeworkId)).toMatchObject({ exerciseProgressId: second.exerciseProgressId });
});

it('HW-04 HW-05 undoing an assignment frees the whole class: who had done it as a free one has it so again', async () => {
  for (const step of ['undo', 'list'] as const) {
    const exerciseId = await newExercise(world);
    const done = await take(exerciseId);
    const { exerciseProgressId } = await writeAndHandIn(world, 'elev', done);
    const begun = await take(exerciseId, 'elev2');
    await write(world, 'elev2', begun);
    const before = await Promise.all([done, begun].map(rowOf));
    world.clock.advance(HOUR);
    const { homeworkIds } = await assignTo(exerciseId, 'elev', 'elev2');
    expect(new Set(homeworkIds)).toEqual(new Set([done, begun]));
    const { removed } =
      step === 'undo'
        ? await remove(homeworkIds)
        : await deleteUncompleted(world.context, world.people.laerer, { squadId: squadId(), homeworkIds });
    expect(new Set(removed)).toEqual(new Set(homeworkIds));
    expect(await Promise.all([done, begun].map(rowOf))).toEqual(before);
    expect(await task(done)).toMatchObject({ exerciseProgressId, teacherId: world.people.elev.id });
    expect(new Set((await restore(homeworkIds)).restored)).toEqual(new Set(homeworkIds));
    expect(await task(begun, 'elev2')).toMatchObject({ teacherId: world.people.laerer.id });
  }
});

it('HW-04 in one step a new task goes, and one that was assigned again stands as before', async () => {
  const exerciseId = await newExercise(world);
  const { exerciseProgressId } = await writeAndHandIn(world, 'elev', await take(exerciseId));
  world.clock.advance(HOUR);
  const { homeworkIds } = await assignTo(exerciseId, 'elev', 'elev2');
  expect(homeworkIds).toHaveLength(2);
  await remove(homeworkIds);
  const [free = 0, fresh = 0] = homeworkIds;
  expect(await task(free)).toMatchObject({ exerciseProgressId });
  expect(await codeOf(task(fresh, 'elev2'))).toBe('not-found');
  expect((await restore(homeworkIds)).restored).toHaveLength(2);
  expect([(await task(free)).exerciseProgressId, (await task(fresh, 'elev2')).exerciseProgressId]).toEqual([
    null,
    null,
  ]);
});

it('HW-04 by pupil and exercise the task is meant, not the correction of its text that is handed in', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const { api } = await world.as('elev');
  const { selfCorrectionHomework } = await api.ownResult({ params: { id: essay.exerciseProgressId } });
  world.clock.advance(HOUR);
  await writeAndHandIn(world, 'elev', selfCorrectionHomework?.id ?? 0);
  world.clock.advance(HOUR);
  await again(essay.homeworkId);
  const of = { userId: world.people.elev.id, exerciseId, squadId: squadId() };
  expect(await removeHomework(world.context, world.people.laerer, of)).toEqual({ removed: [essay.homeworkId] });
  expect(await task(essay.homeworkId)).toMatchObject({ exerciseProgressId: essay.exerciseProgressId });
});

it('HW-04 of a hand-in and the taking back of what was assigned again one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const { homeworkId, exerciseProgressId } = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
    world.clock.advance(HOUR);
    await again(homeworkId);
    world.clock.advance(HOUR);
    await write(world, 'elev', homeworkId);
    const [handed, removed] = await Promise.allSettled([
      handIn(world.context, world.people.elev, homeworkId),
      remove([homeworkId]),
    ]);
    expect([handed.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const stands = (await task(homeworkId)).exerciseProgressId;
    expect(stands).toBe(handed.status === 'fulfilled' ? handed.value.exerciseProgressId : exerciseProgressId);
  }
});
