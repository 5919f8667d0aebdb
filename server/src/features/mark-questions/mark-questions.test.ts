import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { ESSAY, type HandedIn, markedEssay, newExercise, sendBack, writeAndHandIn } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { markBySystem, markText, readCorrections, saveCorrections, setTextsReady } from '../corrections/index.ts';
import { answerMarkQuestion, askAboutMark, listQuestions } from './mark-questions.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ask = (essay: HandedIn, who: Username = 'elev', correctionId = 'e1') =>
  askAboutMark(world.context, world.people[who], essay.answerTextId, correctionId);
const answer = (essay: HandedIn, id: number, isError: boolean, who: Username = 'laerer') =>
  answerMarkQuestion(world.context, world.people[who], essay.answerTextId, { id, isError });
const list = (essay: HandedIn, who: Username = 'elev') =>
  listQuestions(world.context, world.people[who], essay.answerTextId);
const marks = async (essay: HandedIn, who: Username) =>
  (await readCorrections(world.context, world.people[who], essay.answerTextId)).corrections;

async function returned(exerciseId?: number): Promise<HandedIn> {
  const essay = await markedEssay(world, 'elev', exerciseId === undefined ? {} : { exerciseId });
  await sendBack(world, essay);
  return essay;
}

it('PD-23: a pupil asks whether a mark is an error; idempotent', async () => {
  const essay = await returned();
  const question = await ask(essay);
  expect(question).toMatchObject({
    correctionId: 'e1',
    token: 'fejll',
    asked: toUnix(world.clock.now()),
    answer: null,
    answeredByName: null,
  });
  expect(await ask(essay)).toEqual(question);
  for (const who of ['elev', 'laerer', 'kollega'] as const) expect(await list(essay, who)).toEqual([question]);
});

it('PD-23: a mark that is no error disappears for the pupil, who sees so; the teacher can change the answer', async () => {
  const essay = await returned();
  const { id } = await ask(essay);
  const answered = await answer(essay, id, false, 'kollega');
  expect(answered).toMatchObject({ answer: 'not-error', answeredByName: 'Karl Kollega', correctionId: 'e1' });
  expect(await marks(essay, 'elev')).toEqual([]);
  expect(await list(essay)).toMatchObject([{ token: 'fejll', answer: 'not-error', correctionId: null }]);
  expect(await marks(essay, 'laerer')).toMatchObject([{ active: false, notAnError: true }]);
  await answer(essay, id, true);
  expect(await marks(essay, 'elev')).toMatchObject([{ token: 'fejll', active: true }]);
  expect(await list(essay)).toMatchObject([{ answer: 'error', answeredByName: 'Lise Lærer' }]);
});

it('PD-23: a question stays with its place when the text is re-marked', async () => {
  const essay = await returned();
  await ask(essay);
  await markBySystem(world.context, world.people.laerer, essay.answerTextId, { startkomma: 'no' });
  expect(await list(essay)).toMatchObject([{ correctionId: 'e1', answer: null }]);
});

it('PD-23: the status list counts the questions that nobody has answered', async () => {
  const exerciseId = await newExercise(world);
  const essay = await returned(exerciseId);
  const { api } = await world.as('laerer');
  const questions = async () => {
    const exercises = await api.squadHomework({ params: { s: world.squads['7.A'], c: 'teco', g: 0 }, query: {} });
    return exercises.find((each) => each.exerciseId === exerciseId)?.students.map((task) => task.questions);
  };
  expect(await questions()).toEqual([0]);
  const { id } = await ask(essay);
  expect(await questions()).toEqual([1]);
  // assigned again and handed in again: the question still waits behind the new text
  world.clock.advance(1000);
  await world.db
    .update(tables.homework)
    .set({ resetAt: world.clock.now() })
    .where(eq(tables.homework.id, essay.homeworkId));
  world.clock.advance(1000);
  const again = await writeAndHandIn(world, 'elev', essay.homeworkId);
  expect(await questions()).toEqual([1]);
  await answer(again, id, true);
  expect(await questions()).toEqual([0]);
});

/** The pupil's second edition of an essay that was sent back to be corrected. */
async function secondEdition(essay: HandedIn, text: string): Promise<HandedIn> {
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const [child] = await world.db.select().from(tables.homework).where(eq(tables.homework.parentId, essay.homeworkId));
  const second = await writeAndHandIn(world, 'elev', child?.id ?? 0, text);
  await markText(world.context, second.answerTextId);
  return second;
}

it('PD-23: a question follows the text into its next edition, where the teacher reads and answers it', async () => {
  const first = await markedEssay(world, 'elev');
  await sendBack(world, first);
  const { id } = await ask(first);
  const second = await secondEdition(first, ESSAY.replace('tur', 'lang tur').replace('sjovt', 'sjoovt'));
  const sentence = ESSAY.slice(0, ESSAY.indexOf('.') + 1);
  // the words around are others now: no mark of this edition is asked about, and the question still stands
  expect(await list(second, 'laerer')).toEqual([
    expect.objectContaining({
      id,
      attempt: 1,
      sentence,
      token: 'fejll',
      correctionId: null,
      answer: null,
      exerciseAnswerTextId: first.answerTextId,
      exerciseProgressId: first.exerciseProgressId,
    }),
  ]);
  expect(await answer(second, id, false)).toMatchObject({ answer: 'not-error', answeredByName: 'Lise Lærer' });
  expect(await marks(first, 'elev')).toEqual([]);
  expect(await list(first)).toMatchObject([{ id, answer: 'not-error' }]);
  // the second edition is still with the teacher
  expect(await codeOf(list(second))).toBe('not-found');
  await sendBack(world, second);
  expect(await list(second)).toMatchObject([{ id, answer: 'not-error', attempt: 1 }]);
});

it('PD-23: the answer holds for the same words in all editions; what waits with the teacher is not shown', async () => {
  const first = await markedEssay(world, 'elev');
  await sendBack(world, first);
  const { id } = await ask(first);
  const second = await secondEdition(first, `${ESSAY} Slut.`);
  expect(await list(second, 'laerer')).toMatchObject([{ id, correctionId: 'e1', attempt: 1 }]);
  await answer(second, id, false);
  expect(await marks(second, 'laerer')).toMatchObject([{ token: 'fejll', active: false, notAnError: true }]);
  await sendBack(world, second);
  await setTextsReady(world.context, world.people.laerer, {
    exerciseProgressIds: [first.exerciseProgressId],
    isReadyForStudents: false,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: true,
    force: true,
  });
  expect(await list(second)).toEqual([]);
  expect(await list(second, 'laerer')).toHaveLength(1);
});

it('PD-23: a question about a mark that is gone keeps its sentence', async () => {
  const essay = await returned();
  await ask(essay);
  const { version } = await readCorrections(world.context, world.people.laerer, essay.answerTextId);
  await saveCorrections(world.context, world.people.laerer, {
    exerciseAnswerTextId: essay.answerTextId,
    corrections: [],
    squadId: world.squads['7.A'],
    isReadyForStudent: true,
    selfCorrectionEnabled: false,
    version,
  });
  expect(await list(essay, 'laerer')).toMatchObject([
    { token: 'fejll', correctionId: null, sentence: 'I går gik jeg en tur, og jeg fandt en fejll.' },
  ]);
});

it('ROLE-03 ROLE-04 only the pupil asks, only about a mark that the pupil sees, and only while the text is sent back', async () => {
  const essay = await markedEssay(world, 'elev');
  expect(await codeOf(ask(essay))).toBe('not-found');
  expect(await codeOf(list(essay))).toBe('not-found');
  await sendBack(world, essay);
  for (const who of ['elev2', 'naboelev'] as const) {
    expect(await codeOf(ask(essay, who))).toBe('not-found');
    expect(await codeOf(list(essay, who))).toBe('not-found');
  }
  expect(await codeOf(ask(essay, 'elev', 'e9'))).toBe('not-found');
  const { id } = await ask(essay);
  await setTextsReady(world.context, world.people.laerer, {
    exerciseProgressIds: [essay.exerciseProgressId],
    isReadyForStudents: false,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: false,
    force: true,
  });
  expect(await codeOf(list(essay))).toBe('not-found');
  expect(await codeOf(answer(essay, id, true, 'fremmed'))).toBe('not-found');
  expect(await codeOf(answer(essay, id, true, 'inviteret'))).toBe('not-found');
  expect(await codeOf(answer(await returned(), id, true))).toBe('not-found');
});
