import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, newItemExercise } from '../../../testing/school-day.ts';
import { TEST_START } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { SquadName, Username } from '../../../testing/world-people.ts';

let world: World;
let exerciseId: number;
beforeAll(async () => {
  world = await createWorld();
  exerciseId = await newItemExercise(world);
});
afterAll(() => world.close());

/** Attempts of a pupil, an hour between them, each with how many of ten answers were right. */
async function attempts(pupil: Username, right: number[], squad: SquadName = '7.A', deleted: number[] = []) {
  // another teacher of the pupil may have given it too, in another squad
  const [task] = await world.db
    .insert(tables.homework)
    .values({
      exerciseId,
      studentId: world.people[pupil].id,
      squadId: world.squads[squad],
      assignedBy: world.people.kollega.id,
      assignedAt: TEST_START,
    })
    .returning();
  const homeworkId = task?.id ?? expect.fail('the task is not made');
  const at = (hours: number) => new Date(TEST_START.getTime() + hours * 3_600_000);
  await world.db.insert(tables.exerciseProgress).values(
    right.map((correctAnswers, index) => ({
      homeworkId,
      attempt: index + 1,
      completedAt: at(index),
      handedInBy: world.people[pupil].id,
      correctAnswers,
      answerCount: 10,
      deletedAt: deleted.includes(index) ? at(index) : null,
    })),
  );
}

it('HW-20 API-046 PD-16: the mean over pupils of the best or the last attempt, in whole percent', async () => {
  const { api } = await world.as('laerer');
  const average = (query = {}, product = 'teco') => api.exerciseAverage({ params: { product, id: exerciseId }, query });
  expect(await average()).toEqual({ percent: null, pupils: 0, counted: 'best' });
  await attempts('elev', [9, 5]);
  await attempts('elev2', [2, 4, 10], '7.A', [2]);
  await assign(world, 'elev3', { exerciseId });
  await attempts('elev2', [8], 'Læsehold');
  await attempts('fremmedelev', [0], '7.X');
  expect(await average({ squadId: world.squads['7.A'] })).toEqual({ percent: 65, pupils: 2, counted: 'best' });
  expect(await average({ squadId: world.squads['7.A'], onlyLastTry: true })).toEqual({
    percent: 45,
    pupils: 2,
    counted: 'last',
  });
  expect(await average()).toEqual({ percent: 85, pupils: 2, counted: 'best' });
  expect(await codeOf(average({ squadId: world.squads['7.X'] }))).toBe('not-found');
  expect(await codeOf(average({}, 'gram'))).toBe('not-found');
});
