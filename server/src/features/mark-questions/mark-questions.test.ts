import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { type HandedIn, markedEssay, newExercise, sendBack } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { markAnew, readCorrections, setTextsReady } from '../corrections/index.ts';
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

it('decision 23: a pupil asks whether a mark is an error; asking twice is asking once', async () => {
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

it('decision 23: a mark that is no error disappears for the pupil, who is told so; the teacher can change the answer', async () => {
  const essay = await returned();
  const { id } = await ask(essay);
  const told = await answer(essay, id, false, 'kollega');
  expect(told).toMatchObject({ answer: 'not-error', answeredByName: 'Karl Kollega', correctionId: 'e1' });
  expect(await marks(essay, 'elev')).toEqual([]);
  expect(await list(essay)).toMatchObject([{ token: 'fejll', answer: 'not-error', correctionId: null }]);
  expect(await marks(essay, 'laerer')).toMatchObject([{ active: false, notAnError: true }]);
  await answer(essay, id, true);
  expect(await marks(essay, 'elev')).toMatchObject([{ token: 'fejll', active: true }]);
  expect(await list(essay)).toMatchObject([{ answer: 'error', answeredByName: 'Lise Lærer' }]);
});

it('decision 23: a question stays with its place when the text is marked anew', async () => {
  const essay = await returned();
  await ask(essay);
  await markAnew(world.context, world.people.laerer, essay.answerTextId, { startkomma: 'no' });
  expect(await list(essay)).toMatchObject([{ correctionId: 'e1', answer: null }]);
});

it('decision 23: the status list counts the questions that nobody has answered', async () => {
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
  await answer(essay, id, true);
  expect(await questions()).toEqual([0]);
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
