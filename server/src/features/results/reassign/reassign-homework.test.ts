import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { docx } from '../../../testing/docx.ts';
import {
  assign,
  ESSAY,
  markedEssay,
  newExercise,
  sendBack,
  upload,
  writeAndHandIn,
} from '../../../testing/school-day.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';
import { readCorrections, setTextsReady } from '../../corrections/index.ts';
import { handIn, requireHomework } from '../../homework/index.ts';
import { withoutNumbers } from '../hidden-results.ts';
import { readAttempts, readOwnResult } from '../read-results.ts';
import { canReassign, hideResults, reassignHomework } from './reassign-homework.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const can = (exerciseId: number, who: Username = 'laerer', pupil: Username = 'elev') =>
  canReassign(world.context, world.people[who], {
    exerciseId,
    studentId: world.people[pupil].id,
    squadId: world.squads['7.A'],
  });
const again = (homeworkId: number, who: Username = 'laerer', pupil: Username = 'elev') =>
  reassignHomework(world.context, world.people[who], {
    homeworkId,
    studentId: world.people[pupil].id,
    squadId: world.squads['7.A'],
  });
const task = (homeworkId: number) => requireHomework(world.context, world.people.elev, homeworkId);
const attempts = (exerciseId: number, who: Username = 'laerer') =>
  readAttempts(world.context, world.people[who], {
    squadId: world.squads['7.A'],
    exerciseId,
    studentId: world.people.elev.id,
    year: 2026,
  });

describe('HW-07 HW-08 HW-10 API-017 API-021 assigning again', () => {
  it('PD-06 is over when the class has ended', async () => {
    const exerciseId = await newExercise(world);
    const { homeworkId } = await writeAndHandIn(world, 'elev', await assign(world, 'elev', { exerciseId }));
    const end = (archivedAt: Date | null) =>
      world.db.update(tables.squad).set({ archivedAt }).where(eq(tables.squad.id, world.squads['7.A']));
    await end(world.clock.now());
    expect([await can(exerciseId), await codeOf(again(homeworkId))]).toEqual([false, 'class-ended']);
    await end(null);
    expect(await can(exerciseId)).toBe(true);
  });

  it('is possible when the exercise is handed in, and not before or twice', async () => {
    const exerciseId = await newExercise(world);
    expect(await can(exerciseId)).toBe(false);
    const homeworkId = await assign(world, 'elev', { exerciseId });
    expect(await can(exerciseId)).toBe(false);
    expect(await codeOf(again(homeworkId))).toBe('not-handed-in');
    await writeAndHandIn(world, 'elev', homeworkId);
    expect(await can(exerciseId)).toBe(true);
    world.clock.advance(HOUR);
    await again(homeworkId, 'kollega');
    expect(await can(exerciseId)).toBe(false);
    expect(await codeOf(again(homeworkId))).toBe('not-handed-in');
  });

  it('opens the task again, keeps what was handed in, and lifts a deadline that has passed', async () => {
    const exerciseId = await newExercise(world);
    const deadline = new Date(world.clock.now().getTime() + DAY);
    const homeworkId = await assign(world, 'elev', { exerciseId, deadline });
    const file = await upload(world, 'elev', homeworkId, docx('Min tekst, den første.'));
    await handIn(world.context, world.people.elev, homeworkId);
    world.clock.advance(2 * DAY);
    await again(homeworkId);
    const open = await (await world.as('elev')).api.homeworkExercise({ params: { id: homeworkId } });
    expect(open.homework).toMatchObject({ exerciseProgressId: null, deadline: null, isLate: false, state: 'assigned' });
    expect(open.homework.resetAt?.date).toBe(world.clock.now().toISOString());
    world.clock.advance(HOUR);
    await upload(world, 'elev', homeworkId, docx('Min tekst, den anden.'));
    await handIn(world.context, world.people.elev, homeworkId);
    expect((await attempts(exerciseId)).map(({ attempt }) => attempt)).toEqual([2, 1]);
    const download = await (await world.as('laerer')).call('GET', `homework/${homeworkId}/files/${file.id}`);
    expect(download.statusCode).toBe(200);
    expect((await task(homeworkId)).exerciseProgressId).not.toBeNull();
  });

  it('is for teachers of the class, and for the pupil whose task it is', async () => {
    const essay = await markedEssay(world, 'elev');
    for (const who of ['fremmed', 'inviteret'] as const) {
      expect(await codeOf(again(essay.homeworkId, who))).toBe('not-found');
      expect(await codeOf(can(1, who))).toBe('not-found');
    }
    expect(await codeOf(again(essay.homeworkId, 'laerer', 'elev2'))).toBe('not-found');
    expect(await codeOf(can(1, 'laerer', 'naboelev'))).toBe('not-found');
  });
});

it('ANS-18 a self-correction assigned again loses its answer, keeps the draft, and its text is ready again', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const first = await readOwnResult(world.context, world.people.elev, essay.exerciseProgressId);
  const correctingId = first.selfCorrectionHomework?.id ?? 0;
  const corrected = ESSAY.replace('fejll', 'fejl');
  world.clock.advance(HOUR);
  await writeAndHandIn(world, 'elev', correctingId, corrected);
  await setTextsReady(world.context, world.people.laerer, {
    exerciseProgressIds: [essay.exerciseProgressId],
    isReadyForStudents: false,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: false,
    force: true,
  });
  expect(await attempts(exerciseId)).toHaveLength(2);
  world.clock.advance(HOUR);
  await again(correctingId);
  expect((await attempts(exerciseId)).map(({ exerciseProgressId }) => exerciseProgressId)).toEqual([
    essay.exerciseProgressId,
  ]);
  expect(await task(correctingId)).toMatchObject({ exerciseProgressId: null, parentId: essay.homeworkId });
  const { api } = await world.as('elev');
  const draft = await api.exerciseProgress({ query: { exerciseId, exercisePageId: 1, homeworkId: correctingId } });
  expect(draft?.data).toEqual({ text: corrected });
  expect((await readCorrections(world.context, world.people.elev, essay.answerTextId)).isReadyForStudent).toBe(true);
  const [parent] = await attempts(exerciseId, 'elev');
  expect(parent?.selfCorrectionHomework).toMatchObject({ id: correctingId, completed: null });
});

describe('HW-09 API-031 hiding results', () => {
  it('is shown to the teacher and to the pupil, and can be taken back', async () => {
    const essay = await markedEssay(world, 'elev');
    const hide = (isHidden: boolean, who: Username = 'laerer') =>
      hideResults(world.context, world.people[who], {
        exerciseProgressId: essay.exerciseProgressId,
        hideResults: isHidden,
      });
    await hide(true);
    const own = () => readOwnResult(world.context, world.people.elev, essay.exerciseProgressId);
    expect((await own()).hideResults).toBe(true);
    await hide(false, 'kollega');
    expect((await own()).hideResults).toBe(false);
    expect(await codeOf(hide(true, 'fremmed'))).toBe('not-found');
  });

  it('ROLE-04 leaves no number in the answer', async () => {
    const essay = await markedEssay(world, 'elev');
    const result = await readOwnResult(world.context, world.people.elev, essay.exerciseProgressId);
    const numbers = { answerCount: 20, answersCount: 20, correctAnswers: 17, resultPercentage: 85, gradeNumber: 8 };
    expect(withoutNumbers({ ...result, ...numbers, hideResults: true })).toEqual({ ...result, hideResults: true });
  });
});
