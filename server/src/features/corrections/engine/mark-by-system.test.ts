import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctionCategory } from '@ordklar/correction/taxonomy';
import type { Context } from '../../../platform/http/context.ts';
import { failQueued } from '../../attempts/index.ts';
import { plainEngine } from '../../../testing/plain-engine.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, type HandedIn, markedEssay, sendBack, writeAndHandIn } from '../../../testing/school-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { markBySystem } from './mark-by-system.ts';
import { readCorrections } from '../read-corrections.ts';
import { resetCorrections } from '../saving/reset-corrections.ts';
import { saveCorrections } from '../saving/save-corrections.ts';

const TEXT = 'Jeg tror at en fejll er sjov. Hun ved at fejll er godt.';

/** The plain engine, which also wants a comma before each »at«: with startkomma one, without none. */
function commaEngine(): Context['textEngine'] {
  const plain = plainEngine();
  return {
    ...plain,
    async correct(text, options) {
      const commas = [...text.matchAll(/(\S+) at/g)].map((match) => ({
        offset: match.index,
        length: match[1]?.length ?? 0,
        token: match[1] ?? '',
        replacements: [`${match[1]},`],
        sentence: text,
        explanation: 'Sæt komma.',
        confidence: 0.9,
        ruleId: 'comma',
        categories: [correctionCategory('comma-start')],
      }));
      const { corrections, ...rest } = await plain.correct(text, options);
      const found = [...corrections, ...(options.startkomma === 'yes' ? commas : [])];
      return { corrections: found.toSorted((a, b) => a.offset - b.offset), ...rest };
    },
  };
}

let world: World;
beforeAll(async () => {
  world = await createWorld({ context: { textEngine: commaEngine() } });
});
afterAll(() => world.close());

const read = (essay: HandedIn) => readCorrections(world.context, world.people.laerer, essay.answerTextId);
const anew = (
  essay: HandedIn,
  startkomma: 'yes' | 'no' | 'auto',
  more: { version?: number; who?: 'laerer' | 'kollega' | 'inviteret' | 'fremmed' | 'elev' } = {},
) =>
  markBySystem(world.context, world.people[more.who ?? 'laerer'], essay.answerTextId, {
    startkomma,
    version: more.version,
  });
const tokens = (set: Awaited<ReturnType<typeof read>>) => set.corrections.map(({ token }) => token);

it('PD-22: a text is re-marked by the system that the teacher chooses, and says so', async () => {
  const essay = await markedEssay(world, 'elev', { text: TEXT });
  expect(tokens(await read(essay))).toEqual(['fejll', 'fejll']);
  const set = await anew(essay, 'yes');
  expect(tokens(set)).toEqual(['tror', 'fejll', 'ved', 'fejll']);
  expect([set.startkomma, set.startkommaBy, set.state]).toEqual(['yes', 'teacher', 'editing']);
  expect(tokens(await anew(essay, 'no', { who: 'kollega' }))).toEqual(['fejll', 'fejll']);
});

it('PD-22: own marks, comments, edits and hidden marks of the teacher stay', async () => {
  const essay = await markedEssay(world, 'elev', { text: TEXT });
  const before = await anew(essay, 'yes');
  const [tror, first, ved, last] = before.corrections;
  if (!tror || !first || !ved || !last) throw new Error('marks are missing');
  await saveCorrections(world.context, world.people.laerer, {
    exerciseAnswerTextId: essay.answerTextId,
    squadId: world.squads['7.A'],
    isReadyForStudent: false,
    selfCorrectionEnabled: false,
    corrections: [
      { ...tror, comment: 'Husk den her.' },
      { ...first, active: false },
      { ...ved, active: false },
      { ...last, replacements: ['fejlen'] },
      { ...last, id: 'u1', isUser: true, offset: 0, length: 3, explanation: 'Min egen.' },
    ],
  });
  const without = await anew(essay, 'no');
  expect(
    without.corrections.map(({ token, active, comment, replacements, isUser }) => [
      token,
      active,
      comment,
      replacements[0],
      isUser,
    ]),
  ).toEqual([
    ['Jeg', true, null, 'fejl', true],
    ['tror', true, 'Husk den her.', 'tror,', false],
    ['fejll', false, null, 'fejl', false],
    ['fejll', true, null, 'fejlen', false],
  ]);
  const again = await anew(essay, 'yes');
  expect(tokens(again)).toEqual(['Jeg', 'tror', 'fejll', 'ved', 'fejll']);
  expect(again.corrections.find(({ token }) => token === 'tror')?.comment).toBe('Husk den her.');
  expect(tokens(await resetCorrections(world.context, world.people.laerer, essay.answerTextId))).toEqual([
    'tror',
    'fejll',
    'ved',
    'fejll',
  ]);
});

it('PD-21: a text that somebody has saved meanwhile is not re-marked', async () => {
  const essay = await markedEssay(world, 'elev', { text: TEXT });
  const { version } = await read(essay);
  await anew(essay, 'no', { version });
  expect(await codeOf(anew(essay, 'yes', { version }))).toBe('stale-save');
  expect((await read(essay)).startkomma).toBe('no');
});

it('a text that waits for the engine is not re-marked; one that it gave up is', async () => {
  const waiting = await writeAndHandIn(world, 'elev', await assign(world, 'elev'), TEXT);
  expect(await codeOf(anew(waiting, 'yes'))).toBe('still-marking');
  await failQueued(world.db, waiting.answerTextId);
  expect((await anew(waiting, 'yes')).corrections).toHaveLength(4);
});

it('ROLE-02 ROLE-03 only teachers of the class mark a text anew', async () => {
  const essay = await markedEssay(world, 'elev', { text: TEXT });
  await sendBack(world, essay);
  for (const who of ['inviteret', 'fremmed', 'elev'] as const)
    expect(await codeOf(anew(essay, 'yes', { who }))).toBe('not-found');
});
