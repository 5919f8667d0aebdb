import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { assign, markedEssay, sendBack, write, writeAndHandIn } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { SquadName, Username } from '../../testing/world-people.ts';
import { markText } from '../corrections/index.ts';
import { handIn, setOwnCommaSystem } from '../homework/index.ts';
import { setSquadCommaSystem } from './set-squad-comma-system.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const setSquad = (startkomma: 'yes' | 'no' | 'auto', squad: SquadName = '7.A', who: Username = 'laerer') =>
  setSquadCommaSystem(world.context, world.people[who], world.squads[squad], startkomma);
const setOwn = (homeworkId: number, own: 'yes' | 'no' | null, who: Username = 'elev') =>
  setOwnCommaSystem(world.context, world.people[who], homeworkId, own);
afterEach(async () => {
  await setSquad('auto');
  await setSquad('auto', 'Læsehold');
});

/** By which commas the task's text will be marked, and who says so. */
async function handedIn(homeworkId: number, pupil: Username = 'elev') {
  const { answerTextId } = await writeAndHandIn(world, pupil, homeworkId);
  const [text] = await world.db.select().from(tables.answerText).where(eq(tables.answerText.id, answerTextId));
  return [text?.startkomma, text?.startkommaBy];
}

it('PD-22: the pupil’s own choice goes before the class, the class before what the writer does', async () => {
  expect(await handedIn(await assign(world, 'elev'))).toEqual(['auto', 'squad']);
  await setSquad('yes');
  expect(await handedIn(await assign(world, 'elev'))).toEqual(['yes', 'squad']);
  const chosen = await assign(world, 'elev');
  expect(await setOwn(chosen, 'no')).toEqual({ own: 'no', squad: 'yes' });
  expect(await handedIn(chosen)).toEqual(['no', 'pupil']);
  const taken = await assign(world, 'elev');
  await setOwn(taken, 'no');
  expect(await setOwn(taken, null)).toEqual({ own: null, squad: 'yes' });
  expect(await handedIn(taken)).toEqual(['yes', 'squad']);
});

it('PD-22: a group without a system of its own follows the class of the pupil', async () => {
  await setSquad('no');
  const inGroup = () => assign(world, 'elev2', { squad: 'Læsehold' });
  expect(await handedIn(await inGroup(), 'elev2')).toEqual(['no', 'squad']);
  await setSquad('yes', 'Læsehold');
  expect(await handedIn(await inGroup(), 'elev2')).toEqual(['yes', 'squad']);
});

it('PD-22: a text that is corrected keeps the choice of the text before it', async () => {
  const id = await assign(world, 'elev');
  await setOwn(id, 'no');
  await write(world, 'elev', id);
  const { exerciseProgressId } = await handIn(world.context, world.people.elev, id);
  const text = world.jobs.sent.at(-1)?.data as { answerTextId: number };
  await markText(world.context, text.answerTextId);
  await sendBack(world, { homeworkId: id, exerciseProgressId, ...text }, { selfCorrectionEnabled: true });
  const { api } = await world.as('elev');
  const result = await api.ownResult({ params: { id: exerciseProgressId } });
  const task = await api.homeworkExercise({ params: { id: result.selfCorrectionHomework?.id ?? 0 } });
  expect(task.commaSystem).toEqual({ own: 'no', squad: 'auto' });
});

it('PD-22: pupil and teacher see the class’s system; a course in another language has none', async () => {
  await setSquad('yes');
  const { api } = await world.as('elev');
  const task = (id: number) => api.homeworkExercise({ params: { id } });
  expect((await task(await assign(world, 'elev'))).commaSystem).toEqual({ own: null, squad: 'yes' });
  const english = await assign(world, 'elev', { exerciseId: world.exercises.english });
  expect((await task(english)).commaSystem).toBeNull();
  expect(await codeOf(setOwn(english, 'no'))).toBe('not-found');
  const squads = await (await world.as('laerer')).api.currentSquads();
  expect(squads.find(({ name }) => name === '7.A')?.startkomma).toBe('yes');
});

it('PD-22: only the class’s teachers set its system, only the pupil an own one, and not after the hand-in', async () => {
  expect(await codeOf(setSquad('no', '7.A', 'fremmed'))).toBe('not-found');
  expect(await codeOf(setSquad('no', '7.A', 'inviteret'))).toBe('not-found');
  expect(await setSquad('no', '7.A', 'kollega')).toEqual({ squadId: world.squads['7.A'], startkomma: 'no' });
  const essay = await markedEssay(world, 'elev');
  expect(await codeOf(setOwn(essay.homeworkId, 'no'))).toBe('already-handed-in');
  const open = await assign(world, 'elev');
  for (const who of ['elev2', 'laerer', 'fremmed'] as const)
    expect(await codeOf(setOwn(open, 'no', who))).toBe('not-found');
});
