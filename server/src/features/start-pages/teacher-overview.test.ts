import { PRAISE_KEY } from '@ordklar/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import {
  assign,
  type AssignOptions,
  markedEssay,
  newExercise,
  newItemExercise,
  sendBack,
  writeAndHandIn,
} from '../../testing/school-day.ts';
import { DAY, HOUR, MINUTE, TEST_START } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { markText } from '../corrections/index.ts';
import { takeExercise } from '../homework/index.ts';
import { askAboutMark } from '../mark-questions/index.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  // only what these tests make trains anything, whatever the bank has
  await world.db.update(tables.exercise).set({ trains: [] });
});
afterAll(() => world.close());

const overview = async (who: Username = 'laerer') => (await world.as(who)).api.teacherOverview();
const due = (milliseconds: number): AssignOptions => ({ deadline: new Date(TEST_START.getTime() + milliseconds) });
const unix = (milliseconds: number) => Math.floor((TEST_START.getTime() + milliseconds) / 1000);
const nothing = { year: 2026, squads: [], waiting: [], deadlines: [], suggestion: null, finished: [], wellDone: [] };

/** A task of the class's three pupils, made as `options` say. */
async function forAll(options: AssignOptions = {}): Promise<number> {
  const exerciseId = await newExercise(world);
  for (const pupil of ['elev', 'elev2', 'elev3'] as const) await assign(world, pupil, { ...options, exerciseId });
  return exerciseId;
}

it('a teacher without classes, and one whose classes have no tasks, gets nothing that waits', async () => {
  expect(await overview('inviteret')).toEqual(nothing);
  const own = await overview();
  expect(own.squads.map(({ name, kind, studentCount }) => [name, kind, studentCount])).toEqual([
    ['7.A', 'class', 3],
    ['Læsehold', 'group', 1],
  ]);
  expect({ ...own, squads: [] }).toEqual(nothing);
});

describe('with a week of school', () => {
  let essays: number;
  let late: number;
  let asked: number;
  beforeAll(async () => {
    // one text sent back, with a question; one that waits; one that is not handed in, with a day left
    essays = await newExercise(world);
    const returned = await markedEssay(world, 'elev', { exerciseId: essays, ...due(DAY) });
    await sendBack(world, returned, { selfCorrectionEnabled: true });
    await askAboutMark(world.context, world.people.elev, returned.answerTextId, 'e1');
    asked = world.people.elev.id;
    world.clock.advance(MINUTE);
    await markedEssay(world, 'elev2', { exerciseId: essays, ...due(DAY) });
    await assign(world, 'elev3', { exerciseId: essays, ...due(DAY) });
    // the corrected text of the first comes in
    const [correcting] = await world.db
      .select()
      .from(tables.homework)
      .where(eq(tables.homework.parentId, returned.homeworkId));
    world.clock.advance(MINUTE);
    const second = await writeAndHandIn(world, 'elev', correcting?.id ?? 0, 'I går gik jeg en tur. Det var sjovt.');
    await markText(world.context, second.answerTextId);
    // one task that two are late with, and one text that the engine is at
    late = await forAll(due(2 * HOUR));
    await world.db
      .update(tables.homework)
      .set({ deadline: new Date(TEST_START.getTime() - DAY) })
      .where(eq(tables.homework.exerciseId, late));
    const [queued] = await world.db.select().from(tables.homework).where(eq(tables.homework.exerciseId, late));
    await writeAndHandIn(world, 'elev', queued?.id ?? 0);
    // what a pupil chose, what is removed and what was assigned last year counts nowhere
    await world.db.update(tables.squad).set({ freeExercises: true }).where(eq(tables.squad.id, world.squads['7.A']));
    await takeExercise(world.context, world.people.elev, {
      exerciseId: await newItemExercise(world),
      squadId: world.squads['7.A'],
    });
    for (const change of [{ removedAt: TEST_START }, { assignedAt: new Date('2026-05-01') }]) {
      const homeworkId = await assign(world, 'elev', due(DAY));
      await world.db.update(tables.homework).set(change).where(eq(tables.homework.id, homeworkId));
    }
  });

  it('lists what waits: texts, questions, what is overdue and corrected texts, each with its task', async () => {
    const { waiting } = await overview();
    expect(waiting.map(({ kind, count, names }) => [kind, count, names])).toEqual([
      ['texts', 1, ['Bo Berg']],
      ['questions', 1, ['Åse Aagaard']],
      ['overdue', 2, ['Bo Berg', 'Ærø Zilmer']],
      ['corrected', 1, ['Åse Aagaard']],
    ]);
    const [texts, questions, overdue, corrected] = waiting;
    expect(texts).toMatchObject({ squadId: world.squads['7.A'], squadName: '7.A', exerciseId: essays, returned: 1 });
    expect(questions).toMatchObject({ exerciseId: essays, studentId: asked, words: ['fejll'] });
    expect(overdue).toMatchObject({ exerciseId: late, deadline: unix(-DAY), pupils: 2 });
    expect(corrected).toMatchObject({ exerciseId: essays });
  });

  it('counts each class exactly as its status list does', async () => {
    const { api } = await world.as('laerer');
    const s = world.squads['7.A'];
    const courses = await api.homeworkCount({ params: { s }, query: {} });
    const lists = await Promise.all(
      courses.map(({ courseId }) => api.squadHomework({ params: { s, c: courseId, g: 0 }, query: {} })),
    );
    const rows = lists.flat().flatMap(({ students }) => students);
    const isMissing = (row: (typeof rows)[number]) => row.exerciseProgressId === null && !row.isFree;
    const { squads } = await overview();
    expect(squads[0]).toMatchObject({
      name: '7.A',
      waiting: rows.filter(
        (row) => row.exerciseProgressId !== null && row.marking !== 'queued' && row.marking !== 'ready',
      ).length,
      missing: rows.filter(isMissing).length,
      overdue: rows.filter((row) => isMissing(row) && row.isLate).length,
      questions: rows.reduce((sum, row) => sum + row.questions, 0),
    });
    expect(squads[0]).toMatchObject({ waiting: 2, missing: 3, overdue: 2, questions: 1 });
  });

  it('tells the deadlines of this week, from Monday to Sunday, and how far the pupils are', async () => {
    const next = await forAll(due(6 * DAY));
    const { deadlines } = await overview();
    expect(
      deadlines.map(({ exerciseId, deadline, total, handedIn }) => [exerciseId, deadline, total, handedIn]),
    ).toEqual([
      [late, unix(-DAY), 3, 1],
      [essays, unix(DAY), 3, 2],
    ]);
    expect(deadlines.map(({ exerciseId }) => exerciseId)).not.toContain(next);
  });

  it('lists what pupils handed in last, newest first, free exercises and second editions too', async () => {
    const { finished } = await overview();
    expect(
      finished.map(({ studentName, isSelfCorrection, isLate }) => [studentName, isSelfCorrection, isLate]),
    ).toEqual([
      ['Åse Aagaard', false, true],
      ['Åse Aagaard', true, false],
      ['Bo Berg', false, false],
      ['Åse Aagaard', false, false],
    ]);
    expect(finished.at(-1)).toMatchObject({ squadName: '7.A', percent: null, words: 15, kind: 'free-text' });
  });

  it('tells the percent of each of the last eight weeks, and who got better or corrected most of the own text', async () => {
    const grammar = await newItemExercise(world);
    const other = await newItemExercise(world);
    const done = async (exerciseId: number, ago: number, correctAnswers: number) => {
      const homeworkId = await assign(world, 'elev2', { exerciseId });
      await world.db.insert(tables.exerciseProgress).values({
        homeworkId,
        attempt: 1,
        completedAt: new Date(world.clock.now().getTime() - ago),
        handedInBy: world.people.elev2.id,
        correctAnswers,
        answerCount: 10,
      });
    };
    await done(grammar, 29 * DAY, 3);
    await done(other, HOUR, 9);
    const { squads, wellDone } = await overview();
    expect(squads[0]?.weeks).toEqual([null, null, null, 30, null, null, null, 90]);
    expect(squads[1]?.weeks).toEqual(Array(8).fill(null));
    expect(wellDone).toMatchObject([
      {
        what: 'better',
        studentName: 'Bo Berg',
        exerciseId: other,
        squadName: '7.A',
        from: 30,
        to: 90,
        isPraised: false,
      },
    ]);
    const own = await overview('inviteret');
    expect(own.wellDone).toEqual([]);
  });

  it('praise is sent once for a task, and its sender, nobody else, is told that it was', async () => {
    const { api } = await world.as('laerer');
    const [done] = (await overview()).wellDone;
    const params = { recipientId: done?.studentId ?? 0 };
    const key = `${PRAISE_KEY}${done?.homeworkId ?? 0}`;
    const first = await api.sendMessage({ params, body: { message: 'Flot, Bo!', key } });
    expect(await api.sendMessage({ params, body: { message: 'Godt gået, Bo!', key } })).toEqual(first);
    const isPraised = async (who: Username) => (await overview(who)).wellDone.map((one) => one.isPraised);
    expect([await isPraised('laerer'), await isPraised('kollega')]).toEqual([[true], [false]]);
  });

  it('in time for the first time: of the class’s ten tasks due before, none of which came in time', async () => {
    const squadId = world.squads['7.A'];
    const wasDue = async (daysAgo: number, handedInDaysAgo: number, of = squadId) => {
      const exerciseId = await newItemExercise(world);
      const homeworkId = await assign(world, 'elev3', { exerciseId });
      const at = (days: number) => new Date(world.clock.now().getTime() - days * DAY);
      await world.db.insert(tables.exerciseProgress).values({
        homeworkId,
        attempt: 1,
        completedAt: at(handedInDaysAgo),
        handedInBy: world.people.elev3.id,
      });
      await world.db
        .update(tables.homework)
        .set({ deadline: at(daysAgo), squadId: of })
        .where(eq(tables.homework.id, homeworkId));
      return exerciseId;
    };
    await wasDue(40, 39);
    await wasDue(20, 19);
    // that of another class was in time: it is no business of this one
    await wasDue(15, 16, world.squads['Læsehold']);
    const now = await wasDue(1, 2);
    const of = (rows: Awaited<ReturnType<typeof overview>>['wellDone']) =>
      rows.filter(({ studentId }) => studentId === world.people.elev3.id).map((one) => [one.what, one.exerciseId]);
    expect(of((await overview()).wellDone)).toEqual([['in-time', now]]);
    await wasDue(10, 11);
    expect(of((await overview()).wellDone)).toEqual([]);
  });

  it('suggests what the class got wrong most in each pupil’s last text, with a sentence and what trains it', async () => {
    const untrained = await overview();
    expect(untrained.suggestion).toMatchObject({
      squadName: '7.A',
      texts: 2,
      error: { id: 'misspelling', errors: 2, studentIds: [world.people.elev.id, world.people.elev2.id] },
      example: {
        before: 'I går gik jeg en tur, og jeg fandt en ',
        token: 'fejll',
        after: '.',
        replacement: 'fejl',
        categoryId: 'spelling',
      },
      exercises: [],
    });
    const trained = await newExercise(world);
    const [level] = await world.db
      .select()
      .from(tables.courseLevel)
      .where(and(eq(tables.courseLevel.title, '7. klasse'), eq(tables.courseLevel.productId, 'teco')));
    await world.db
      .update(tables.exercise)
      .set({ trains: ['present-r', 'misspelling'], title: 'Stav til det', levelId: level?.id ?? 0 })
      .where(eq(tables.exercise.id, trained));
    expect((await overview()).suggestion?.exercises).toMatchObject([{ id: trained, title: 'Stav til det' }]);
  });

  it('PD-03: shows a colleague what is shared with them, and nobody anything else', async () => {
    const shared = await overview('kollega');
    expect(shared.squads.map(({ name, missing }) => [name, missing])).toEqual([['7.A', 6]]);
    for (const who of ['inviteret', 'fremmed'] as const) {
      const other = await overview(who);
      expect([other.waiting, other.deadlines, other.finished, other.suggestion]).toEqual([[], [], [], null]);
    }
  });

  it('a class of which the teacher is a pupil is none that the teacher teaches', async () => {
    const { squadMember } = tables;
    await world.db
      .insert(squadMember)
      .values({ squadId: world.squads['7.A'], userId: world.people.inviteret.id, role: 'student' });
    expect(await overview('inviteret')).toEqual(nothing);
    await world.db.delete(squadMember).where(eq(squadMember.userId, world.people.inviteret.id));
  });
});
