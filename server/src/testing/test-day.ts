import type { TestStep } from '@ordklar/content';
import type { Item } from '@ordklar/exercise-kinds/grade';
import type { SpellingTypeCode } from '@ordklar/school';
import { eq } from 'drizzle-orm';
import { handInTask } from '../features/practice/hand-in-items.ts';
import { savePage } from '../features/practice/save-item.ts';
import { beginStep, endStep, readText, readTest } from '../features/practice/tests/take-test.ts';
import { tables } from '../platform/db/index.ts';
import { assign, exerciseOf, newItemExercise } from './school-day.ts';
import type { World } from './world.ts';
import type { Username } from './world-people.ts';

const word = (answer: string, ...types: SpellingTypeCode[]): Item => ({ kind: 'dictation', answers: [answer], types });

/** Three words to spell in a minute, then a text of ten words that goes when its two questions come. */
const ITEMS: Item[] = [
  word('hjem', 'S01', 'S05'),
  word('station', 'S02', 'S14'),
  word('forstå', 'S01', 'S15'),
  {
    kind: 'read-and-answer',
    title: 'Krabben',
    text: [{ type: 'paragraph', text: 'En krabbe løb baglæns over stranden, for den var bange.' }],
    mayLookBack: false,
    questions: [
      { kind: 'choice', question: 'Hvem løb?', options: ['krabben', 'hunden'], answer: 'krabben' },
      { kind: 'choice', question: 'Hvorfor?', options: ['den var glad', 'den var bange'], answer: 'den var bange' },
    ],
  },
];
const STEPS: TestStep[] = [
  { title: 'Ord', intro: 'Skriv ordene, som du hører dem.', items: 3, seconds: 60 },
  { title: 'Læsning', intro: 'Læs teksten, og svar på spørgsmålene.', items: 1 },
];
/** What gets everything right. */
export const RIGHT_ANSWERS: unknown[] = ['hjem', 'station', 'forstå', ['krabben', 'den var bange']];

/** A new test of ITEMS and STEPS in 7. klasse, in the course of the essays, so that every school may assign it. */
export async function newTest(world: World): Promise<number> {
  const exerciseId = await newItemExercise(world, ITEMS);
  await world.db
    .update(tables.exerciseEdition)
    .set({ steps: STEPS })
    .where(eq(tables.exerciseEdition.exerciseId, exerciseId));
  const [level] = await world.db
    .select()
    .from(tables.courseLevel)
    .where(eq(tables.courseLevel.title, '7. klasse'))
    .limit(1);
  await world.db
    .update(tables.exercise)
    .set({ kind: 'test', levelId: level?.id ?? 0 })
    .where(eq(tables.exercise.id, exerciseId));
  return exerciseId;
}

/** The pupil's own doings with a test. */
export const testOf = (world: World, homeworkId: number, who: Username = 'elev') => {
  const [context, actor] = [world.context, world.people[who]];
  return {
    look: () => readTest(context, actor, homeworkId),
    begin: (step: number) => beginStep(context, actor, homeworkId, step),
    end: (step: number) => endStep(context, actor, homeworkId, step),
    read: (item: number, isRead: boolean) => readText(context, actor, homeworkId, { item, isRead }),
    answer: async (item: number, answer: unknown, more: Record<string, unknown> = {}) => {
      const exerciseId = await exerciseOf(world, homeworkId);
      return savePage(context, actor, { exerciseId, homeworkId, exercisePageId: item, data: { answer, ...more } });
    },
    handIn: () => handInTask(context, actor, homeworkId),
  };
};

/** A test that the pupil has handed in with these answers, by item. */
export async function takenTest(
  world: World,
  pupil: Username = 'elev',
  answers: unknown[] = RIGHT_ANSWERS,
  exerciseId?: number,
): Promise<{ homeworkId: number; exerciseId: number; exerciseProgressId: number }> {
  const id = exerciseId ?? (await newTest(world));
  const homeworkId = await assign(world, pupil, { exerciseId: id });
  const test = testOf(world, homeworkId, pupil);
  await test.look();
  for (const [step, items] of [
    [1, [1, 2, 3]],
    [2, [4]],
  ] as const) {
    await test.begin(step);
    for (const item of items)
      if (answers[item - 1] !== undefined) await test.answer(item, answers[item - 1], { seconds: 5 });
    await test.end(step);
  }
  return { homeworkId, exerciseId: id, exerciseProgressId: (await test.handIn()).exerciseProgressId };
}
