import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { type HandedIn, markedEssay } from '../../testing/school-day.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { readOwnResult, readSquadResult } from '../results/read-results.ts';
import { deleteEvaluation, type Evaluation, saveEvaluation } from './evaluate-answer.ts';

let world: World;
let essay: HandedIn;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  essay = await markedEssay(world, 'elev');
});
afterAll(() => world.close());

const save = (changes: Partial<Evaluation> = {}, who: Username = 'laerer') =>
  saveEvaluation(world.context, world.people[who], {
    squadId: world.squads['7.A'],
    exerciseProgressId: essay.exerciseProgressId,
    evaluation: 'Godt arbejde.',
    grade: null,
    gradeVisible: false,
    ...changes,
  });
const asPupil = async () =>
  (await readOwnResult(world.context, world.people.elev, essay.exerciseProgressId)).answerEvaluation;
const asTeacher = async () =>
  (await readSquadResult(world.context, world.people.kollega, world.squads['7.A'], essay.exerciseProgressId))
    .answerEvaluation;

it('EVAL-09 ENT-11 API-066 saves feedback with who wrote it and when, and the last save counts', async () => {
  await save();
  world.clock.advance(MINUTE);
  const saved = await save({ evaluation: '  Endnu bedre.\n\nBare ved. ', grade: '02', gradeVisible: true }, 'kollega');
  expect(saved).toEqual({
    id: expect.any(Number),
    evaluation: 'Endnu bedre.\n\nBare ved.',
    teacher: 'Karl Kollega',
    grade: '02',
    gradeVisible: true,
    updatedAt: toUnix(world.clock.now()),
  });
  expect(await asPupil()).toEqual(saved);
  expect(await asTeacher()).toEqual(saved);
});

it('EVAL-04 saving empty text without a grade deletes the feedback', async () => {
  await save();
  expect(await save({ evaluation: ' \n ' })).toBeNull();
  expect([await asPupil(), await asTeacher()]).toEqual([null, null]);
  expect(await save({ evaluation: '' })).toBeNull();
});

it('EVAL-04 empty text with a grade keeps the grade', async () => {
  expect(await save({ evaluation: '', grade: '-3', gradeVisible: true })).toMatchObject({
    evaluation: '',
    grade: '-3',
  });
  expect(await asPupil()).toMatchObject({ grade: '-3' });
});

it('EVAL-07 a pupil sees the grade only while it is visible, and a hidden grade alone not at all', async () => {
  await save({ grade: '10' });
  expect([(await asPupil())?.grade, (await asTeacher())?.grade]).toEqual([null, '10']);
  await save({ evaluation: '', grade: '10' });
  expect([await asPupil(), (await asTeacher())?.grade]).toEqual([null, '10']);
  await save({ evaluation: '', grade: '10', gradeVisible: true });
  expect((await asPupil())?.grade).toBe('10');
});

it('a grade that the pupil may not see does not count as feedback given', async () => {
  const isNew = async () =>
    (await (await world.as('elev')).api.homeworkExercise({ params: { id: essay.homeworkId } })).homework.isNew;
  await asPupil();
  world.clock.advance(MINUTE);
  await save({ evaluation: '', grade: '4' });
  expect(await isNew()).toBe(false);
  await save({ evaluation: 'Se her.', grade: '4' });
  expect(await isNew()).toBe(true);
});

it('API-067 deletes feedback by its id; a second time it is not found', async () => {
  const saved = await save();
  const remove = (who: Username, squad: '7.A' | '7.X') =>
    deleteEvaluation(world.context, world.people[who], world.squads[squad], saved?.id ?? 0);
  expect(await codeOf(remove('fremmed', '7.X'))).toBe('not-found');
  expect(await codeOf(remove('fremmed', '7.A'))).toBe('not-found');
  await remove('laerer', '7.A');
  expect(await asPupil()).toBeNull();
  expect(await codeOf(remove('laerer', '7.A'))).toBe('not-found');
});

it('EVAL-03 EVAL-04 API-067 deleting the feedback leaves the grade, as emptying its text does', async () => {
  for (const gradeVisible of [true, false]) {
    const saved = await save({ evaluation: 'Se her.', grade: '7', gradeVisible });
    await deleteEvaluation(world.context, world.people.laerer, world.squads['7.A'], saved?.id ?? 0);
    const left = await asTeacher();
    expect([left?.evaluation, left?.grade, left?.gradeVisible]).toEqual(['', '7', gradeVisible]);
    expect((await asPupil())?.grade ?? null).toBe(gradeVisible ? '7' : null);
  }
});

it('ROLE-02 feedback reaches no attempt of another class, also under the own class', async () => {
  expect(await codeOf(save({}, 'fremmed'))).toBe('not-found');
  expect(await codeOf(save({ squadId: world.squads['7.X'] }, 'fremmed'))).toBe('not-found');
  expect(await codeOf(save({ squadId: world.squads.Læsehold }))).toBe('not-found');
});

it('many saves at once leave one piece of feedback', async () => {
  const saves = await Promise.all(['en', 'to', 'tre', 'fire'].map((evaluation) => save({ evaluation })));
  expect(new Set(saves.map((saved) => saved?.id)).size).toBe(1);
});
