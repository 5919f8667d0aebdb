import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { newExercise } from '../../../testing/school-day.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { type Assignment, assignHomework } from './assign-homework.ts';
import { changeDates } from '../manage/manage-homework.ts';
import { insertHomework } from '../manage/manage-homework.repo.ts';
import { requireHomework } from '../reach-homework.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const inDays = (days: number) => toUnix(new Date(world.clock.now().getTime() + days * DAY));
const assignment = async (changes: Partial<Assignment> = {}): Promise<Assignment> => ({
  exerciseIds: [await newExercise(world)],
  studentIds: [world.people.elev.id, world.people.elev2.id],
  squadId: world.squads['7.A'],
  deadline: inDays(7),
  ...changes,
});
const assignAs = (who: 'laerer' | 'kollega' | 'inviteret' | 'fremmed', input: Assignment) =>
  assignHomework(world.context, world.people[who], input);

it('HW-01 API-022 gives every chosen pupil every chosen exercise, with its dates and words', async () => {
  const exerciseIds = [await newExercise(world), await newExercise(world)];
  const input = await assignment({ exerciseIds, available: inDays(-1), wordCount: 321 });
  const { homeworkIds, skipped } = await assignAs('laerer', input);
  expect([homeworkIds.length, skipped]).toEqual([4, 0]);
  const row = await requireHomework(world.context, world.people.laerer, homeworkIds[0] ?? 0);
  expect(row).toMatchObject({ wordCount: 321, isCustom: false, teacherId: world.people.laerer.id });
  expect([toUnix(row.deadline), toUnix(row.availableAt)]).toEqual([inDays(7), inDays(-1)]);
  expect(row.assignedAt).toEqual(world.clock.now());
});

it('ENT-05 takes the recommended minimum of words from the exercise unless the teacher names one', async () => {
  const [exerciseId = 0] = world.exercises.danish;
  const { homeworkIds } = await assignAs('laerer', await assignment({ exerciseIds: [exerciseId] }));
  const { exercise, homework } = await (await world.as('laerer')).api.homeworkExercise({
    params: { id: homeworkIds[0] ?? 0 },
  });
  expect(exercise.requiredWordCount).toBeGreaterThan(0);
  expect(homework.wordCount).toBe(exercise.requiredWordCount);
});

it('HW-01 makes no second task when the same is assigned twice, be it at once', async () => {
  const input = await assignment();
  const answers = await Promise.all([assignAs('laerer', input), assignAs('kollega', input), assignAs('laerer', input)]);
  expect(answers.flatMap((answer) => answer.homeworkIds)).toHaveLength(2);
  expect(answers.reduce((sum, answer) => sum + answer.skipped, 0)).toBe(4);
});

it('counts a pupil or an exercise that is named twice once', async () => {
  const exerciseId = await newExercise(world);
  const input = await assignment({
    exerciseIds: [exerciseId, exerciseId],
    studentIds: [world.people.elev.id, world.people.elev.id],
  });
  expect(await assignAs('laerer', input)).toMatchObject({ homeworkIds: [expect.any(Number)], skipped: 0 });
});

it('HW-01 a deadline that has passed is refused at its field, when given and when changed; one of today is taken', async () => {
  const refusal = { errors: { deadline: ['Afleveringsfristen er passeret. Vælg en ny dato'] } };
  for (const deadline of [0, inDays(-2)])
    expect(await problemOf(assignAs('laerer', await assignment({ deadline })))).toMatchObject(refusal);
  const { homeworkIds } = await assignAs('laerer', await assignment({ deadline: inDays(0) }));
  const change = (deadline: number) =>
    changeDates(world.context, world.people.laerer, { squadId: world.squads['7.A'], homeworkIds, deadline });
  expect(await problemOf(change(0))).toMatchObject(refusal);
  world.clock.advance(3 * 24 * 60 * 60_000);
  // other dates of a task that is over are changed with its own deadline beside them
  expect(await change(inDays(-3))).toEqual({ changed: 2 });
});

it('HW-01 takes more rows than one statement of the database holds', async () => {
  const row = {
    exerciseId: await newExercise(world),
    studentId: world.people.elev.id,
    squadId: world.squads['7.A'],
    assignedBy: world.people.laerer.id,
    assignedAt: world.clock.now(),
    deadline: world.clock.now(),
    availableAt: world.clock.now(),
    requiredWordCount: 100,
  };
  expect(
    await insertHomework(
      world.db,
      Array.from({ length: 8000 }, () => row),
    ),
  ).toHaveLength(1);
});

it('ROLE-02 PD-03: pupils of another class or school are not found, and nobody gets anything', async () => {
  for (const stranger of ['naboelev', 'fremmedelev', 'kollega'] as const) {
    const input = await assignment({ studentIds: [world.people.elev.id, world.people[stranger].id] });
    const problem = await problemOf(assignAs('laerer', input));
    expect([problem.code, problem.status]).toEqual(['not-found', 404]);
    expect(await assignAs('laerer', { ...input, studentIds: [world.people.elev.id] })).toMatchObject({ skipped: 0 });
  }
});

it('ROLE-02 only teachers of the class, and colleagues who have accepted its share, may assign', async () => {
  expect(await codeOf(assignAs('inviteret', await assignment()))).toBe('not-found');
  expect(await codeOf(assignAs('fremmed', await assignment()))).toBe('not-found');
  expect((await assignAs('kollega', await assignment())).homeworkIds).toHaveLength(2);
});

it('PD-07: refuses a course without licence, and names the course', async () => {
  const problem = await problemOf(assignAs('laerer', await assignment({ exerciseIds: [world.exercises.german] })));
  expect([problem.code, problem.status, problem.details]).toEqual(['no-licence', 403, { productId: 'tety' }]);
  expect(problem.message).toBe('Jeres skole har ikke adgang til dette kursus.');
});

it('PD-07: a licence counts to the end of its last day in Copenhagen', async () => {
  const input = await assignment({ deadline: null });
  const now = world.clock.now();
  try {
    world.clock.set('2027-07-31T21:59:59Z');
    expect((await assignAs('laerer', input)).homeworkIds).toHaveLength(2);
    world.clock.set('2027-07-31T22:00:00Z');
    expect(await codeOf(assignAs('laerer', await assignment({ deadline: null })))).toBe('no-licence');
  } finally {
    world.clock.set(now);
  }
});

it('HW-02 refuses a task that would be seen only after it is due', async () => {
  const problem = await problemOf(assignAs('laerer', await assignment({ available: inDays(7) })));
  expect([problem.code, problem.errors]).toEqual([
    'invalid',
    { available: ['»Vises fra« skal ligge før afleveringsfristen'] },
  ]);
  expect((await assignAs('laerer', await assignment({ deadline: null, available: inDays(7) }))).skipped).toBe(0);
});

it('an unknown exercise is not found', async () => {
  expect(await codeOf(assignAs('laerer', await assignment({ exerciseIds: [9_999_999] })))).toBe('not-found');
});
