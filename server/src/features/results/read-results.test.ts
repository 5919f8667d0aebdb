import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { docx, fixture } from '../../testing/docx.ts';
import { codeOf } from '../../testing/problem-of.ts';
import {
  assign,
  ESSAY,
  markedEssay,
  newExercise,
  sendBack,
  upload,
  write,
  writeAndHandIn,
} from '../../testing/school-day.ts';
import { DAY, HOUR, MINUTE } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { handIn, requireHomework } from '../homework/index.ts';
import { deleteAttempt } from './delete-attempt.ts';
import { listExerciseStudents } from './list-exercise-students.ts';
import { readAttempts, readOwnResult, readSquadResult } from './read-results.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const own = (who: Username, id: number) => readOwnResult(world.context, world.people[who], id);
const attempts = (who: Username, exerciseId: number, pupil: Username = 'elev', year = 2026) =>
  readAttempts(world.context, world.people[who], {
    squadId: world.squads['7.A'],
    exerciseId,
    studentId: world.people[pupil].id,
    year,
  });

it('ENT-06 ENT-07 ENT-08 ENT-11 API-014 an answer tells all that the viewer reads', async () => {
  const exerciseId = await newExercise(world);
  const deadline = new Date(world.clock.now().getTime() + DAY);
  const available = new Date(world.clock.now().getTime() - DAY);
  const id = await assign(world, 'elev', { exerciseId, deadline, available });
  const file = await upload(world, 'elev', id, docx('Min <stil>, med & tegn.', 'Andet afsnit.'), 'Min stil.docx');
  const { exerciseProgressId } = await handIn(world.context, world.people.elev, id);
  const now = toUnix(world.clock.now());
  expect(await own('elev', exerciseProgressId)).toMatchObject({
    id: exerciseProgressId,
    exerciseProgressId,
    homeworkId: id,
    exerciseId,
    studentId: world.people.elev.id,
    userId: world.people.elev.id,
    parentId: null,
    attempt: 1,
    assignedByName: 'Lise Lærer',
    isTextCorrection: true,
    isSelfCorrection: false,
    isFullTextExercise: true,
    files: [{ word_count: file.word_count }],
    studentFile: {
      id: file.id,
      url: `/api/v1/homework/${id}/files/${file.id}`,
      original_filename: 'Min stil.docx',
    },
    teacherFiles: [],
    answers: [
      { htmlDescription: '<p>Min &lt;stil&gt;, med &amp; tegn.</p>' },
      { htmlDescription: '<p>Andet afsnit.</p>' },
    ],
    corrections: [],
    comments: [],
    hideResults: false,
    isLate: false,
    deadline: toUnix(deadline),
    available: toUnix(available),
    assigned: now,
    completed: now,
    selfCorrectionHomework: null,
    answerEvaluation: null,
  });
});

it('PD-19 a real document comes through whole', async () => {
  const id = await assign(world, 'elev');
  await upload(world, 'elev', id, fixture('word.docx'), 'word.docx');
  const { exerciseProgressId } = await handIn(world.context, world.people.elev, id);
  expect((await own('elev', exerciseProgressId)).answers.length).toBeGreaterThan(1);
});

it('PD-13: a late hand-in is taken and marked', async () => {
  const id = await assign(world, 'elev', { deadline: new Date(world.clock.now().getTime() + HOUR) });
  await write(world, 'elev', id);
  world.clock.advance(HOUR + MINUTE);
  const { exerciseProgressId } = await handIn(world.context, world.people.elev, id);
  expect((await own('elev', exerciseProgressId)).isLate).toBe(true);
});

it('TC-21 API-015 lists the attempts newest first, with their numbers and the marks of each', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const [first] = await attempts('elev', exerciseId);
  const correctingId = first?.selfCorrectionHomework?.id ?? 0;
  world.clock.advance(HOUR);
  const again = await writeAndHandIn(world, 'elev', correctingId, ESSAY.replace('fejll', 'fejl'));
  for (const who of ['elev', 'laerer', 'kollega'] as const) {
    const list = await attempts(who, exerciseId);
    expect(list.map((result) => [result.exerciseProgressId, result.attempt, result.corrections.length])).toEqual([
      [again.exerciseProgressId, 2, 0],
      [essay.exerciseProgressId, 1, 1],
    ]);
  }
  expect(await attempts('elev', exerciseId, 'elev', 2025)).toEqual([]);
});

it('ROLE-02 ROLE-03 nobody reads the answers of a pupil who is not theirs', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  for (const who of ['elev2', 'naboelev', 'fremmed', 'inviteret', 'redaktor'] as const) {
    expect(await codeOf(attempts(who, exerciseId))).toBe('not-found');
    expect(await codeOf(own(who, essay.exerciseProgressId))).toBe('not-found');
  }
  const { fremmed } = world.people;
  for (const squad of ['7.A', '7.X'] as const) {
    const reading = readSquadResult(world.context, fremmed, world.squads[squad], essay.exerciseProgressId);
    expect(await codeOf(reading)).toBe('not-found');
  }
  expect(await codeOf(attempts('laerer', exerciseId, 'naboelev'))).toBe('not-found');
});

describe('ANS-08 API-025 API-026 deleting an attempt', () => {
  it('opens the task again; text and answer are gone for everybody, and the next hand-in counts on', async () => {
    const exerciseId = await newExercise(world);
    const essay = await markedEssay(world, 'elev', { exerciseId });
    await deleteAttempt(world.context, world.people.kollega, essay.exerciseProgressId);
    expect(await codeOf(own('elev', essay.exerciseProgressId))).toBe('not-found');
    expect(await attempts('laerer', exerciseId)).toEqual([]);
    const task = await requireHomework(world.context, world.people.elev, essay.homeworkId);
    expect(task.exerciseProgressId).toBeNull();
    const again = await handIn(world.context, world.people.elev, essay.homeworkId);
    expect((await own('elev', again.exerciseProgressId)).attempt).toBe(1);
    expect(await codeOf(deleteAttempt(world.context, world.people.laerer, essay.exerciseProgressId))).toBe('not-found');
  });

  it('takes the open task of correcting its text along', async () => {
    const essay = await markedEssay(world, 'elev');
    await sendBack(world, essay, { selfCorrectionEnabled: true });
    const { selfCorrectionHomework } = await own('elev', essay.exerciseProgressId);
    await deleteAttempt(world.context, world.people.laerer, essay.exerciseProgressId);
    const child = requireHomework(world.context, world.people.elev, selfCorrectionHomework?.id ?? 0);
    expect(await codeOf(child)).toBe('not-found');
  });

  it('NOP-08 DEC-11 is the same by either of the documented calls', async () => {
    const { api } = await world.as('laerer');
    for (const remove of [api.deleteAttempt, api.deleteAttemptByPost]) {
      const { exerciseProgressId: id } = await markedEssay(world, 'elev');
      expect(await remove({ params: { id } })).toBeNull();
      expect(await codeOf(own('elev', id))).toBe('not-found');
    }
  });

  it('is for teachers of the class alone', async () => {
    const essay = await markedEssay(world, 'elev');
    expect(await codeOf(deleteAttempt(world.context, world.people.fremmed, essay.exerciseProgressId))).toBe(
      'not-found',
    );
    expect((await own('elev', essay.exerciseProgressId)).exerciseProgressId).toBe(essay.exerciseProgressId);
  });
});

describe('API-018 pupils of an exercise', () => {
  const list = (exerciseId: number, uncompletedOnly = false, who: Username = 'laerer') =>
    listExerciseStudents(world.context, world.people[who], {
      squadId: world.squads['7.A'],
      exerciseId,
      year: 2026,
      uncompletedOnly,
    });

  it('stand by the Danish alphabet with where their newest text stands', async () => {
    const exerciseId = await newExercise(world);
    const essay = await markedEssay(world, 'elev', { exerciseId });
    await sendBack(world, essay, { selfCorrectionEnabled: true });
    await assign(world, 'elev2', { exerciseId });
    const queued = await writeAndHandIn(world, 'elev3', await assign(world, 'elev3', { exerciseId }));
    const students = await list(exerciseId);
    expect(students.map(({ name, marking, exerciseAnswerTextId }) => [name, marking, exerciseAnswerTextId])).toEqual([
      ['Bo Berg', null, null],
      ['Ærø Zilmer', 'queued', queued.answerTextId],
      ['Åse Aagaard', 'ready', essay.answerTextId],
    ]);
    expect((await list(exerciseId, true)).map((student) => student.name)).toEqual(['Bo Berg']);
    expect(await codeOf(list(exerciseId, false, 'fremmed'))).toBe('not-found');
  });
});
