import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, isNull } from 'drizzle-orm';
import {
  courseOf,
  exerciseCategories,
  exerciseLevels,
  freeTextTasks,
  hasItsSound,
  loadExercises,
} from '@ordklar/content';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { ownExercise } from '../../testing/own-exercise.ts';
import { assign, newExercise } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { findAssignableExercises } from './assignable-exercises.ts';
import { readExercise } from './read-exercise.ts';
import { syncBank } from './sync-bank.ts';

let world: World;
let teacher: Browser;
beforeAll(async () => {
  world = await createWorld();
  teacher = await world.as('laerer');
});
afterAll(() => world.close());

const { exercise } = tables;
const setExercise = (id: number, set: Partial<typeof exercise.$inferInsert>) =>
  world.db.update(exercise).set(set).where(eq(exercise.id, id));

describe('exercises of a course', () => {
  it('are paged without losing or doubling one, and counted', async () => {
    const ids: number[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page++) {
      const part = await teacher.api.courseExercises({ params: { id: 'teco' }, query: { page, limit: 3 } });
      pages = part.pages;
      ids.push(...part.exercises.map((row) => row.id));
      expect(part.total).toBe(world.exercises.danish.length);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(new Set(world.exercises.danish));
  });

  it('are found by words of title and description, and signs of patterns are only signs', async () => {
    const [first] = (await teacher.api.courseExercises({ params: { id: 'teco' } })).exercises;
    const search = (q: string) => teacher.api.courseExercises({ params: { id: 'teco' }, query: { q } });
    expect((await search((first?.title ?? '').toUpperCase())).exercises.map((row) => row.id)).toContain(first?.id);
    expect((await search('%')).total).toBe(0);
    expect((await search('_____')).total).toBe(0);
  });

  it('tell when they were last assigned to the class, and to no other', async () => {
    const [exerciseId = 0] = world.exercises.danish;
    await assign(world, 'elev', { exerciseId });
    const assigned = async (browser: Browser, squadId: number) =>
      (await browser.api.courseExercises({ params: { id: 'teco' }, query: { squadId, limit: 100 } })).exercises.find(
        (row) => row.id === exerciseId,
      )?.lastAssigned;
    expect(await assigned(teacher, world.squads['7.A'])).toBe(Math.floor(world.clock.now().getTime() / 1000));
    expect(await assigned(await world.as('fremmed'), world.squads['7.X'])).toBeNull();
  });
});

it('HW-14 an own exercise is its teacher’s; a colleague reads it once a shared class has it, and nobody else', async () => {
  const { id } = await ownExercise(world);
  const readAs = (who: 'kollega' | 'inviteret' | 'fremmed') => readExercise(world.context, world.people[who], id);
  expect((await readExercise(world.context, world.people.laerer, id)).isCustom).toBe(true);
  expect(await codeOf(readAs('kollega'))).toBe('not-found');
  await assign(world, 'elev', { exerciseId: id });
  expect((await readAs('kollega')).title).toBe('Min by');
  for (const who of ['inviteret', 'fremmed'] as const) expect(await codeOf(readAs(who))).toBe('not-found');
  expect(await codeOf(findAssignableExercises(world.context, world.people.kollega, [id]))).toBe('not-found');
});

it('HW-14 own exercises are a group before the bank’s in the course, at every level, for their teacher only', async () => {
  const { id } = await ownExercise(world, { courseId: 'teen' });
  const categoriesAs = async (who: 'laerer' | 'kollega') =>
    (await world.as(who)).api.categories({ query: { courseId: 'teen' } });
  const [own] = await categoriesAs('laerer');
  expect(own).toEqual({ id: own?.id, title: 'Mine opgaver', exerciseCount: 1 });
  expect((await categoriesAs('kollega')).map(({ title }) => title)).not.toContain('Mine opgaver');
  const levels = (await teacher.api.levels({ query: { courseGroupId: 'engelsk' } })).filter(
    (one) => one.productId === 'teen',
  );
  expect(levels.map(({ title }) => title)).not.toContain('Alle klassetrin');
  const list = (query: object) => teacher.api.courseExercises({ params: { id: 'teen' }, query });
  expect((await list({ categoryId: own?.id })).exercises.map((row) => row.id)).toEqual([id]);
  expect((await list({ levelId: levels[0]?.id })).exercises[0]).toMatchObject({ id, level: 'Alle klassetrin' });
});

it('CAT-11 NOP-05 API-047 API-048 API-049 levels, courses and categories of a group agree with the bank', async () => {
  const levels = await teacher.api.levels({ query: { courseGroupId: 'dansk' } });
  const teco = levels.filter((level) => level.productId === 'teco');
  expect(teco.length).toBeGreaterThan(0);
  const [level] = teco;
  const courses = await teacher.api.courses({ query: { courseGroupId: 'dansk', levelName: level?.title } });
  expect(courses.map((course) => course.productId)).toContain('teco');
  expect(await teacher.api.courses({ query: { courseGroupId: 'dansk', levelName: '99. klasse' } })).toEqual([]);
  expect(await teacher.api.levels({ query: { courseGroupId: 'findes-ikke' } })).toEqual([]);
  const tasks = freeTextTasks.filter((task) => task.productId === 'teco');
  const colleague = await world.as('kollega');
  const categories = await colleague.api.categories({ query: { courseId: 'teco' } });
  expect(categories.reduce((sum, category) => sum + (category.exerciseCount ?? 0), 0)).toBe(tasks.length);
  const overview = await teacher.api.courseOverview({ params: { id: 'teco' } });
  expect(overview.reduce((sum, row) => sum + row.exerciseCount, 0)).toBe(tasks.length);
});

it('CAT-11 API-047 API-048 API-049 a level or category without exercises is not offered', async () => {
  const { api } = await world.as('kollega');
  const bank = (await loadExercises()).filter(({ productId }) => productId === 'grdx');
  const titleOf = (id: number) => exerciseLevels.find((level) => level.id === id)?.title;
  const filled = (levelId?: number) =>
    new Set(bank.filter((one) => levelId === undefined || one.levelId === levelId).map((one) => one.categoryId));
  expect(filled().size).toBeLessThan(exerciseCategories.filter(({ productId }) => productId === 'grdx').length);
  for (const levelId of [undefined, ...new Set(bank.map((one) => one.levelId))]) {
    const query = { courseId: 'grdx', levelName: levelId === undefined ? undefined : titleOf(levelId) };
    const offered = await api.categories({ query });
    expect(new Set(offered.map(({ id }) => id)), query.levelName).toEqual(filled(levelId));
    expect(offered.every(({ exerciseCount = 0 }) => exerciseCount > 0)).toBe(true);
  }
  const [emptied] = bank.map((one) => one.levelId);
  const ofLevel = eq(tables.exercise.levelId, emptied ?? 0);
  await world.db.update(tables.exercise).set({ retiredAt: world.clock.now() }).where(ofLevel);
  const levels = await api.levels({ query: { courseGroupId: 'dansk' } });
  expect(levels.filter(({ productId }) => productId === 'grdx').map(({ id }) => id)).not.toContain(emptied);
  const courses = await api.courses({ query: { courseGroupId: 'dansk', levelName: titleOf(emptied ?? 0) } });
  expect(courses.map(({ productId }) => productId)).not.toContain('grdx');
  await world.db.update(tables.exercise).set({ retiredAt: null }).where(ofLevel);
});

it('NOP-06 NOP-07 CAT-02 courses have titles, also to those who are not logged in, and stand in groups', async () => {
  const { api } = await world.visitor();
  expect(await api.courseTitle({ params: { id: 'grsp' } })).toEqual({ title: 'Staveprøven' });
  expect(await api.courseTitle({ params: { id: 'findes-ikke' } })).toEqual({ title: 'Dansk grammatik' });
  expect(await api.courseTitle({ params: { id: String(courseOf('grsp').id) } })).toEqual({ title: 'Staveprøven' });
  await expect(api.courseTitle({ params: { id: '999' } })).rejects.toMatchObject({ status: 404 });
  const groups = await api.courseGroups();
  expect(groups.slice(0, 2)).toEqual([
    { id: 'dansk', title: 'Dansk' },
    { id: 'engelsk', title: 'Engelsk' },
  ]);
  const listed = await Promise.all(groups.map(({ id }) => teacher.api.courses({ query: { courseGroupId: id } })));
  expect(listed.every((courses) => courses.length > 0)).toBe(true);
});

it('ENT-01 courses tell their audience, their subject and what they train or test', async () => {
  const all = await teacher.api.courses();
  const ofKey = <Key extends 'audience' | 'subject' | 'contentType'>(key: Key) =>
    [...new Set(all.map((course) => course[key]))].toSorted();
  expect(ofKey('audience')).toEqual(['adultschool', 'highschool', 'middleschool']);
  expect(ofKey('subject')).toEqual(
    ['danish', 'english', 'german', 'french', 'spanish', 'language-understanding', 'adult-education'].toSorted(),
  );
  expect(ofKey('contentType')).toEqual(['free-text', 'grammar', 'reading', 'spelling']);
  const kinds = all.map(({ productId, audience, subject, contentType, isTest }) =>
    [productId, audience, subject, contentType, isTest ? 'test' : 'exercises'].join(' '),
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      'gram middleschool danish grammar exercises',
      'teco middleschool danish free-text exercises',
      'grst middleschool danish spelling exercises',
      'grsp middleschool danish spelling test',
      'grlt middleschool danish reading exercises',
      'grlp middleschool danish reading test',
      'tety middleschool german free-text exercises',
      'gcas highschool language-understanding grammar exercises',
      'gces highschool spanish grammar exercises',
      'gfvu adultschool adult-education grammar exercises',
    ]),
  );
  for (const type of ['grammar', 'spelling', 'reading', 'free-text'])
    expect(
      all.some(({ contentType, exerciseCount }) => contentType === type && exerciseCount > 0),
      type,
    ).toBe(true);
});

/** As after a change of the bank: one that the database holds already would not be written. */
async function syncAnotherBank(): Promise<void> {
  await world.db.delete(tables.bankState);
  await syncBank(world.context);
}

it('a broken exercise is reported in the log and left out, and the rest of the bank is offered', async () => {
  const [good, other] = (await loadExercises()).filter(hasItsSound);
  if (!good || !other) throw new Error('the bank is empty');
  await world.db.delete(tables.bankState);
  const before = world.logged.length;
  await syncBank(world.context, async (onBroken) => {
    onBroken?.(new Error('lists(»a«): there is no gap'));
    return [good, { ...other, items: [] }, { ...other, slug: good.slug }];
  });
  const offered = world.db
    .select({ slug: tables.exercise.slug })
    .from(tables.exercise)
    .where(and(eq(tables.exercise.kind, 'items'), isNull(tables.exercise.ownerId), isNull(tables.exercise.retiredAt)));
  expect(await offered).toEqual([{ slug: good.slug }]);
  const reported = world.logged.slice(before).filter(({ level }) => level === 'error');
  expect(reported.map(({ message }) => message)).toEqual([
    'a folder of the exercise bank cannot be read',
    'an exercise of the bank is left out',
    'an exercise of the bank is left out',
  ]);
  await syncAnotherBank();
  expect((await offered).length).toBeGreaterThan(100);
});

it('the bank can be taken in again and again; what it no longer has is retired, and kept for what was handed in', async () => {
  const id = await newExercise(world);
  const homeworkId = await assign(world, 'elev', { exerciseId: id });
  await syncAnotherBank();
  expect(await codeOf(findAssignableExercises(world.context, world.people.laerer, [id]))).toBe('not-found');
  const { homework } = await (await world.as('elev')).api.homeworkExercise({ params: { id: homeworkId } });
  expect(homework.exerciseId).toBe(id);
  const [kept = 0] = world.exercises.danish;
  await setExercise(kept, { title: 'Forkert', retiredAt: world.clock.now() });
  await syncAnotherBank();
  const [row] = await findAssignableExercises(world.context, world.people.laerer, [kept]);
  expect(row?.title).not.toBe('Forkert');
});

it('API-081 an exercise takes as long as its items; a text takes its reading and each of its questions', async () => {
  const bank = await loadExercises();
  const isReading = ({ items }: (typeof bank)[number]) =>
    items.length === 1 && items.every(({ kind }) => kind === 'read-and-answer');
  const minutesOf = async (slug: string | undefined) => {
    const [row] = await world.db
      .select({ minutes: tables.exercise.estimatedMinutes })
      .from(tables.exercise)
      .where(eq(tables.exercise.slug, slug ?? ''));
    return row?.minutes;
  };
  const reading = bank.find((one) => one.productId === 'grlt' && isReading(one));
  expect(await minutesOf(reading?.slug)).toBeGreaterThanOrEqual(3);
  const choices = bank.find(({ items }) => items.length === 10 && items.every(({ kind }) => kind === 'choice'));
  expect(await minutesOf(choices?.slug)).toBe(6);
});
