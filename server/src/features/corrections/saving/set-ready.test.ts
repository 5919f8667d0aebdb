import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import { tables } from '../../../platform/db/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import {
  assign,
  ESSAY,
  type HandedIn,
  markedEssay,
  sendBack,
  write,
  writeAndHandIn,
} from '../../../testing/school-day.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';
import { handIn, requireHomework } from '../../homework/index.ts';
import { deleteAttempt } from '../../results/delete-attempt.ts';
import { markText } from '../engine/mark-text.ts';
import { readCorrections } from '../read-corrections.ts';
import { saveCorrections } from './save-corrections.ts';
import { type ReadyCall, setTextsReady } from './set-ready.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const setReady = (essays: HandedIn[], changes: Partial<ReadyCall> = {}, who: Username = 'laerer') =>
  setTextsReady(world.context, world.people[who], {
    exerciseProgressIds: essays.map((essay) => essay.exerciseProgressId),
    isReadyForStudents: true,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: false,
    force: false,
    ...changes,
  });
const readAs = (who: Username, essay: HandedIn) =>
  readCorrections(world.context, world.people[who], essay.answerTextId);
const open = (essay: HandedIn) => readAs('laerer', essay);
const sentBackAt = async (essay: HandedIn): Promise<Date | null | undefined> => {
  const [text] = await world.db.select().from(tables.answerText).where(eq(tables.answerText.id, essay.answerTextId));
  return text?.readyAt;
};
/** The task of correcting a text, as its pupil sees it. */
const correcting = async (pupil: Username, essay: HandedIn) => {
  const { api } = await world.as(pupil);
  return (await api.ownResult({ params: { id: essay.exerciseProgressId } })).selfCorrectionHomework;
};

it('TC-20 API-064 sends back the texts that the teacher has opened, and skips the others unless forced', async () => {
  const [opened, unopened] = [await markedEssay(world, 'elev'), await markedEssay(world, 'elev2')];
  const queued = await writeAndHandIn(world, 'elev3', await assign(world, 'elev3'));
  await open(opened);
  expect(await setReady([opened, unopened, queued])).toEqual({
    changed: [opened.exerciseProgressId],
    withFeedback: [],
    skipped: expect.arrayContaining([unopened.exerciseProgressId, queued.exerciseProgressId]),
  });
  const forced = await setReady([opened, unopened, queued], { force: true });
  expect(forced.skipped).toEqual([queued.exerciseProgressId]);
  expect((await readAs('elev2', unopened)).isReadyForStudent).toBe(true);
  expect(await codeOf(readAs('elev3', queued))).toBe('not-found');
});

it('TC-20 ROLE-04 before that the pupil finds nothing; after it only what is active; after taking back nothing again', async () => {
  const essay = await markedEssay(world, 'elev', { text: 'En fejll, to fejll, tre fejll.' });
  expect(await codeOf(readAs('elev', essay))).toBe('not-found');
  const set = await open(essay);
  const [first, second, third] = set.corrections;
  if (!first || !second || !third) throw new Error('the engine found less than it should');
  await saveCorrections(world.context, world.people.laerer, {
    exerciseAnswerTextId: essay.answerTextId,
    corrections: [
      { ...first, active: false, comment: 'kun for mig' },
      { ...second, categories: second.categories.map((entry) => ({ ...entry, active: false })) },
      third,
    ],
    squadId: world.squads['7.A'],
    isReadyForStudent: true,
    selfCorrectionEnabled: false,
  });
  expect((await readAs('elev', essay)).corrections.map((mark) => mark.id)).toEqual([third.id]);
  expect((await open(essay)).corrections).toHaveLength(3);
  expect(await codeOf(readAs('elev2', essay))).toBe('not-found');
  await setReady([essay], { isReadyForStudents: false });
  expect(await codeOf(readAs('elev', essay))).toBe('not-found');
});

it('sending back twice tells the pupil once, and keeps the moment', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay);
  const sentBack = await sentBackAt(essay);
  await (await world.as('elev')).api.ownResult({ params: { id: essay.exerciseProgressId } });
  world.clock.advance(MINUTE);
  expect((await setReady([essay])).changed).toEqual([essay.exerciseProgressId]);
  expect(sentBack).toBeInstanceOf(Date);
  expect(await sentBackAt(essay)).toEqual(sentBack);
  const { homework } = await (await world.as('elev')).api.homeworkExercise({ params: { id: essay.homeworkId } });
  expect([homework.state, homework.isNew]).toEqual(['ready', false]);
});

it('TC-21 enabling self-correction makes one task of correcting, disabling takes it away, for any number of times', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay);
  const sentBack = await sentBackAt(essay);
  world.clock.advance(MINUTE);
  expect(await correcting('elev', essay)).toBeNull();
  await Promise.all([1, 2, 3].map(() => setReady([essay], { selfCorrectionEnabled: true })));
  const task = await correcting('elev', essay);
  expect(task).toMatchObject({ completed: null });
  const row = await requireHomework(world.context, world.people.elev, task?.id ?? 0);
  expect([row.parentId, row.squadId]).toEqual([essay.homeworkId, world.squads['7.A']]);
  await setReady([essay], { selfCorrectionEnabled: false });
  expect(await correcting('elev', essay)).toBeNull();
  await Promise.all([1, 2, 3].map(() => setReady([essay], { selfCorrectionEnabled: true })));
  expect((await correcting('elev', essay))?.id).toBe(task?.id);
  expect(await sentBackAt(essay)).toEqual(sentBack);
});

it('TC-21 PD-20 what a pupil has begun to correct is there again after the text was taken back and sent once more', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const task = await correcting('elev', essay);
  await write(world, 'elev', task?.id ?? 0, 'Halvt rettet, igen en fejll.');
  await setReady([essay], { isReadyForStudents: false, selfCorrectionEnabled: true });
  expect(await correcting('elev', essay)).toBeNull();
  await setReady([essay], { selfCorrectionEnabled: true });
  const again = await correcting('elev', essay);
  const { exerciseProgressId } = await handIn(world.context, world.people.elev, again?.id ?? 0);
  const { answers } = await (await world.as('elev')).api.ownResult({ params: { id: exerciseProgressId } });
  expect(answers.map(({ htmlDescription }) => htmlDescription).join()).toContain('Halvt rettet, igen en fejll.');
});

it('TC-21 a task of correcting does not come back for another edition of the text', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const task = await correcting('elev', essay);
  await setReady([essay], { isReadyForStudents: false, selfCorrectionEnabled: true });
  await deleteAttempt(world.context, world.people.laerer, essay.exerciseProgressId);
  world.clock.advance(MINUTE);
  const next = await writeAndHandIn(world, 'elev', essay.homeworkId);
  await markText(world.context, next.answerTextId);
  await sendBack(world, next, { selfCorrectionEnabled: true });
  expect((await correcting('elev', next))?.id).not.toBe(task?.id);
});

it('TC-20 EVAL-05 the switch of self-correction on a text that is not back takes no notification away', async () => {
  const essay = await markedEssay(world, 'elev');
  const { api } = await world.as('laerer');
  await api.saveEvaluation({
    body: {
      squadId: world.squads['7.A'],
      exerciseProgressId: essay.exerciseProgressId,
      evaluation: 'Flot.',
      grade: null,
      gradeVisible: false,
    },
  });
  const titles = async () => (await (await world.as('elev')).api.notifications({})).map(({ title }) => title);
  const before = await titles();
  expect(before).toContainEqual(expect.stringMatching(/^Feedback/));
  await setReady([essay], { isReadyForStudents: false, selfCorrectionEnabled: true });
  expect(await titles()).toEqual(before);
});

it('TC-21 taking a text back takes the open task of correcting it along, and leaves one that is handed in', async () => {
  const [first, second] = [await markedEssay(world, 'elev'), await markedEssay(world, 'elev2')];
  await sendBack(world, first, { selfCorrectionEnabled: true });
  await sendBack(world, second, { selfCorrectionEnabled: true });
  const done = await correcting('elev2', second);
  await write(world, 'elev2', done?.id ?? 0, ESSAY);
  await handIn(world.context, world.people.elev2, done?.id ?? 0);
  await setReady([first, second], { isReadyForStudents: false, selfCorrectionEnabled: true });
  expect(await correcting('elev', first)).toBeNull();
  expect(await correcting('elev2', second)).toMatchObject({ id: done?.id, completed: toUnix(world.clock.now()) });
});

it('ROLE-02 reaches no text of another class, and sends back none of several when one is out of reach', async () => {
  const own = await markedEssay(world, 'elev');
  const neighbour = await markedEssay(world, 'naboelev', { teacher: 'nabolaerer', squad: '7.B' });
  expect(await codeOf(setReady([own, neighbour], { force: true }))).toBe('not-found');
  expect(await codeOf(setReady([own], { force: true }, 'fremmed'))).toBe('not-found');
  expect(await codeOf(readAs('elev', own))).toBe('not-found');
});

it('what is fetched ahead does not count as opened', async () => {
  const essay = await markedEssay(world, 'elev');
  await readCorrections(world.context, world.people.laerer, essay.answerTextId, { ahead: true });
  expect((await setReady([essay])).skipped).toEqual([essay.exerciseProgressId]);
});
