import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { eq } from 'drizzle-orm';
import { codeOf } from '../../testing/problem-of.ts';
import { assign, exerciseOf, newItemExercise } from '../../testing/school-day.ts';
import { TEST_START } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { handInTask } from './hand-in-items.ts';
import { checkItem, readExerciseItems, readHomeworkItems } from './read-practice.ts';
import { savePage } from './save-item.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(TEST_START));

const RIGHT = ['cykler', ['en', 'et']];
const look = (homeworkId: number, who: Username = 'elev') =>
  readHomeworkItems(world.context, world.people[who], homeworkId);
const answer = async (
  homeworkId: number,
  item: number,
  given: unknown,
  more: Record<string, unknown> = {},
  who: Username = 'elev',
) =>
  savePage(world.context, world.people[who], {
    exerciseId: await exerciseOf(world, homeworkId),
    homeworkId,
    exercisePageId: item,
    data: { answer: given, ...more },
  });
const handIn = (homeworkId: number, who: Username = 'elev') => handInTask(world.context, world.people[who], homeworkId);
const newTask = async () => assign(world, 'elev', { exerciseId: await newItemExercise(world) });
const attemptOf = async (exerciseProgressId: number) =>
  (await world.db.select().from(tables.exerciseProgress).where(eq(tables.exerciseProgress.id, exerciseProgressId)))[0];

describe('a pupil does an exercise', () => {
  it('PD-11: sees the items without the answer key, in the same order after a reload', async () => {
    const task = await newTask();
    const first = await look(task);
    expect(first.instruction).toBe('Svar på spørgsmålene.');
    expect(first.items.map(({ kind }) => kind)).toEqual(['choice', 'gap-text']);
    expect(JSON.stringify(first)).not.toMatch(/"answers?":\[?"|because|Det er noget/);
    expect(await look(task)).toEqual(first);
  });

  it('PD-11 API-088: every answer is saved at once, graded, and restored', async () => {
    const task = await newTask();
    await look(task);
    const saved = await answer(task, 1, 'cykel');
    expect(saved.feedback).toEqual({
      grade: { right: 0, of: 1, parts: [{ isRight: false, given: 'cykel', right: 'cykler' }] },
      rightAnswer: 'cykler',
      because: 'Det er noget, man gør.',
    });
    await answer(task, 2, ['en', 'en']);
    expect(
      (await look(task)).answers.map(({ item, round, answer: given, feedback }) => [
        item,
        round,
        given,
        feedback.grade.right,
      ]),
    ).toEqual([
      [1, 1, 'cykel', 0],
      [2, 1, ['en', 'en'], 1],
    ]);
  });

  it('an answer that is sent again changes nothing: the first of its round stands', async () => {
    const task = await newTask();
    await look(task);
    await answer(task, 1, 'cykel', { seconds: 12 });
    const again = await answer(task, 1, 'cykler', { seconds: 12 });
    expect(again.feedback?.grade.right).toBe(0);
    expect((await answer(task, 1, 'cykler', { round: 2, seconds: 5 })).feedback?.grade.right).toBe(1);
    await answer(task, 2, RIGHT[1]);
    const { exerciseProgressId, result } = await handIn(task);
    expect(result).toEqual({ correctAnswers: 2, answerCount: 3, gradeNumber: null });
    expect(await attemptOf(exerciseProgressId)).toMatchObject({ correctAnswers: 2, answerCount: 3, timeSpent: 17 });
  });

  it('PD-11: the first answer counts, also one that the page calls the second: no key is had before it', async () => {
    const task = await newTask();
    await look(task);
    const sly = await answer(task, 1, 'cykel', { round: 2 });
    expect(sly.feedback?.grade.right).toBe(0);
    expect((await look(task)).answers.map(({ item, round }) => [item, round])).toEqual([[1, 1]]);
    expect((await answer(task, 1, 'cykler', { round: 1 })).feedback?.grade.right).toBe(0);
    await answer(task, 2, RIGHT[1], { round: 2 });
    expect((await handIn(task)).result).toEqual({ correctAnswers: 2, answerCount: 3, gradeNumber: null });
  });

  it('PD-11: of several firsts at once one counts, and what was right has no second round', async () => {
    const task = await newTask();
    await look(task);
    await Promise.all([1, 2, 2, 1].map((round) => answer(task, 1, 'cykel', { round })));
    await answer(task, 2, RIGHT[1]);
    await answer(task, 2, ['et', 'en'], { round: 2 });
    const rows = (await look(task)).answers.map(({ item, round, feedback }) => [item, round, feedback.grade.right]);
    expect(rows.filter(([, round]) => round === 1)).toEqual([
      [1, 1, 0],
      [2, 1, 2],
    ]);
    expect(rows.filter(([item]) => item === 2)).toHaveLength(1);
  });

  it('is handed in when every item is answered, and then stands as it was', async () => {
    const task = await newTask();
    expect(await codeOf(handIn(task))).toBe('unanswered-items');
    await look(task);
    await answer(task, 1, RIGHT[0]);
    expect(await codeOf(handIn(task))).toBe('unanswered-items');
    await answer(task, 2, RIGHT[1]);
    await handIn(task);
    expect(await codeOf(handIn(task))).toBe('already-handed-in');
    expect(await codeOf(answer(task, 1, 'cykel', { round: 2 }))).toBe('already-handed-in');
    const after = await look(task);
    expect([after.isHandedIn, after.answers.length]).toEqual([true, 2]);
  });

  it('two hand-ins at once make one attempt', async () => {
    const task = await newTask();
    await look(task);
    await answer(task, 1, RIGHT[0]);
    await answer(task, 2, RIGHT[1]);
    const ends = await Promise.allSettled([handIn(task), handIn(task), handIn(task)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await world.db
      .select()
      .from(tables.exerciseProgress)
      .where(eq(tables.exerciseProgress.homeworkId, task));
    expect(rows).toHaveLength(1);
  });

  it('PD-04: a result that is hidden is not sent', async () => {
    const task = await newTask();
    await world.db.update(tables.homework).set({ hideResults: true }).where(eq(tables.homework.id, task));
    await look(task);
    await answer(task, 1, RIGHT[0]);
    await answer(task, 2, RIGHT[1]);
    expect((await handIn(task)).result).toBeNull();
    expect((await look(task)).answers).toEqual([]);
    expect((await look(task, 'laerer')).answers).toHaveLength(2);
  });

  it('PD-17: an edited exercise keeps the edition that was begun', async () => {
    const exerciseId = await newItemExercise(world);
    const task = await assign(world, 'elev', { exerciseId });
    await look(task);
    await world.db.insert(tables.exerciseEdition).values({
      exerciseId,
      version: 2,
      items: [{ kind: 'choice', question: 'Nyt spørgsmål?', options: ['ja', 'nej'], answer: 'ja' }],
    });
    await world.db.update(tables.exercise).set({ version: 2 }).where(eq(tables.exercise.id, exerciseId));
    expect((await look(task)).items).toHaveLength(2);
    const later = await assign(world, 'elev2', { exerciseId });
    expect((await look(later, 'elev2')).items).toHaveLength(1);
  });

  it('bad input is refused and loses nothing', async () => {
    const task = await newTask();
    await look(task);
    await answer(task, 1, RIGHT[0]);
    expect(await codeOf(answer(task, 2, 'en'))).toBe('invalid');
    expect(await codeOf(answer(task, 2, RIGHT[1], { round: 3 }))).toBe('invalid');
    expect(await codeOf(answer(task, 3, 'x'))).toBe('not-found');
    expect((await look(task)).answers).toHaveLength(1);
  });

  it('HW-02: nobody else answers it, and a text is no exercise of items', async () => {
    const task = await newTask();
    await look(task);
    expect(await codeOf(answer(task, 1, 'cykler', {}, 'elev2'))).toBe('not-found');
    expect(await codeOf(answer(task, 1, 'cykler', {}, 'laerer'))).toBe('not-found');
    expect(await codeOf(look(task, 'elev2'))).toBe('not-found');
    expect(await codeOf(look(await assign(world, 'elev')))).toBe('not-found');
  });
});

describe('a teacher', () => {
  it('sees what a pupil has answered without beginning the work, and hands in what there is', async () => {
    const task = await newTask();
    expect((await look(task, 'laerer')).answers).toEqual([]);
    expect(await world.db.select().from(tables.itemWork).where(eq(tables.itemWork.homeworkId, task))).toEqual([]);
    expect(await codeOf(handIn(task, 'laerer'))).toBe('unanswered-items');
    await look(task);
    await answer(task, 1, RIGHT[0]);
    expect((await look(task, 'laerer')).answers).toHaveLength(1);
    expect((await handIn(task, 'laerer')).result).toEqual({ correctAnswers: 1, answerCount: 3, gradeNumber: null });
  });

  it('what was left unanswered is shown with what would have been right, once it is handed in', async () => {
    const task = await newTask();
    await look(task);
    await answer(task, 1, RIGHT[0]);
    await handIn(task, 'laerer');
    for (const who of ['elev', 'laerer'] as const) {
      const { answers } = await look(task, who);
      expect(answers.map(({ item, answer: given }) => [item, given])).toEqual([
        [1, 'cykler'],
        [2, null],
      ]);
      expect(answers[1]?.feedback).toMatchObject({
        grade: {
          right: 0,
          of: 2,
          parts: [
            { given: '', right: 'en' },
            { given: '', right: 'et' },
          ],
        },
        rightAnswer: ['en', 'et'],
      });
    }
  });

  it('tries an exercise as a pupil, and nothing is saved', async () => {
    const exerciseId = await newItemExercise(world);
    expect((await readExerciseItems(world.context, world.people.laerer, exerciseId)).items).toHaveLength(2);
    const checked = await checkItem(world.context, world.people.laerer, { exerciseId, item: 2, answer: RIGHT[1] });
    expect(checked?.grade).toMatchObject({ right: 2, of: 2 });
    expect(await codeOf(checkItem(world.context, world.people.laerer, { exerciseId, item: 9, answer: '' }))).toBe(
      'not-found',
    );
  });
});
