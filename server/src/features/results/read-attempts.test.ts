import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { setTextsReady } from '../corrections/index.ts';
import { ownExercise } from '../../testing/own-exercise.ts';
import {
  assign,
  ESSAY,
  type HandedIn,
  markedEssay,
  newExercise,
  write,
  writeAndHandIn,
} from '../../testing/school-day.ts';
import { DAY, HOUR } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Query = { isCustomExercise?: '0' | '1'; preview?: '0' | '1'; getUncompleted?: '0' | '1' };
const attempts = async (who: Username, ex: number, query: Query = {}) =>
  (await world.as(who)).api.exerciseResults({
    params: { squad: world.squads['7.A'], ex, st: world.people.elev.id, y: 2026 },
    query,
  });
const essayIn = async (exerciseId: number): Promise<HandedIn> =>
  writeAndHandIn(world, 'elev', await assign(world, 'elev', { exerciseId }));

it('API-015 isCustomExercise leaves the own exercises or those of the bank', async () => {
  const bank = await newExercise(world);
  const own = (await ownExercise(world)).id;
  for (const id of [bank, own]) await essayIn(id);
  const counts = async (id: number) => [
    (await attempts('elev', id)).length,
    (await attempts('elev', id, { isCustomExercise: '1' })).length,
    (await attempts('elev', id, { isCustomExercise: '0' })).length,
    (await attempts('laerer', id, { isCustomExercise: '1', getUncompleted: '1' })).length,
  ];
  expect(await counts(bank)).toEqual([1, 0, 1, 0]);
  expect(await counts(own)).toEqual([1, 1, 0, 1]);
});

it('API-015 a teacher who reads a text has opened it, and one who takes a preview has not', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  const sendBack = async () =>
    setTextsReady(world.context, world.people.laerer, {
      exerciseProgressIds: [essay.exerciseProgressId],
      isReadyForStudents: true,
      squadId: world.squads['7.A'],
      selfCorrectionEnabled: false,
      force: false,
    });
  const isReady = async () => (await attempts('elev', exerciseId))[0]?.isReadyForStudent;
  const [seen] = await attempts('laerer', exerciseId, { preview: '1' });
  expect(seen?.corrections).toHaveLength(1);
  await attempts('elev', exerciseId);
  await sendBack();
  expect(await isReady()).toBe(false);
  await attempts('kollega', exerciseId);
  await sendBack();
  expect(await isReady()).toBe(true);
});

it('API-015 getUncompleted also lists what waits to be handed in, first and without what is begun', async () => {
  const exerciseId = await newExercise(world);
  const homeworkId = await assign(world, 'elev', { exerciseId });
  await write(world, 'elev', homeworkId, `${ESSAY} Kladde.`);
  for (const who of ['elev', 'laerer', 'kollega'] as const) {
    expect(await attempts(who, exerciseId)).toEqual([]);
    const list = await attempts(who, exerciseId, { getUncompleted: '1' });
    expect(list).toMatchObject([
      { id: null, exerciseProgressId: null, attempt: null, homeworkId, completed: null, answers: [], marking: null },
    ]);
    expect(JSON.stringify(list)).not.toContain('Kladde');
  }
  world.clock.advance(HOUR);
  const { exerciseProgressId } = await writeAndHandIn(world, 'elev', homeworkId);
  const ids = async () =>
    (await attempts('laerer', exerciseId, { getUncompleted: '1' })).map((result) => result.exerciseProgressId);
  expect(await ids()).toEqual([exerciseProgressId]);
});

it('API-015 HW-10 a task that is assigned again waits once more, before its attempts', async () => {
  const exerciseId = await newExercise(world);
  const { homeworkId, exerciseProgressId } = await essayIn(exerciseId);
  world.clock.advance(HOUR);
  await world.db.update(tables.homework).set({ resetAt: world.clock.now() }).where(eq(tables.homework.id, homeworkId));
  const list = await attempts('elev', exerciseId, { getUncompleted: '1' });
  expect(list.map((result) => [result.homeworkId, result.exerciseProgressId])).toEqual([
    [homeworkId, null],
    [homeworkId, exerciseProgressId],
  ]);
});

it('ROLE-03 HW-02 API-015 what waits is shown to its pupil when it is visible, and to nobody else’s teacher', async () => {
  const exerciseId = await newExercise(world);
  await assign(world, 'elev', { exerciseId, available: new Date(world.clock.now().getTime() + DAY) });
  const open = { getUncompleted: '1' } as const;
  expect(await attempts('elev', exerciseId, open)).toEqual([]);
  expect(await attempts('laerer', exerciseId, open)).toHaveLength(1);
  world.clock.advance(DAY);
  expect(await attempts('elev', exerciseId, open)).toHaveLength(1);
  for (const who of ['elev2', 'naboelev', 'fremmed', 'inviteret', 'nabolaerer'] as const)
    await expect(attempts(who, exerciseId, open), who).rejects.toMatchObject({ status: 404 });
});

it('ENT-08 an answer names the files of the own exercise as it was handed in, and its pupil can fetch them', async () => {
  const own = await ownExercise(world);
  const [file] = own.files;
  const { homeworkId, exerciseProgressId } = await essayIn(own.id);
  world.clock.advance(HOUR);
  await (await world.as('laerer')).api.editExercise({
    params: { id: own.id },
    form: { title: 'Uden fil', keepFiles: [] },
    files: [],
  });
  const url = `/api/v1/exercises/${own.id}/files/${file?.id}?homeworkId=${homeworkId}`;
  const teacherFiles = [{ id: file?.id, url, original_filename: 'Kort over byen.pdf' }];
  for (const who of ['elev', 'laerer', 'kollega'] as const) {
    expect((await attempts(who, own.id))[0]?.teacherFiles, who).toEqual(teacherFiles);
    const fetched = await (await world.as(who)).call('GET', url.replace('/api/v1/', ''));
    expect([fetched.statusCode, fetched.body.slice(0, 4)], who).toEqual([200, '%PDF']);
  }
  const { api } = await world.as('elev');
  expect((await api.ownResult({ params: { id: exerciseProgressId } })).teacherFiles).toEqual(teacherFiles);
});
