import { type DemoTest, demoSeed, type Exercise, loadExercises } from '@ordklar/content';
import { type Item, rightAnswer } from '@ordklar/exercise-kinds/grade';
import type { Actor, Context } from '../../platform/http/context.ts';
import { beginStep, endStep, handInTask, readTest, readText, saveTestAnswer } from '../practice/index.ts';

const SECONDS_AN_ITEM = 22;

/** What a pupil answers; undefined where there is no answer. */
function answerOf(test: DemoTest, item: Item, number: number): unknown {
  if (test.skipped.includes(number)) return undefined;
  const right = rightAnswer(item);
  if (item.kind === 'read-and-answer' && Array.isArray(right) && test.halfDone.includes(number))
    return right.slice(0, Math.ceil(right.length / 2));
  return test.written[number] ?? right;
}

const wordsOf = ({ text }: Extract<Item, { kind: 'read-and-answer' }>): number =>
  JSON.stringify(text).split(' ').length;

/** Takes a test as its pupil did, part by part, and hands it in. `at` is the context at so many seconds from the beginning. */
async function take(
  at: (seconds: number) => Context,
  pupil: Actor,
  homeworkId: number,
  { items, steps = [] }: Exercise,
  test: DemoTest,
): Promise<void> {
  let seconds = 0;
  let number = 0;
  await readTest(at(seconds), pupil, homeworkId);
  for (const [index, part] of steps.entries()) {
    await beginStep(at(seconds), pupil, homeworkId, index + 1);
    for (const item of items.slice(number, number + part.items)) {
      number += 1;
      const begun = seconds;
      if (item.kind === 'read-and-answer') {
        await readText(at(seconds), pupil, homeworkId, { item: number, isRead: false });
        seconds += Math.round((wordsOf(item) / test.wordsMin) * 60);
        await readText(at(seconds), pupil, homeworkId, { item: number, isRead: true });
      }
      seconds += SECONDS_AN_ITEM;
      const answer = answerOf(test, item, number);
      if (answer !== undefined)
        await saveTestAnswer(at(seconds), pupil, homeworkId, { item: number, answer, seconds: seconds - begun });
    }
    await endStep(at(seconds), pupil, homeworkId, index + 1);
  }
  await handInTask(at(seconds), pupil, homeworkId);
}

/** Takes the demo school's tests, `contextAt` so many days ago and so many seconds into the test. */
export async function seedTests(
  contextAt: (daysAgo: number) => (seconds: number) => Context,
  taskOf: (test: DemoTest) => { pupil: Actor; homeworkId: number },
): Promise<void> {
  const bank = await loadExercises();
  for (const test of demoSeed.tests) {
    const slug = demoSeed.homework.find(({ key }) => key === test.homework)?.exerciseSlug;
    const exercise = bank.find((one) => one.slug === slug);
    if (!exercise) throw new Error(`the bank has no test ${slug}`);
    const { pupil, homeworkId } = taskOf(test);
    await take(contextAt(test.daysAgo), pupil, homeworkId, exercise, test);
  }
}
