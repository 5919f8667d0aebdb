import { loadEngine } from '@ordklar/correction/load';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainEngine } from '../../testing/plain-engine.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { markedEssay, sendBack } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { readCorrections } from '../corrections/index.ts';
import { setSquadHints, squadHints } from './squad-hints.ts';
import { textHints } from './text-hints.ts';

const engine = loadEngine();
let world: World;
beforeAll(async () => {
  const textEngine = {
    ...plainEngine(),
    correct: async (...args: Parameters<typeof engine.read>) => engine.read(...args),
  };
  world = await createWorld({ context: { textEngine } });
});
afterAll(() => world.close());

const TEXT = 'Og så kom Ida, og så spiste vi, og så gik vi hjem. Forsøget var mega sjovt.';
const set = (hints: Parameters<typeof setSquadHints>[3], who: Username = 'laerer') =>
  setSquadHints(world.context, world.people[who], world.squads['7.A'], hints);
const hintsOf = async (answerTextId: number, who: Username) =>
  (await textHints(world.context, world.people[who], answerTextId)).map(({ kind }) => kind);

it('hints are off until the class switches them on, and then hold for texts that were marked before', async () => {
  const { answerTextId } = await markedEssay(world, 'elev', { text: TEXT });
  expect(await hintsOf(answerTextId, 'laerer')).toEqual([]);
  expect(await set(['slang', 'og-saa', 'slang'])).toEqual({ hints: ['og-saa', 'slang'] });
  expect(await squadHints(world.context, world.people.kollega, world.squads['7.A'])).toEqual({
    hints: ['og-saa', 'slang'],
  });
  expect(await hintsOf(answerTextId, 'laerer')).toEqual(['og-saa', 'slang']);
  await set(['slang']);
  expect(await hintsOf(answerTextId, 'laerer')).toEqual(['slang']);
});

it('hints are no marks: the text has as many as without', async () => {
  await set(['og-saa', 'slang']);
  const { answerTextId } = await markedEssay(world, 'elev', { text: TEXT });
  const { corrections } = await readCorrections(world.context, world.people.laerer, answerTextId);
  expect(corrections.map(({ token }) => token)).toEqual(
    engine.check(TEXT, { language: 'da' }).map(({ token }) => token),
  );
});

it('ROLE-04 the pupil gets them with the text that is sent back, nobody else does', async () => {
  await set(['slang']);
  const essay = await markedEssay(world, 'elev', { text: TEXT });
  expect(await codeOf(hintsOf(essay.answerTextId, 'elev'))).toBe('not-found');
  await sendBack(world, essay);
  expect(await hintsOf(essay.answerTextId, 'elev')).toEqual(['slang']);
  for (const who of ['elev2', 'fremmed'] as const)
    expect(await codeOf(hintsOf(essay.answerTextId, who))).toBe('not-found');
  expect(await codeOf(set(['slang'], 'fremmed'))).toBe('not-found');
});
