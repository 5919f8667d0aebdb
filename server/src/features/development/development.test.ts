import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { freeExerciseOf7A } from '../../testing/free-exercises-samples.ts';
import { codeOf } from '../../testing/problem-of.ts';
import {
  assign,
  type HandedIn,
  markedEssay,
  newItemExercise,
  sendBack,
  writeAndHandIn,
} from '../../testing/school-day.ts';
import { DAY, TEST_START } from '../../testing/test-clock.ts';
import { fillClasses } from '../../testing/fill-schools.ts';
import { listenToQueries } from '../../testing/query-plans.ts';
import { readingOf } from '../../testing/rows-read.ts';
import { takenTest } from '../../testing/test-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { trainingForText } from './own-training.ts';
import { readDevelopment } from './read-development.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.db.update(tables.exercise).set({ trains: [] });
});
afterAll(() => world.close());

const read = (who: Username = 'elev') => readDevelopment(world.context, world.people[who]);

/** The pupil did the exercise with so many of ten right, so many days ago. */
async function answered(pupil: Username, right: number, daysAgo: number, of: { hideResults?: boolean } = {}) {
  const homeworkId = await assign(world, pupil, { exerciseId: await newItemExercise(world), deadline: null });
  if (of.hideResults)
    await world.db.update(tables.homework).set({ hideResults: true }).where(eq(tables.homework.id, homeworkId));
  await world.db.insert(tables.exerciseProgress).values({
    homeworkId,
    attempt: 1,
    completedAt: new Date(world.clock.now().getTime() - daysAgo * DAY),
    handedInBy: world.people[pupil].id,
    correctAnswers: right,
    answerCount: 10,
  });
}

/** Makes the marks of a text one mark of each of these types. */
async function marksOf(essay: HandedIn, types: string[]) {
  const categories = types.map((subcategoryId, n) => ({
    id: String(n),
    active: true,
    isUser: false,
    categoryId: 'grammar',
    subcategoryId,
  }));
  await world.db
    .update(tables.correction)
    .set({ categories })
    .where(eq(tables.correction.answerTextId, essay.answerTextId));
}

it('RES-04 ANS-15 what went better from month to month, of the own numbers that are not hidden', async () => {
  world.clock.set(new Date(TEST_START.getTime() + 70 * DAY));
  await answered('elev', 4, 65);
  await answered('elev', 10, 64, { hideResults: true });
  await answered('elev', 8, 1);
  await answered('elev2', 9, 65);
  await answered('elev2', 3, 1);
  const own = await read();
  expect(own.better).toEqual([
    expect.objectContaining({
      first: expect.objectContaining({ correct: 4, of: 10 }),
      last: expect.objectContaining({ correct: 8, of: 10 }),
    }),
  ]);
  expect(own.better[0]?.first.month).not.toBe(own.better[0]?.last.month);
  expect(own.handedIn).toBe(3);
  expect((await read('elev2')).better).toEqual([]);
  world.clock.set(TEST_START);
});

it('RES-05 ROLE-04 error types text by text once the text is sent back, and only marks that count', async () => {
  const before = await read();
  const first = await markedEssay(world, 'elev');
  await marksOf(first, ['present-r', 'vowel']);
  const second = await markedEssay(world, 'elev');
  await marksOf(second, ['present-r']);
  expect((await read()).marked).toEqual(before.marked);
  await sendBack(world, first);
  expect((await read()).errors.map(({ type, errors }) => [type, errors])).toEqual([
    ['present-r', [1]],
    ['vowel', [1]],
  ]);
  await sendBack(world, second);
  const own = await read();
  expect(own.marked.map(({ exerciseProgressId }) => exerciseProgressId)).toEqual([
    first.exerciseProgressId,
    second.exerciseProgressId,
  ]);
  expect(own.errors.map(({ type, errors }) => [type, errors])).toEqual([
    ['present-r', [1, 1]],
    ['vowel', [1, 0]],
  ]);
  expect(own.next).toMatchObject({ type: 'present-r', place: { token: expect.any(String) }, exercises: [] });
  await world.db
    .update(tables.correction)
    .set({ notAnError: true, active: false })
    .where(eq(tables.correction.answerTextId, second.answerTextId));
  expect((await read()).errors.map(({ type, errors }) => [type, errors])).toEqual([
    ['present-r', [1, 0]],
    ['vowel', [1, 0]],
  ]);
  expect((await read('elev2')).errors).toEqual([]);
});

it('TC-05 RES-05 what a type is called and explained follows the language of the text it stands in', async () => {
  const essay = await markedEssay(world, 'elev2');
  await world.db.update(tables.answerText).set({ language: 'de' }).where(eq(tables.answerText.id, essay.answerTextId));
  await marksOf(essay, ['word-order']);
  await sendBack(world, essay);
  const { errors, next } = await read('elev2');
  expect(errors).toMatchObject([{ type: 'word-order', title: 'Ordstilling' }]);
  expect(next?.explanation).toContain('Ich bleibe hier, weil ich krank bin.');
});

it('TC-23 PD-24 the exercises to a text are those that its pupil can begin: open tasks, and chosen ones where the class lets them', async () => {
  const essay = await markedEssay(world, 'elev2');
  await marksOf(essay, ['misspelling']);
  const ask = (who: Username = 'elev2') => trainingForText(world.context, world.people[who], essay.answerTextId);
  expect(await codeOf(ask())).toBe('not-found');
  await sendBack(world, essay);
  const levels = await world.db.select().from(tables.courseLevel).where(eq(tables.courseLevel.title, '7. klasse'));
  const train = (id: number) =>
    world.db
      .update(tables.exercise)
      .set({ trains: ['misspelling'], levelId: levels[0]?.id ?? 0 })
      .where(eq(tables.exercise.id, id));
  const task = await newItemExercise(world);
  await train(task);
  expect(await ask()).toEqual([]);
  const homeworkId = await assign(world, 'elev2', { exerciseId: task });
  expect(await ask()).toEqual([expect.objectContaining({ exerciseId: task, homeworkId })]);
  const free = await freeExerciseOf7A(world);
  await train(free.id);
  expect(await ask()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        exerciseId: free.id,
        homeworkId: null,
        errorType: expect.objectContaining({ id: 'misspelling' }),
      }),
    ]),
  );
  for (const who of ['elev', 'laerer', 'naboelev'] as const) expect(await codeOf(ask(who))).toBe('not-found');
});

it('HW-09 ANS-05 a test has its right answers, never a grade, and no number while the results are hidden', async () => {
  const { homeworkId } = await takenTest(world, 'elev2');
  const test = async () => (await read('elev2')).tests.find((each) => each.homeworkId === homeworkId);
  expect(await test()).toMatchObject({ result: { correct: 5, of: 5 }, isHidden: false });
  expect(JSON.stringify(await test())).not.toContain('grade');
  await world.db.update(tables.homework).set({ hideResults: true }).where(eq(tables.homework.id, homeworkId));
  expect(await test()).toMatchObject({ result: null, isHidden: true, teacherName: expect.any(String) });
});

it('RES-04 a self-correction is handed in as any task is, and is no text of its own', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const before = await read();
  const { api } = await world.as('elev');
  const { selfCorrectionHomework } = await api.ownResult({ params: { id: essay.exerciseProgressId } });
  await writeAndHandIn(world, 'elev', selfCorrectionHomework?.id ?? 0, 'Nu er der rettet, og det var godt.');
  const after = await read();
  expect([after.handedIn, after.texts]).toEqual([before.handedIn + 1, before.texts]);
});

it('of earlier years it looks for the tasks, and reads none of their attempts', async () => {
  const { institutionId, id } = world.people.laerer;
  const tasks = 40;
  const fill = { institutionId, teacherId: id, tasks };
  const addYear = (year: number) =>
    fillClasses(world.db, { ...fill, classes: 1, year, pupilsOf: [world.squads['7.A']] });
  const rowsRead = async () => {
    await world.db.execute(sql`vacuum analyze`);
    const { sent, stop } = listenToQueries();
    await read().finally(stop);
    return (await readingOf(world.databaseUrl, sent.values())).rows;
  };
  await addYear(2026);
  // others' work, in which to look for one pupil's pays
  await fillClasses(world.db, { ...fill, classes: 4, year: 2026 });
  const before = await rowsRead();
  await addYear(2025);
  await addYear(2024);
  // four questions, each of which goes over the pupil's tasks once; their attempts would be as many again
  expect((await rowsRead()) - before).toBeLessThan(4.5 * 2 * tasks);
});
