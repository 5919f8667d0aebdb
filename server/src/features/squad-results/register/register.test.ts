import { COMMENT_ID } from '@ordklar/contract';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, markedEssay, newExercise, newItemExercise } from '../../../testing/school-day.ts';
import { DAY, TEST_START } from '../../../testing/test-clock.ts';
import { newTest, takenTest } from '../../../testing/test-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';

const YEAR = 2026;

let world: World;
let s: number;
let first: number;
let second: number;
const api = async () => (await world.as('laerer')).api;
const idOf = (who: Username) => world.people[who].id;

/** Attempts of a pupil, a day between them, each with how many of ten answers were right. */
async function attempts(exerciseId: number, pupil: Username, right: number[], from = TEST_START) {
  const homeworkId = await assign(world, pupil, { exerciseId, deadline: null });
  await world.db.insert(tables.exerciseProgress).values(
    right.map((correctAnswers, index) => ({
      homeworkId,
      attempt: index + 1,
      completedAt: new Date(from.getTime() + index * DAY),
      handedInBy: idOf(pupil),
      correctAnswers,
      answerCount: 10,
    })),
  );
}

/** The first mark of a text. */
async function markOf(exerciseProgressId: number) {
  const [found] = await world.db
    .select(getTableColumns(tables.correction))
    .from(tables.correction)
    .innerJoin(tables.answerText, eq(tables.answerText.id, tables.correction.answerTextId))
    .where(eq(tables.answerText.exerciseProgressId, exerciseProgressId));
  if (!found) throw new Error('No mark');
  return found;
}

beforeAll(async () => {
  world = await createWorld();
  s = world.squads['7.A'];
  [first, second] = [await newItemExercise(world), await newItemExercise(world)];
  await attempts(first, 'elev', [9, 5]);
  await attempts(first, 'elev2', [4, 6]);
  await attempts(second, 'elev', [10], new Date(TEST_START.getTime() + 40 * DAY));
  await assign(world, 'elev2', { exerciseId: second });
});
afterAll(() => world.close());

it('RES-01 RES-04 pupils by courses, levels, categories or exercises; rows, columns and all have their averages', async () => {
  const { resultsRegister } = await api();
  const ask = (query: object = {}) =>
    resultsRegister({ params: { s, y: YEAR }, query: { by: 'exercise', courseId: 'teco', ...query } });
  const best = await ask();
  const cell = (register: typeof best, who: Username, column: number) =>
    register.cells.find((each) => each.studentId === idOf(who) && each.column === String(column));
  expect(cell(best, 'elev', first)).toMatchObject({ percent: 90, done: 1, open: 0 });
  expect(cell(best, 'elev2', first)?.percent).toBe(60);
  expect(cell(best, 'elev2', second)).toBeUndefined();
  expect(best.columns).toHaveLength(2);
  expect(best.columns).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: String(first), percent: 75, done: 2 }),
      expect.objectContaining({ id: String(second), percent: 100, done: 1 }),
    ]),
  );
  expect(best.total).toEqual({ percent: 83, done: 3, open: 0 });
  expect(best.pupils.find(({ id }) => id === idOf('elev'))).toMatchObject({ percent: 95, done: 2, isMember: true });
  expect(best.pupils.find(({ id }) => id === idOf('elev3'))).toMatchObject({ percent: null, done: 0 });

  const last = await ask({ onlyLastTry: true, showAll: true });
  expect(cell(last, 'elev', first)?.percent).toBe(50);
  expect(cell(last, 'elev2', second)).toMatchObject({ percent: null, done: 0, open: 1 });
  expect(last.total).toEqual({ percent: 70, done: 3, open: 1 });

  const courses = await ask({ by: 'course', courseId: undefined });
  expect(courses.columns).toEqual([{ id: 'teco', title: 'teco', percent: 83, done: 3, open: 0 }]);
  const [level] = (await ask({ by: 'level' })).columns;
  const [category] = (await ask({ by: 'category', levelId: level?.id })).columns;
  expect([level?.percent, category?.percent]).toEqual([83, 83]);
  expect((await ask({ categoryId: category?.id })).columns).toHaveLength(2);
  expect((await ask({ categoryId: 900_000 })).columns).toEqual([]);
});

it('month by month: the class with its middle half, and one pupil of it', async () => {
  const { resultsOverYear } = await api();
  const months = await resultsOverYear({
    params: { s, y: YEAR },
    query: { courseId: 'teco', studentId: idOf('elev'), onlyLastTry: '1' },
  });
  const [begin] = months;
  expect(begin?.month).toBe(TEST_START.toISOString().slice(0, 7));
  expect(begin).toMatchObject({ own: { percent: 50, answers: 1 } });
  expect(begin?.low).toBeLessThanOrEqual(begin?.percent ?? 0);
  expect(begin?.high).toBeGreaterThanOrEqual(begin?.percent ?? 101);
  expect(months.at(-1)).toMatchObject({ percent: 100, answers: 1, low: 100, high: 100, own: { percent: 100 } });
});

it('RES-01 a pupil who has left the class stands last, and the results still count', async () => {
  const other = await newItemExercise(world);
  const id = idOf('elev3');
  await attempts(other, 'elev3', [2]);
  const { resultsRegister } = await api();
  const membership = and(eq(tables.squadMember.squadId, s), eq(tables.squadMember.userId, id));
  const [row] = await world.db.select().from(tables.squadMember).where(membership);
  await world.db.delete(tables.squadMember).where(membership);
  const { pupils, columns } = await resultsRegister({ params: { s, y: YEAR }, query: { by: 'exercise' } });
  if (row) await world.db.insert(tables.squadMember).values(row);
  expect(pupils.at(-1)).toMatchObject({ id, isMember: false, percent: 20 });
  expect(columns.find((column) => column.id === String(other))?.percent).toBe(20);
});

it('RES-06 only tests, which are taken part by part', async () => {
  const exerciseId = await newTest(world);
  await takenTest(world, 'elev', ['jem', 'station', 'forstå', ['krabben', 'den var bange']], exerciseId);
  const { resultsRegister } = await api();
  const { columns } = await resultsRegister({ params: { s, y: YEAR }, query: { by: 'exercise', onlyTests: '1' } });
  expect(columns.map(({ id }) => id)).toEqual([String(exerciseId)]);
});

it('RES-05 error types by pupil over the latest texts, text by text, and the places behind a cell', async () => {
  const earlier = await newExercise(world);
  await markedEssay(world, 'elev', { exerciseId: earlier });
  world.clock.advance(DAY);
  const later = await newExercise(world);
  const { exerciseProgressId } = await markedEssay(world, 'elev', { exerciseId: later });
  await markedEssay(world, 'elev2', { exerciseId: later });
  const { textErrorRegister, textErrorPlaces } = await api();
  const all = await textErrorRegister({ params: { s, y: YEAR }, query: { courseId: 'teco' } });
  expect(all.texts.map(({ exerciseId, pupils, counted }) => [exerciseId, pupils, counted])).toEqual([
    [earlier, 1, true],
    [later, 2, true],
  ]);
  const [type] = all.types;
  expect(type).toMatchObject({ errors: 3 });
  expect(type?.title).not.toBe(type?.id);
  expect(new Map(all.trend.map(({ exerciseId, errors }) => [exerciseId, errors]))).toEqual(
    new Map([
      [earlier, 1],
      [later, 2],
    ]),
  );
  const latest = await textErrorRegister({ params: { s, y: YEAR }, query: { latest: 1 } });
  expect(latest.texts.map(({ counted }) => counted)).toEqual([false, true]);
  expect(latest.types[0]?.errors).toBe(2);
  expect(latest.pupils.find(({ id }) => id === idOf('elev'))).toMatchObject({ texts: 1 });
  expect(latest.trend).toHaveLength(2);

  const places = await textErrorPlaces({
    params: { s, y: YEAR, type: type?.id ?? '', st: idOf('elev') },
    query: { latest: 1 },
  });
  expect(places).toMatchObject([{ exerciseProgressId, exerciseId: later, errors: 1, places: [{ token: 'fejll' }] }]);
});

it('RES-07 the words that a pupil spells wrong over the texts of the year, the most frequent first', async () => {
  const exerciseId = await newExercise(world);
  const { exerciseProgressId } = await markedEssay(world, 'elev3', { exerciseId });
  const mark = await markOf(exerciseProgressId);
  const { wordsSpelledWrong } = await api();
  const ask = () => wordsSpelledWrong({ params: { s, y: YEAR, st: idOf('elev3') } });
  expect(await ask()).toEqual([{ word: 'fejll', right: 'fejl', times: 1 }]);
  const of = (key: string, token: string, replacement: string, subcategoryId: string, active = true) => ({
    ...mark,
    key,
    token,
    replacements: replacement === '' ? [] : [replacement],
    active,
    categories: mark.categories.map((reason) => ({ ...reason, subcategoryId })),
  });
  await world.db
    .insert(tables.correction)
    .values([
      of('a', 'Køre', 'Kører', 'present-r'),
      of('b', 'køre', 'kører', 'present-r'),
      of('c', 'dagen', 'Dagen', 'capital'),
      of('d', 'huse', '', 'misspelling'),
      of('e', 'bille', 'bil', 'misspelling', false),
    ]);
  expect(await ask()).toEqual([
    { word: 'køre', right: 'kører', times: 2 },
    { word: 'fejll', right: 'fejl', times: 1 },
  ]);
});

it('RES-05 TC-16 what a teacher says of a place without a type is no error', async () => {
  const exerciseId = await newExercise(world);
  const { exerciseProgressId } = await markedEssay(world, 'elev', { exerciseId });
  const { textErrorRegister } = await api();
  const before = await textErrorRegister({ params: { s, y: YEAR }, query: { latest: 1 } });
  const mark = await markOf(exerciseProgressId);
  const categories = mark.categories.map((reason) => ({ ...reason, categoryId: 'other', subcategoryId: COMMENT_ID }));
  await world.db.insert(tables.correction).values({ ...mark, categories, key: 'ros', comment: 'Flot!' });
  expect(await textErrorRegister({ params: { s, y: YEAR }, query: { latest: 1 } })).toEqual(before);
});

it('RES-08 ROLE-03 another year is empty, and what is another’s is not there', async () => {
  const { resultsRegister, textErrorRegister, resultsOverYear, textErrorPlaces } = await api();
  const params = { s, y: YEAR + 1 };
  expect(await resultsRegister({ params, query: { by: 'course' } })).toMatchObject({ columns: [], cells: [] });
  expect(await textErrorRegister({ params, query: {} })).toMatchObject({ texts: [], types: [], cells: [] });
  expect(await resultsOverYear({ params, query: {} })).toEqual([]);
  const strange = { s: world.squads['7.X'], y: YEAR };
  expect(await codeOf(resultsRegister({ params: strange, query: { by: 'course' } }))).toBe('not-found');
  expect(await codeOf(textErrorRegister({ params: strange, query: {} }))).toBe('not-found');
  expect(await codeOf(resultsOverYear({ params: strange, query: {} }))).toBe('not-found');
  expect(await codeOf(textErrorPlaces({ params: { ...strange, type: 'x', st: 1 }, query: {} }))).toBe('not-found');
});
