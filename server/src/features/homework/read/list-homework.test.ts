import type { Homework } from '@ordklar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, markedEssay, newExercise, sendBack, write, writeAndHandIn } from '../../../testing/school-day.ts';
import { DAY, HOUR, TEST_START } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import {
  countOfSquad,
  latestOwn,
  listOfSquad,
  listOfStudent,
  listOwn,
  listOwnCourses,
  listStudentsOf,
} from './list-homework.ts';
import { removeHomework } from '../manage/manage-homework.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(TEST_START));

const PAGE = { page: 1, limit: 25, order: 'deadline', sort: 'asc' } as const;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY);
const own = (changes: Partial<Parameters<typeof listOwn>[4]> = {}, completed = false, course = 'all') =>
  listOwn(world.context, world.people.elev2, course, completed, { ...PAGE, ...changes });
const idsOf = (list: Homework[]) => list.map((homework) => homework.homeworkId);

describe("a pupil's own lists", () => {
  let soon: number;
  let late: number;
  let someday: number;
  let done: number;
  let hidden: number;
  beforeAll(async () => {
    someday = await assign(world, 'elev2', { deadline: null });
    soon = await assign(world, 'elev2', { deadline: inDays(1) });
    late = await assign(world, 'elev2', { deadline: inDays(-0.5) });
    hidden = await assign(world, 'elev2', { available: inDays(2), deadline: inDays(3) });
    done = (await writeAndHandIn(world, 'elev2', await assign(world, 'elev2'))).homeworkId;
    const removed = await assign(world, 'elev2');
    await removeHomework(world.context, world.people.laerer, { homeworkIds: [removed] });
  });

  it('HW-13 API-044 open tasks stand by deadline, the late ones first, those without one last', async () => {
    const { homework, total, pages } = await own();
    expect(idsOf(homework)).toEqual([late, soon, someday]);
    expect([total, pages]).toEqual([3, 1]);
    expect(homework.map((task) => task.isLate)).toEqual([true, false, false]);
  });

  it('HW-13 API-043 finished tasks are in their own list', async () => {
    expect(idsOf((await own({}, true)).homework)).toEqual([done]);
  });

  it('HW-02 a task is not there before its visibility date, and is from that very second', async () => {
    world.clock.set(new Date(inDays(2).getTime() - 1000));
    expect(idsOf((await own()).homework)).not.toContain(hidden);
    world.clock.advance(1000);
    const { homework, total } = await own();
    expect(idsOf(homework)).toContain(hidden);
    expect(total).toBe(4);
  });

  it('HW-13 pages, in both directions, without losing or doubling a task', async () => {
    const first = await own({ limit: 2, page: 1 });
    const second = await own({ limit: 2, page: 2 });
    expect([first.pages, first.total]).toEqual([2, 3]);
    expect([...idsOf(first.homework), ...idsOf(second.homework)]).toEqual([late, soon, someday]);
    expect((await own({ limit: 2, page: 3 })).homework).toEqual([]);
    expect(idsOf((await own({ sort: 'desc' })).homework)).toEqual([soon, late, someday]);
  });

  it('HW-13 API-042 API-041 counts by course, and a course lists only its own', async () => {
    expect(await listOwnCourses(world.context, world.people.elev2, false)).toEqual([
      { productId: 'teco', title: 'Danske fritekstopgaver', count: 3 },
    ]);
    expect((await own({}, false, 'teen')).total).toBe(0);
    expect((await own({}, false, 'teco')).total).toBe(3);
    expect(await listOwnCourses(world.context, world.people.elev3, false)).toEqual([]);
  });

  it('API-045 the latest task is the visible one assigned last', async () => {
    world.clock.advance(HOUR);
    const newest = await assign(world, 'elev2');
    world.clock.advance(HOUR);
    await assign(world, 'elev2', { available: inDays(1) });
    expect((await latestOwn(world.context, world.people.elev2))?.homeworkId).toBe(newest);
    expect(await latestOwn(world.context, world.people.elev3)).toBeNull();
    await removeHomework(world.context, world.people.laerer, { homeworkIds: [newest] });
  });
});

it('a task is new to its pupil when the text or feedback came back, until it is opened', async () => {
  const essay = await markedEssay(world, 'elev3');
  const news = async () =>
    (await listOwn(world.context, world.people.elev3, 'all', true, PAGE)).homework.map((task) => task.isNew);
  expect(await news()).toEqual([false]);
  await sendBack(world, essay);
  expect(await news()).toEqual([true]);
  await (await world.as('elev3')).api.ownResult({ params: { id: essay.exerciseProgressId } });
  expect(await news()).toEqual([false]);
});

describe("a class's homework", () => {
  let exerciseId: number;
  let squad: { squadId: number; groupId: number; productId: string; year: number | undefined };
  const list = (changes: Partial<typeof squad> = {}, show = { students: true, splitByAvailableDate: false }) =>
    listOfSquad(world.context, world.people.laerer, { ...squad, ...changes }, show);
  const mine = async (...args: Parameters<typeof list>) =>
    (await list(...args)).filter((exercise) => exercise.exerciseId === exerciseId);

  beforeAll(async () => {
    squad = { squadId: world.squads['7.A'], groupId: 0, productId: 'teco', year: undefined };
    exerciseId = await newExercise(world);
    await sendBack(world, await markedEssay(world, 'elev', { exerciseId }));
    await write(world, 'elev2', await assign(world, 'elev2', { exerciseId, available: inDays(-1) }));
    await assign(world, 'elev3', { exerciseId });
  });

  it('API-035 stands by exercise, pupils by the Danish alphabet, each with where it stands', async () => {
    const [exercise] = await mine();
    expect([exercise?.total, exercise?.completedCount, exercise?.readyCount]).toEqual([3, 1, 1]);
    expect(exercise?.students.map(({ studentName, state, marking }) => [studentName, state, marking])).toEqual([
      ['Bo Berg', 'started', null],
      ['Ærø Zilmer', 'assigned', null],
      ['Åse Aagaard', 'ready', 'ready'],
    ]);
  });

  it('API-035 leaves pupils out when asked to, and splits by visibility date when asked to', async () => {
    const [exercise] = await mine({}, { students: false, splitByAvailableDate: false });
    expect([exercise?.students, exercise?.total]).toEqual([[], 3]);
    const split = await mine({}, { students: true, splitByAvailableDate: true });
    expect(new Map(split.map((part) => [part.available, part.total]))).toEqual(
      new Map([
        [null, 2],
        [toUnix(inDays(-1)), 1],
      ]),
    );
  });

  it('API-035 shows only pupils of a group, another course nothing, another class 404', async () => {
    const [exercise] = await mine({ groupId: world.squads.Læsehold });
    expect(exercise?.students.map((student) => student.studentName)).toEqual(['Bo Berg']);
    expect(await list({ productId: 'teen' })).toEqual([]);
    expect(await codeOf(list({ squadId: world.squads['7.B'] }))).toBe('not-found');
    expect(await codeOf(list({ squadId: world.squads['7.X'] }))).toBe('not-found');
  });

  it('PD-06: a school year begins on 1 August in Copenhagen', async () => {
    expect(await mine({ year: 2026 })).toHaveLength(1);
    expect(await mine({ year: 2025 })).toEqual([]);
    world.clock.set('2026-07-31T21:59:59Z');
    expect(await mine()).toEqual([]);
    world.clock.set('2026-07-31T22:00:00Z');
    expect(await mine()).toHaveLength(1);
  });

  it('API-035 a correction stands among its pupils and is not counted as a task of its own', async () => {
    const essay = await markedEssay(world, 'elev', { exerciseId: (exerciseId = await newExercise(world)) });
    await sendBack(world, essay, { selfCorrectionEnabled: true });
    const [exercise] = await mine();
    expect([exercise?.total, exercise?.students.map((student) => student.isSelfCorrection)]).toEqual([
      1,
      [false, true],
    ]);
  });

  it("API-036 one pupil's homework in a course, open ones alone when asked for", async () => {
    const of = {
      squadId: world.squads['7.A'],
      studentId: world.people.elev.id,
      productId: 'teco',
      groupBy: null,
      year: undefined,
    };
    const all = await listOfStudent(world.context, world.people.laerer, { ...of, uncompletedOnly: false });
    const open = await listOfStudent(world.context, world.people.laerer, { ...of, uncompletedOnly: true });
    expect(all.every((task) => task.studentId === world.people.elev.id)).toBe(true);
    expect(open.map((task) => task.completed)).toEqual(open.map(() => null));
    expect(all.length).toBeGreaterThan(open.length);
  });

  it("API-036 a pupil's homework stands by level or by category when asked for", async () => {
    for (const id of world.exercises.danish) await assign(world, 'elev3', { exerciseId: id });
    await assign(world, 'elev3');
    const of = { squadId: world.squads['7.A'], studentId: world.people.elev3.id, productId: 'teco', year: undefined };
    for (const groupBy of ['level', 'category'] as const) {
      const tasks = await listOfStudent(world.context, world.people.laerer, { ...of, groupBy, uncompletedOnly: false });
      const names = tasks.map((task) => task[groupBy]);
      expect(names.filter((name, index) => index > 0 && names[index - 1] !== name)).toHaveLength(
        new Set(names).size - 1,
      );
      expect(new Set(names).size).toBeGreaterThan(1);
      expect(tasks.length).toBeGreaterThan(world.exercises.danish.length);
    }
  });

  it('API-037 pupils of some homework, but none of another class', async () => {
    const [a, b] = [await assign(world, 'elev'), await assign(world, 'elev3')];
    const neighbour = await assign(world, 'naboelev', { teacher: 'nabolaerer', squad: '7.B' });
    const rows = await listStudentsOf(world.context, world.people.laerer, world.squads['7.A'], [a, b, neighbour]);
    expect(rows.map((row) => [row.name, row.institution, row.homeworkId])).toEqual([
      ['Ærø Zilmer', 'Åskolen', b],
      ['Åse Aagaard', 'Åskolen', a],
    ]);
    expect(await listStudentsOf(world.context, world.people.laerer, world.squads['7.A'], [])).toEqual([]);
  });

  it('API-038 API-039 counts tasks by course, of the class and of one pupil', async () => {
    const of = { squadId: world.squads['7.A'], courseIds: 'teco,teen', year: undefined };
    const [klass] = await countOfSquad(world.context, world.people.laerer, { ...of, studentId: null });
    const [pupil] = await countOfSquad(world.context, world.people.laerer, { ...of, studentId: world.people.elev3.id });
    expect(klass?.courseId).toBe('teco');
    expect(klass?.count).toBeGreaterThan(pupil?.count ?? Number.NaN);
    expect(klass?.completed).toBeGreaterThan(0);
    expect(
      await countOfSquad(world.context, world.people.laerer, { ...of, courseIds: 'teen', studentId: null }),
    ).toEqual([]);
  });
});
