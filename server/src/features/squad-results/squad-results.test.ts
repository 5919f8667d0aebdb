import { schoolYearSpan } from '@ordklar/school';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { assign, markedEssay, newItemExercise } from '../../testing/school-day.ts';
import { newTest, takenTest } from '../../testing/test-day.ts';
import { TEST_START } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { SquadName, Username } from '../../testing/world-people.ts';

const YEAR = 2026;
const HOUR = 3_600_000;

let world: World;
let s: number;
/** Two exercises of one level and category, one of another. */
let first: number;
let second: number;
let other: number;
const place = async (exerciseId: number) => {
  const [row] = await world.db.select().from(tables.exercise).where(eq(tables.exercise.id, exerciseId));
  return { levelId: row?.levelId ?? 0, categoryId: row?.categoryId ?? 0, title: row?.title ?? '' };
};

/** Attempts of a pupil, an hour between them, each with how many of ten answers were right. */
async function attempts(
  exerciseId: number,
  pupil: Username,
  right: number[],
  from = TEST_START,
  squad: SquadName = '7.A',
) {
  const [task] = await world.db
    .insert(tables.homework)
    .values({
      exerciseId,
      studentId: world.people[pupil].id,
      squadId: world.squads[squad],
      assignedBy: world.people.laerer.id,
      assignedAt: from,
      deadline: new Date(from.getTime() + HOUR),
    })
    .returning();
  const homeworkId = task?.id ?? expect.fail('the task is not made');
  const made = await world.db
    .insert(tables.exerciseProgress)
    .values(
      right.map((correctAnswers, index) => ({
        homeworkId,
        attempt: index + 1,
        completedAt: new Date(from.getTime() + index * 2 * HOUR),
        handedInBy: world.people[pupil].id,
        correctAnswers,
        answerCount: 10,
      })),
    )
    .returning();
  return { homeworkId, ids: made.map(({ id }) => id) };
}
const api = async () => (await world.as('laerer')).api;
const ofCourse = (st = 0) => ({ s, c: 'teco', y: YEAR, st });

beforeAll(async () => {
  world = await createWorld();
  s = world.squads['7.A'];
  [first, second, other] = [await newItemExercise(world), await newItemExercise(world), await newItemExercise(world)];
  const [elsewhere] = await world.db
    .insert(tables.exerciseCategory)
    .values({ id: 900_001, productId: 'teco', title: 'Ørne og ænder', position: 0 })
    .returning();
  const [level] = await world.db
    .insert(tables.courseLevel)
    .values({ id: 900_001, productId: 'teco', title: '1. klasse', position: 0 })
    .returning();
  await world.db
    .update(tables.exercise)
    .set({ categoryId: elsewhere?.id ?? 0, levelId: level?.id ?? 0 })
    .where(eq(tables.exercise.id, other));
  await world.db.update(tables.exercise).set({ title: 'Åer' }).where(eq(tables.exercise.id, first));
  await world.db.update(tables.exercise).set({ title: 'Øer' }).where(eq(tables.exercise.id, second));
  await attempts(first, 'elev', [9, 5]);
  await attempts(first, 'elev2', [4, 6]);
  await attempts(second, 'elev', [10]);
  await attempts(other, 'elev2', [2]);
  // none of these belongs to the class and the year
  await attempts(second, 'elev2', [0], new Date(schoolYearSpan(YEAR).from.getTime() - 1));
  await attempts(other, 'elev2', [10], TEST_START, 'Læsehold');
});
afterAll(() => world.close());

it('RES-03 API-059 levels with averages, by course or by name, paged; the last attempt where it is asked for', async () => {
  const level = await place(first);
  const { levelResults } = await api();
  const ask = (query = {}) => levelResults({ params: { s, c: 'teco', y: YEAR }, query });
  const all = await ask();
  expect(all.levels.map(({ id, percent, pupils, exercises }) => [id, percent, pupils, exercises])).toEqual([
    [900_001, 20, 1, 1],
    [level.levelId, 83, 2, 2],
  ]);
  expect(all).toMatchObject({ total: 2, page: 1, pages: 1 });
  const last = await ask({ lastAttemptOnly: true, sortOrder: 'desc', orderByName: true, limit: 1 });
  expect(last.levels.map(({ id, percent }) => [id, percent])).toEqual([[level.levelId, 70]]);
  expect(last).toMatchObject({ total: 2, pages: 2 });
  expect((await ask({ studentId: world.people.elev.id })).levels.map(({ percent }) => percent)).toEqual([95]);
  expect(await ask({ page: 9 })).toMatchObject({ levels: [], total: 2, page: 9 });
});

it('RES-02 API-053 CON-30 categories by title, ten to a page, or by a figure', async () => {
  const { categoryResults } = await api();
  const named = await categoryResults({ params: ofCourse(), query: {} });
  expect(named.categories.map(({ percent }) => percent)).toEqual([83, 20]);
  expect(named.categories.at(-1)?.title).toBe('Ørne og ænder');
  const sorted = await categoryResults({ params: ofCourse(), query: { orderBy: 'percent', limit: 1 } });
  expect(sorted).toMatchObject({ categories: [{ percent: 20, pupils: 1, exercises: 1 }], total: 2, pages: 2 });
  const own = await categoryResults({ params: ofCourse(world.people.elev.id), query: {} });
  expect(own.categories.map(({ percent, exercises }) => [percent, exercises])).toEqual([[95, 2]]);
});

it('API-054 API-055 API-058 API-060 from a level to its categories and exercises, and from a category', async () => {
  const { levelId, categoryId } = await place(first);
  const { categoriesOfLevel, exercisesOfLevel, exercisesOfCategory, categoryLevels } = await api();
  const level = { s, l: levelId, y: YEAR };
  expect((await categoriesOfLevel({ params: level, query: {} })).map(({ id, percent }) => [id, percent])).toEqual([
    [categoryId, 83],
  ]);
  const exercises = await exercisesOfLevel({ params: level, query: {} });
  expect(exercises.map(({ id, title, percent, pupils }) => [id, title, percent, pupils])).toEqual([
    [first, 'Åer', 75, 2],
    [second, 'Øer', 100, 1],
  ]);
  const ofExercise = await exercisesOfLevel({ params: level, query: { exerciseId: first, onlyLastTry: true } });
  expect(ofExercise.map(({ percent }) => percent)).toEqual([55]);
  const inCategory = await exercisesOfCategory({
    params: { s, cat: categoryId, y: YEAR },
    query: { studentId: world.people.elev2.id },
  });
  expect(inCategory.map(({ id, percent }) => [id, percent])).toEqual([[first, 60]]);
  const levels = await categoryLevels({ params: ofCourse(), query: { categoryIds: `${categoryId},900001` } });
  expect(levels.map((row) => [row.categoryId, row.id, row.percent])).toEqual([
    [categoryId, levelId, 83],
    [900_001, 900_001, 20],
  ]);
});

it('RES-04 API-051 the table of pupils: the best attempt, the last one, every one, and what is not handed in', async () => {
  const { resultsTable } = await api();
  const { categoryId } = await place(first);
  const open = await assign(world, 'elev3', { exerciseId: first });
  const ask = async (query = {}, params = {}) =>
    (await resultsTable({ params: { ...ofCourse(), cat: categoryId, ex: first, ...params }, query })).map(
      ({ studentName, attempt, percent }) => [studentName, attempt, percent],
    );
  const [elev, elev2, elev3] = (['elev', 'elev2', 'elev3'] as const).map((who) => world.people[who]);
  const sorted = (rows: unknown[][]) => rows.toSorted((a, b) => String(a).localeCompare(String(b), 'da'));
  expect(sorted(await ask())).toEqual(
    sorted([
      [elev?.name, 1, 90],
      [elev2?.name, 2, 60],
    ]),
  );
  expect(sorted(await ask({ onlyLastTry: true }))).toEqual(
    sorted([
      [elev?.name, 2, 50],
      [elev2?.name, 2, 60],
    ]),
  );
  expect(await ask({ showAll: true }, { st: elev3?.id })).toEqual([[elev3?.name, null, null]]);
  expect(await ask({ singleStudentView: true }, { st: elev?.id })).toEqual([
    [elev?.name, 2, 50],
    [elev?.name, 1, 90],
  ]);
  expect((await ask({ categoryIds: '900001' }, { ex: 0 })).map(([, , percent]) => percent)).toEqual([20]);
  const [row] = await resultsTable({ params: { ...ofCourse(elev?.id), cat: 0, ex: first }, query: {} });
  expect(row).toMatchObject({ exerciseId: first, title: 'Åer', correctAnswers: 9, answerCount: 10, isLate: false });
  expect(open).toBeGreaterThan(0);
});

it('API-052 every pupil who has an exercise, with the newest attempt and whether it came late', async () => {
  const { studentsHomework } = await api();
  const rows = await studentsHomework({ params: { s, ex: first } });
  const of = (who: Username) => rows.find(({ studentId }) => studentId === world.people[who].id);
  expect(of('elev')).toMatchObject({ attempt: 2, percent: 50, isLate: true });
  expect(of('elev3')).toMatchObject({ exerciseProgressId: null, completed: null, isLate: false });
  expect(rows).toHaveLength(3);
});

it('NOP-14 RES-05 RES-06 RES-07 API-056 API-057 error types of tests and texts, and the parts of tests', async () => {
  const exerciseId = await newTest(world);
  await takenTest(world, 'elev', ['jem', 'station', 'forstå', ['krabben', 'den var bange']], exerciseId);
  const taken = await takenTest(world, 'elev2', ['hjem', 'stasjon', 'forstå', ['hunden', 'den var bange']], exerciseId);
  await markedEssay(world, 'elev');
  const { errorTypesOfLevel, testStepsOfLevel, misspelledWords } = await api();
  const { levelId } = await place(exerciseId);
  const params = { s, l: levelId, y: YEAR };
  const { spelling } = await errorTypesOfLevel({ params, query: {} });
  const wrong = spelling.filter(({ errors }) => errors > 0);
  expect(wrong.length).toBeGreaterThan(0);
  expect(spelling.every(({ possible_errors, errors }) => errors <= possible_errors)).toBe(true);
  const own = await errorTypesOfLevel({ params, query: { studentId: world.people.elev2.id } });
  expect(own.spelling.reduce((sum, { errors }) => sum + errors, 0)).toBeLessThan(
    spelling.reduce((sum, { errors }) => sum + errors, 0),
  );
  const type = own.spelling.find(({ errors }) => errors > 0)?.name ?? '';
  const words = await misspelledWords({
    body: { exerciseProgressIds: [taken.exerciseProgressId], errorType: type },
  });
  expect(words).toEqual([{ correct_word: 'station', answer_word: 'stasjon' }]);

  const steps = await testStepsOfLevel({ params, query: { exerciseId } });
  expect(steps.map(({ studentId, step, correctAnswers }) => [studentId, step, correctAnswers])).toEqual([
    [world.people.elev2.id, 1, 2],
    [world.people.elev2.id, 2, 1],
    [world.people.elev.id, 1, 2],
    [world.people.elev.id, 2, 2],
  ]);
  const another = await newTest(world);
  await takenTest(world, 'elev2', ['hjem', 'station', 'forstå', ['hunden', 'den var glad']], another);
  const ofPupil = await testStepsOfLevel({ params, query: { studentId: world.people.elev2.id } });
  // two tests of two parts each, and nobody else's
  expect(ofPupil.map(({ studentId }) => studentId)).toEqual(Array.from({ length: 4 }, () => world.people.elev2.id));
  expect(await testStepsOfLevel({ params, query: { exerciseId } })).toEqual(steps);
  const essays = await place(world.exercises.danish[0] ?? 0);
  const { texts } = await errorTypesOfLevel({ params: { ...params, l: essays.levelId }, query: {} });
  expect(texts[0]).toMatchObject({ errors: 1, texts: 1 });
  expect(texts[0]?.title).not.toBe(texts[0]?.id);
});

it('RES-08 ROLE-03 another year is empty, and another’s class is not there', async () => {
  const { levelResults, resultsTable } = await api();
  expect(await levelResults({ params: { s, c: 'teco', y: YEAR + 1 }, query: {} })).toMatchObject({
    levels: [],
    total: 0,
  });
  const before = await levelResults({ params: { s, c: 'teco', y: YEAR - 1 }, query: {} });
  expect(before.levels.map(({ percent }) => percent)).toEqual([0]);
  const strange = { ...ofCourse(), s: world.squads['7.X'], cat: 0, ex: 0 };
  expect(await codeOf(resultsTable({ params: strange, query: {} }))).toBe('not-found');
});
