import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../../testing/problem-of.ts';
import { markedEssay } from '../../../testing/school-day.ts';
import { takenTest } from '../../../testing/test-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';
import { saveEvaluation } from '../../evaluations/index.ts';
import { readGrades } from './read-grades.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const read = (who: Username = 'laerer', year = 2026) =>
  readGrades(world.context, world.people[who], { squadId: world.squads['7.A'], year });

async function graded(grade: '4' | '10', gradeVisible: boolean) {
  const essay = await markedEssay(world, 'elev');
  await saveEvaluation(world.context, world.people.laerer, {
    squadId: world.squads['7.A'],
    exerciseProgressId: essay.exerciseProgressId,
    evaluation: '',
    grade,
    gradeVisible,
  });
  return essay;
}

it('EVAL-07 RES-08 grades of a class and year: pupils, tasks, averages of one scale, and what the pupil sees', async () => {
  expect(await read()).toMatchObject({ tasks: [], grades: [] });
  const first = await graded('4', true);
  const second = await graded('10', false);
  const test = await takenTest(world, 'elev2');
  const found = await read();
  expect(found.tasks.map(({ scale }) => scale)).toEqual(['seven', 'seven', 'test']);
  expect(
    found.grades.map(({ exerciseProgressId, grade, isVisible }) => [exerciseProgressId, grade, isVisible]),
  ).toEqual([
    [first.exerciseProgressId, '4', true],
    [second.exerciseProgressId, '10', false],
    [test.exerciseProgressId, '10', false],
  ]);
  const averageOf = (who: Username) => found.pupils.find(({ id }) => id === world.people[who].id)?.average;
  expect([averageOf('elev'), averageOf('elev2')]).toEqual([7, null]);
  expect((await read('laerer', 2025)).grades).toEqual([]);
  expect(await codeOf(read('fremmed'))).toBe('not-found');
});
