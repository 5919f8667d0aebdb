import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { freeExerciseOf7A } from '../../testing/free-exercises-samples.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { DAY, TEST_START } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { assignHomework } from '../homework/index.ts';
import { allowFreeExercises } from './allow-free-exercises.ts';

let world: World;
let pupil: Browser;
let teacher: Browser;
let bank: (typeof tables.exercise.$inferSelect)[];

beforeAll(async () => {
  world = await createWorld();
  pupil = await world.as('elev');
  teacher = await world.as('laerer');
  await freeExerciseOf7A(world);
  bank = await world.db
    .select()
    .from(tables.exercise)
    .where(and(eq(tables.exercise.productId, 'gram'), eq(tables.exercise.published, true)))
    .orderBy(tables.exercise.id);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(TEST_START);
  await world.db.delete(tables.homework);
});

const nth = (index: number) => bank[index] ?? bank.slice(-1)[0] ?? expect.fail('the bank is empty');
const take = async (index = 0, who: Browser = pupil) =>
  (await who.api.selfAssign({ body: { exerciseId: nth(index).id } })).homeworkId;

/** Hands a task in, with this many right answers of ten. */
async function handedIn(homeworkId: number, correctAnswers: number) {
  const [last] = await world.db
    .insert(tables.exerciseProgress)
    .values({
      homeworkId,
      attempt: Math.floor(Math.random() * 1e6),
      completedAt: world.clock.now(),
      handedInBy: world.people.elev.id,
      correctAnswers,
      answerCount: 10,
    })
    .returning();
  return last?.id ?? 0;
}

describe('HW-19 pupils choose exercises for themselves', () => {
  it('API-074 API-075 API-076 API-077 course, levels, categories and exercises agree with the bank', async () => {
    const courses = await pupil.api.freeCourses();
    expect(courses.filter(({ productId }) => productId === 'gram')).toEqual([
      { productId: 'gram', title: 'Dansk grammatik', groupId: 'dansk', exerciseCount: bank.length },
    ]);
    const levels = await pupil.api.freeLevels({ params: { id: 'gram' } });
    expect(levels.map(({ title }) => title)).toEqual([3, 4, 5, 6, 7, 8, 9].map((grade) => `${grade}. klasse`));
    expect(levels.reduce((sum, { exerciseCount }) => sum + exerciseCount, 0)).toBe(bank.length);
    const level = levels.find(({ title }) => title === '7. klasse');
    const categories = await pupil.api.freeCategories({ params: { id: level?.id ?? 0 } });
    expect(categories.reduce((sum, { exerciseCount }) => sum + exerciseCount, 0)).toBe(level?.exerciseCount);
    const [category] = categories;
    const inCategory = { params: { id: category?.id ?? 0 } };
    const { exercises, total } = await pupil.api.freeCategoryExercises({
      ...inCategory,
      query: { levelId: level?.id, limit: 100 },
    });
    expect([exercises.length, total]).toEqual([category?.exerciseCount, category?.exerciseCount]);
    expect(new Set(exercises.map((row) => row.level))).toEqual(new Set(['7. klasse']));
    const ids: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const part = await pupil.api.freeCategoryExercises({ ...inCategory, query: { page, limit: 3 } });
      pages = part.pages;
      ids.push(...part.exercises.map(({ id }) => id));
    }
    expect(new Set(ids)).toEqual(
      new Set(bank.filter(({ categoryId }) => categoryId === category?.id).map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('HW-19 all topics of a level at once, each exercise once, in the order of its topics', async () => {
    const { levelId } = nth(0);
    const categories = await pupil.api.freeCategories({ params: { id: levelId } });
    const rows: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const part = await pupil.api.freeLevelExercises({ params: { id: levelId }, query: { page, limit: 3 } });
      pages = part.pages;
      expect(part.total).toBe(bank.filter((row) => row.levelId === levelId).length);
      rows.push(...part.exercises.map(({ category }) => category));
    }
    expect(rows).toEqual(categories.flatMap(({ title, exerciseCount }) => Array(exerciseCount).fill(title)));
  });

  it('HW-19 all levels of a course at once, and one topic of them, each exercise once', async () => {
    const all = { params: { id: 'gram' } };
    const categories = await pupil.api.freeCourseCategories(all);
    expect(categories.reduce((sum, { exerciseCount }) => sum + exerciseCount, 0)).toBe(bank.length);
    const ids: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const part = await pupil.api.freeCourseExercises({ ...all, query: { page, limit: 100 } });
      pages = part.pages;
      ids.push(...part.exercises.map(({ id }) => id));
    }
    expect(ids.toSorted((a, b) => a - b)).toEqual(bank.map(({ id }) => id));
    for (const id of ['gren', 'teco', 'xxxx']) {
      expect(await codeOf(pupil.api.freeCourseExercises({ params: { id } })), id).toBe('not-found');
      expect(await codeOf(pupil.api.freeCourseCategories({ params: { id } })), id).toBe('not-found');
    }
  });

  it('ROLE-04 no answer of the bank is in any list', async () => {
    const { categoryId, levelId } = nth(0);
    for (const list of [
      `category/${categoryId}/exercises?limit=100`,
      `level/${levelId}/exercises`,
      'course/gram/exercises',
      'search?q=komma',
    ])
      expect((await pupil.call('GET', `free-exercises/${list}`)).body, list).not.toMatch(
        /answer(?!ed")|items|because|"right"/,
      );
  });

  it('HW-19 search finds across levels and topics, corrects slips, and finds nothing else', async () => {
    const found = async (q: string) =>
      (await pupil.api.searchFreeExercises({ query: { q, limit: 100 } })).exercises.map(({ title }) => title);
    expect((await found('sæt koma')).toSorted()).toEqual((await found('sæt komma')).toSorted());
    // after the slip is corrected whole words come before those that only hold or begin with one: »kommet«
    for (const title of (await found('sæt koma')).slice(0, 3)) expect(title).toMatch(/sæt|komma/i);
    for (const q of ['sæt komma', 'nutidsr', 'bøjning navneord', 'bøjning af navnord'])
      expect((await found(q)).length, q).toBeGreaterThan(0);
    for (const q of ['qwertyuiop', '%%', 'essay']) expect(await found(q), q).toEqual([]);
    const all = await pupil.api.searchFreeExercises({ query: { q: 'komma', limit: 100 } });
    expect(new Set(all.exercises.map(({ level }) => level)).size).toBeGreaterThan(1);
    const second = await pupil.api.searchFreeExercises({ query: { q: 'komma', limit: 2, page: 2 } });
    expect(second).toEqual({
      exercises: all.exercises.slice(2, 4),
      total: all.total,
      pages: Math.ceil(all.total / 2),
    });
    expect((await pupil.call('GET', 'free-exercises/search?q=k')).statusCode).toBe(422);
  });

  it('HW-19 search finds only what the class may choose: no course without a licence, no own, retired or other kind', async () => {
    const { id } = nth(7);
    const set = (values: Partial<typeof tables.exercise.$inferInsert>) =>
      world.db.update(tables.exercise).set(values).where(eq(tables.exercise.id, id));
    const found = async (who = pupil, q = 'Zebrafinken') =>
      (await who.api.searchFreeExercises({ query: { q } })).exercises.map((row) => row.id);
    const { title, productId } = nth(7);
    await set({ title: 'Zebrafinken synger' });
    expect(await found()).toEqual([id]);
    expect(await found(pupil, 'zebrafnken')).toEqual([id]);
    expect(await codeOf(found(await world.as('naboelev')))).toBe('not-found');
    const hidden = [
      { ownerId: world.people.laerer.id },
      { retiredAt: TEST_START },
      { productId: 'gren' },
      { kind: 'test' as const },
    ];
    for (const one of hidden) {
      await set(one);
      expect([one, await found()]).toEqual([one, []]);
      await set({ ownerId: null, retiredAt: null, productId, kind: 'items' });
    }
    await set({ title });
  });

  it('HW-19 a begun task says how many of its questions are answered, in both lists and in their own queries', async () => {
    const homeworkId = await take();
    const lists = async () => {
      const { levelId, id } = nth(0);
      const free = await pupil.api.freeLevelExercises({ params: { id: levelId }, query: { limit: 100 } });
      const { homework } = await pupil.api.assignedHomework({ params: { id: 'all' } });
      return [free.exercises.find((row) => row.id === id)?.task?.questions, homework[0]?.questions];
    };
    expect(await lists()).toEqual([null, null]);
    const { items } = await pupil.api.homeworkItems({ params: { id: homeworkId } });
    expect(await lists()).toEqual([0, 0].map((answered) => ({ answered, of: items.length })));
    const [work] = await world.db.select().from(tables.itemWork).where(eq(tables.itemWork.homeworkId, homeworkId));
    const answer = { workId: work?.id ?? 0, answer: 'x', right: 0, of: 1, answeredAt: TEST_START };
    await world.db.insert(tables.itemAnswer).values([
      { ...answer, item: 1, round: 1 },
      { ...answer, item: 2, round: 1 },
      { ...answer, item: 1, round: 2 },
    ]);
    expect(await lists()).toEqual([2, 2].map((answered) => ({ answered, of: items.length })));
  });

  it('PD-10: only where the class lets them, and only courses that the school has a licence for', async () => {
    const neighbour = await world.as('naboelev');
    expect(await neighbour.api.freeCourses()).toEqual([]);
    expect(await codeOf(take(0, neighbour))).toBe('not-found');
    expect(await codeOf(neighbour.api.freeLevels({ params: { id: 'gram' } }))).toBe('not-found');
    for (const productId of ['gren', 'teco', 'grsp', 'xxxx'])
      expect(await codeOf(pupil.api.freeLevels({ params: { id: productId } }))).toBe('not-found');
    const english = await world.db.select().from(tables.exercise).where(eq(tables.exercise.productId, 'gren'));
    const unlicensed = english[0] ?? expect.fail('the bank has no English grammar');
    expect(await codeOf(pupil.api.selfAssign({ body: { exerciseId: unlicensed.id } }))).toBe('not-found');
    const { categoryId, levelId } = unlicensed;
    expect(await codeOf(pupil.api.freeCategories({ params: { id: levelId } }))).toBe('not-found');
    expect(await codeOf(pupil.api.freeCategoryExercises({ params: { id: categoryId } }))).toBe('not-found');
  });

  it('free texts, tests, retired and teachers’ own exercises are not among them', async () => {
    const [essay] = world.exercises.danish;
    expect(await codeOf(pupil.api.selfAssign({ body: { exerciseId: essay ?? 0 } }))).toBe('not-found');
    const set = (values: Partial<typeof tables.exercise.$inferInsert>) =>
      world.db
        .update(tables.exercise)
        .set(values)
        .where(eq(tables.exercise.id, nth(5).id));
    await set({ retiredAt: TEST_START });
    expect(await codeOf(take(5))).toBe('not-found');
    await set({ retiredAt: null, ownerId: world.people.laerer.id });
    expect(await codeOf(take(5))).toBe('not-found');
    await set({ ownerId: null });
    expect(await take(5)).toBeGreaterThan(0);
  });

  it('API-078 a chosen exercise is an own task among the others, marked for pupil and teacher', async () => {
    const homeworkId = await take();
    const { homework } = await pupil.api.assignedHomework({ params: { id: 'all' } });
    expect(homework).toMatchObject([
      { homeworkId, isFree: true, deadline: null, state: 'assigned', squadId: world.squads['7.A'] },
    ]);
    const [row] = await teacher.api.squadHomework({ params: { s: world.squads['7.A'], c: 'gram', g: 0 } });
    expect(row?.students).toMatchObject([{ homeworkId, isFree: true, studentId: world.people.elev.id }]);
    const items = await pupil.api.homeworkItems({ params: { id: homeworkId } });
    expect(items.items.length).toBeGreaterThan(0);
  });

  it('API-078 taken twice it is the same task; done, it can be done once more, and what was handed in stays', async () => {
    const homeworkId = await take();
    expect(await take()).toBe(homeworkId);
    const state = async () => {
      const { categoryId, levelId, id } = nth(0);
      const { exercises } = await pupil.api.freeCategoryExercises({
        params: { id: categoryId },
        query: { levelId, limit: 100 },
      });
      return exercises.find((row) => row.id === id)?.task;
    };
    expect(await state()).toEqual({ homeworkId, state: 'assigned', isFree: true, result: null, questions: null });
    await handedIn(homeworkId, 7);
    expect(await state()).toMatchObject({ state: 'ready', result: { correctAnswers: 7, answerCount: 10 } });
    world.clock.set(new Date(TEST_START.getTime() + DAY));
    expect(await take()).toBe(homeworkId);
    expect(await state()).toMatchObject({ state: 'assigned', result: null });
    const kept = await world.db
      .select()
      .from(tables.exerciseProgress)
      .where(eq(tables.exerciseProgress.homeworkId, homeworkId));
    expect(kept).toHaveLength(1);
  });

  it('ten choices at once make one task', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => take(3)));
    expect(new Set(ids).size).toBe(1);
  });

  it('what a teacher has assigned stays as it was handed in', async () => {
    const { id: exerciseId } = nth(1);
    const { homeworkIds } = await assignHomework(world.context, world.people.laerer, {
      exerciseIds: [exerciseId],
      studentIds: [world.people.elev.id],
      squadId: world.squads['7.A'],
      deadline: null,
    });
    const [homeworkId = 0] = homeworkIds;
    expect(await take(1)).toBe(homeworkId);
    await handedIn(homeworkId, 9);
    expect(await codeOf(take(1))).toBe('already-handed-in');
  });

  it('what a pupil has chosen becomes the teacher’s when the teacher assigns it', async () => {
    const homeworkId = await take(2);
    await handedIn(homeworkId, 4);
    world.clock.set(new Date(TEST_START.getTime() + DAY));
    const answer = await assignHomework(world.context, world.people.laerer, {
      exerciseIds: [nth(2).id],
      studentIds: [world.people.elev.id, world.people.elev2.id],
      squadId: world.squads['7.A'],
      deadline: Math.floor(TEST_START.getTime() / 1000) + 300_000,
    });
    expect(answer).toMatchObject({ homeworkIds: expect.arrayContaining([homeworkId]), skipped: 0 });
    const { homework } = await pupil.api.assignedHomework({ params: { id: 'all' } });
    expect(homework).toMatchObject([{ homeworkId, isFree: false, state: 'assigned', deadline: expect.any(Number) }]);
  });
});

describe('PD-10: a pupil gives back what the pupil has chosen', () => {
  const drop = (homeworkId: number, who: Browser = pupil) => who.api.dropFreeExercise({ body: { homeworkId } });
  const open = async () =>
    (await pupil.api.assignedHomework({ params: { id: 'all' } })).homework.map(({ homeworkId }) => homeworkId);

  it('is gone from the lists, and taking it again brings it back with what was begun', async () => {
    const homeworkId = await take();
    await pupil.api.homeworkItems({ params: { id: homeworkId } });
    const begun = () => world.db.select().from(tables.itemWork).where(eq(tables.itemWork.homeworkId, homeworkId));
    const before = await begun();
    expect(before).toHaveLength(1);
    await drop(homeworkId);
    expect(await open()).toEqual([]);
    expect(await codeOf(drop(homeworkId))).toBe('not-found');
    expect(await take()).toBe(homeworkId);
    expect(await open()).toEqual([homeworkId]);
    await pupil.api.homeworkItems({ params: { id: homeworkId } });
    expect(await begun()).toEqual(before);
  });

  it('what is handed in stays, and one taken again stands as it was handed in the last time', async () => {
    const homeworkId = await take();
    await handedIn(homeworkId, 7);
    expect(await codeOf(drop(homeworkId))).toBe('already-handed-in');
    for (const [day, right] of [
      [1, 8],
      [2, 9],
    ] as const) {
      world.clock.set(new Date(TEST_START.getTime() + day * DAY));
      expect(await take()).toBe(homeworkId);
      world.clock.set(new Date(TEST_START.getTime() + day * DAY + 1000));
      await handedIn(homeworkId, right);
    }
    world.clock.set(new Date(TEST_START.getTime() + 3 * DAY));
    await take();
    expect(await open()).toEqual([homeworkId]);
    await drop(homeworkId);
    expect(await open()).toEqual([]);
    const { homework } = await pupil.api.completedHomework({ params: { id: 'all' } });
    expect(homework).toMatchObject([{ homeworkId, result: { correctAnswers: 9 } }]);
  });

  it('a teacher’s task stays, also one that the pupil had chosen first; another’s is not found', async () => {
    const homeworkId = await take(3);
    expect(await codeOf(drop(homeworkId, await world.as('elev2')))).toBe('not-found');
    await assignHomework(world.context, world.people.laerer, {
      exerciseIds: [nth(3).id],
      studentIds: [world.people.elev.id],
      squadId: world.squads['7.A'],
      deadline: null,
    });
    await expect(drop(homeworkId)).rejects.toMatchObject({
      status: 403,
      message: 'Opgaven er fra din lærer, så du kan ikke fjerne den.',
    });
    expect(await open()).toEqual([homeworkId]);
  });

  it('a teacher gives the dropped one again, and taking it leads to that', async () => {
    await drop(await take(4));
    const { homeworkIds } = await assignHomework(world.context, world.people.laerer, {
      exerciseIds: [nth(4).id],
      studentIds: [world.people.elev.id],
      squadId: world.squads['7.A'],
      deadline: null,
    });
    expect([await take(4)]).toEqual(homeworkIds);
  });
});

describe('PD-10: the teacher lets a class choose', () => {
  it('switches it for a squad that the teacher teaches, and pupils see it at once', async () => {
    const squadId = world.squads['7.A'];
    const isAllowed = async () =>
      (await teacher.api.currentSquads()).find((squad) => squad.id === squadId)?.freeExercises;
    await allowFreeExercises(world.context, world.people.laerer, squadId, false);
    expect([await isAllowed(), await pupil.api.freeCourses()]).toEqual([false, []]);
    await allowFreeExercises(world.context, world.people.kollega, squadId, true);
    expect([await isAllowed(), (await pupil.api.freeCourses()).length > 0]).toEqual([true, true]);
    for (const who of ['fremmed', 'inviteret'] as const)
      expect(await codeOf(allowFreeExercises(world.context, world.people[who], squadId, false))).toBe('not-found');
  });
});
