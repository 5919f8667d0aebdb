import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign } from '../../../testing/school-day.ts';
import { TEST_START } from '../../../testing/test-clock.ts';
import { newTest, RIGHT_ANSWERS, takenTest, testOf } from '../../../testing/test-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { gradeTriedTest } from './grade-tried-test.ts';
import { handInTask } from '../hand-in-items.ts';
import { readAttemptExercise, readHomeworkItems } from '../read-practice.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(TEST_START));

const later = (seconds: number) => world.clock.set(new Date(TEST_START.getTime() + seconds * 1000));
const newTask = async () => {
  const homeworkId = await assign(world, 'elev', { exerciseId: await newTest(world) });
  return { homeworkId, ...testOf(world, homeworkId) };
};
const stateOf = async (test: Awaited<ReturnType<typeof newTask>>) =>
  (await test.look()).steps.map(({ state }) => state);

describe('a pupil takes a test', () => {
  it('sees the parts first, and of items only those of the part that runs', async () => {
    const test = await newTask();
    const first = await test.look();
    expect(first.steps.map(({ title, items, seconds, state }) => [title, items, seconds, state])).toEqual([
      ['Ord', 3, 60, 'ahead'],
      ['Læsning', 1, null, 'ahead'],
    ]);
    expect(first.items).toEqual([]);
    const running = await test.begin(1);
    expect(running.items.map(({ item, playable }) => [item, playable.kind])).toEqual([
      [1, 'dictation'],
      [2, 'dictation'],
      [3, 'dictation'],
    ]);
    expect(JSON.stringify(running)).not.toMatch(/hjem|station|krabben|S05/);
  });

  it('PD-11: learns nothing before it is handed in, and changes an answer until the part ends', async () => {
    const test = await newTask();
    await test.look();
    await test.begin(1);
    expect((await test.answer(1, 'jem')).feedback).toBeNull();
    expect((await test.answer(1, 'hjem')).feedback).toBeNull();
    expect((await test.look()).items.map(({ answer }) => answer)).toEqual(['hjem', null, null]);
    await test.end(1);
    expect(await codeOf(test.answer(1, 'jem'))).toBe('step-ended');
    expect(await codeOf(readHomeworkItems(world.context, world.people.elev, test.homeworkId))).toBe('not-found');
    expect((await test.look()).result).toBeNull();
  });

  it('ACH-02 a test in which nothing was answered is handed in, and no leaf grows of it', async () => {
    const leaves = () => world.db.$count(tables.achievement);
    const before = await leaves();
    const empty = await newTask();
    await empty.look();
    for (const part of [1, 2]) {
      await empty.begin(part);
      await empty.end(part);
    }
    await handInTask(world.context, world.people.elev, empty.homeworkId);
    expect(await leaves()).toBe(before);
    const answered = await newTask();
    await answered.look();
    await answered.begin(1);
    await answered.answer(1, 'hjem');
    await answered.end(1);
    await answered.begin(2);
    await answered.end(2);
    await handInTask(world.context, world.people.elev, answered.homeworkId);
    expect(await leaves()).toBeGreaterThan(before);
  });

  it('takes the parts in order, each once', async () => {
    const test = await newTask();
    await test.look();
    expect(await codeOf(test.begin(2))).toBe('step-ahead');
    expect(await codeOf(test.answer(1, 'hjem'))).toBe('step-ahead');
    expect(await codeOf(test.end(1))).toBe('step-ahead');
    await test.begin(1);
    await test.begin(1);
    expect(await codeOf(test.begin(2))).toBe('step-ahead');
    await test.end(1);
    await test.end(1);
    expect(await codeOf(test.begin(1))).toBe('step-ended');
    expect(await codeOf(test.begin(3))).toBe('not-found');
    expect(await stateOf(test)).toEqual(['ended', 'ahead']);
  });

  it("a part's time runs by the server, over reloads, with a little grace; what was saved counts", async () => {
    const test = await newTask();
    await test.look();
    await test.begin(1);
    await test.answer(1, 'hjem');
    later(20);
    expect((await test.look()).steps[0]?.secondsLeft).toBe(40);
    later(65);
    expect((await test.look()).steps[0]).toMatchObject({ state: 'running', secondsLeft: 0 });
    await test.answer(2, 'station');
    later(71);
    expect(await codeOf(test.answer(3, 'forstå'))).toBe('step-ended');
    expect(await stateOf(test)).toEqual(['ended', 'ahead']);
    await test.begin(2);
    await test.end(2);
    expect((await test.handIn()).result).toEqual({ correctAnswers: 2, answerCount: 5, gradeNumber: null });
  });

  it('reads a text that is gone when its questions come', async () => {
    const test = await newTask();
    await test.look();
    await test.begin(1);
    await test.end(1);
    const counts = (await test.look()).steps.map(({ questions }) => questions);
    expect(counts).toEqual([3, 2]);
    const texts = ({ items }: Awaited<ReturnType<typeof test.look>>) =>
      items.map(({ reading, playable }) =>
        playable.kind === 'read-and-answer' ? [reading, playable.text.length, playable.questions.length] : [],
      );
    expect(texts(await test.begin(2))).toEqual([['ahead', 0, 0]]);
    expect((await test.look()).items.map(({ questions }) => questions)).toEqual([2]);
    expect(texts(await test.read(4, false))).toEqual([['open', 1, 0]]);
    expect(texts(await test.look())).toEqual([['open', 1, 0]]);
    expect(texts(await test.read(4, true))).toEqual([['read', 0, 2]]);
    expect(texts(await test.read(4, false))).toEqual([['read', 0, 2]]);
    expect(await codeOf(test.read(1, false))).toBe('not-found');
  });

  it('is handed in when every part is over, unanswered items and all, and then stands', async () => {
    const test = await newTask();
    await test.look();
    expect(await codeOf(test.handIn())).toBe('steps-left');
    await test.begin(1);
    await test.answer(1, 'hjem');
    await test.end(1);
    expect(await codeOf(test.handIn())).toBe('steps-left');
    await test.begin(2);
    await test.end(2);
    const ends = await Promise.allSettled([test.handIn(), test.handIn()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codeOf(test.begin(2))).toBe('already-handed-in');
    expect(await codeOf(test.answer(1, 'x'))).toBe('already-handed-in');
    const after = await test.look();
    expect(after.result).toMatchObject({ correctAnswers: 1, answerCount: 5 });
    expect([after.items, after.steps.map(({ state }) => state)]).toEqual([[], ['ended', 'ended']]);
  });

  it('PD-04: a hidden result is shown nowhere', async () => {
    const exerciseId = await newTest(world);
    const homeworkId = await assign(world, 'elev', { exerciseId });
    await world.db.update(tables.homework).set({ hideResults: true }).where(eq(tables.homework.id, homeworkId));
    const test = testOf(world, homeworkId);
    await test.look();
    for (const step of [1, 2]) {
      await test.begin(step);
      await test.end(step);
    }
    const { result, exerciseProgressId } = await test.handIn();
    expect(result).toBeNull();
    expect((await test.look()).result).toBeNull();
    const { work } = await readAttemptExercise(world.context, world.people.elev, exerciseProgressId);
    expect(work?.answers).toEqual([]);
  });

  it('bad input and other people change nothing', async () => {
    const test = await newTask();
    await test.look();
    await test.begin(1);
    expect(await codeOf(test.answer(1, ['hjem']))).toBe('invalid');
    expect(await codeOf(test.answer(9, 'hjem'))).toBe('not-found');
    for (const who of ['elev2', 'laerer'] as const) {
      const other = testOf(world, test.homeworkId, who);
      expect(await codeOf(other.look())).toBe('not-found');
      expect(await codeOf(other.begin(1))).toBe('not-found');
      expect(await codeOf(other.answer(1, 'hjem'))).toBe('not-found');
    }
    expect((await test.look()).items.map(({ answer }) => answer)).toEqual([null, null, null]);
  });
});

describe('a teacher', () => {
  it('hands in what there is of a test that is begun', async () => {
    const test = await newTask();
    const handIn = () => handInTask(world.context, world.people.laerer, test.homeworkId);
    expect(await codeOf(handIn())).toBe('unanswered-items');
    await test.look();
    expect(await codeOf(handIn())).toBe('unanswered-items');
    await test.begin(1);
    await test.answer(1, 'hjem');
    expect((await handIn()).result).toEqual({ correctAnswers: 1, answerCount: 5, gradeNumber: 2 });
  });

  it('API-079 reads what was answered in an attempt, also by the pupil once it is handed in', async () => {
    const { exerciseProgressId } = await takenTest(world, 'elev', ['jem', ...RIGHT_ANSWERS.slice(1)]);
    for (const who of ['elev', 'laerer'] as const) {
      const { exercise, work } = await readAttemptExercise(world.context, world.people[who], exerciseProgressId);
      expect(exercise.kind).toBe('test');
      expect(work?.steps).toHaveLength(2);
      expect(work?.answers[0]).toMatchObject({ item: 1, answer: 'jem', feedback: { rightAnswer: 'hjem' } });
    }
  });

  it('tries a test and gets its grade, and nothing is saved', async () => {
    const exerciseId = await newTest(world);
    const answers = RIGHT_ANSWERS.map((answer, index) => ({ item: index + 1, answer }));
    const grade = (some: typeof answers) =>
      gradeTriedTest(world.context, world.people.laerer, { exerciseId, answers: some });
    expect(await grade(answers)).toEqual({ correctAnswers: 5, answerCount: 5, gradeNumber: 10 });
    expect(await grade(answers.slice(0, 2))).toEqual({ correctAnswers: 2, answerCount: 5, gradeNumber: 3 });
    expect(await codeOf(grade([{ item: 7, answer: 'x' }]))).toBe('not-found');
  });
});
