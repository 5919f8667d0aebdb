import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, ESSAY, exerciseOf, writeAndHandIn } from '../../../testing/school-day.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { readProgress, saveProgress } from './save-progress.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const save = (homeworkId: number, text: string, exercisePageId = 1, who: 'elev' | 'elev2' | 'laerer' = 'elev') =>
  saveProgress(world.context, world.people[who], { homeworkId, exercisePageId, data: { text } });
const read = (homeworkId: number, page = 1, who: 'elev' | 'elev2' | 'laerer' = 'elev') =>
  readProgress(world.context, world.people[who], homeworkId, page);

it('HW-16 saves and restores by page, the last save counts', async () => {
  const id = await assign(world, 'elev');
  expect(await read(id)).toBeNull();
  await save(id, 'Første');
  world.clock.advance(MINUTE);
  const { savedAt } = await save(id, 'Anden 🙂\n\nmed æøå');
  await save(id, 'Side to', 2);
  expect(savedAt).toBe(toUnix(world.clock.now()));
  expect(await read(id)).toEqual({ data: { text: 'Anden 🙂\n\nmed æøå' }, savedAt });
  expect((await read(id, 2))?.data).toEqual({ text: 'Side to' });
});

it('HW-16 what has no place in the database, such as NUL from a PDF, costs the sign and not the text', async () => {
  const id = await assign(world, 'elev');
  const { api } = await world.as('elev');
  const text = 'Før\u0000 og efter, halv \ud83d emoji.';
  await api.saveExerciseProgress({ body: { exerciseId: await exerciseOf(world, id), homeworkId: id, data: { text } } });
  expect((await read(id))?.data).toEqual({ text: 'Før og efter, halv \ufffd emoji.' });
});

it('HW-16 a page that was left open is shown what its save overwrote, and only then', async () => {
  const id = await assign(world, 'elev');
  const { api } = await world.as('elev');
  const exerciseId = await exerciseOf(world, id);
  const saveOn = (text: string, basedOn?: number | null) =>
    api.saveExerciseProgress({ body: { exerciseId, homeworkId: id, data: { text }, basedOn } });
  const school = await saveOn('Fra skolen', null);
  world.clock.advance(MINUTE);
  const home = await saveOn('Fra skolen og hjemme', school.savedAt);
  expect([school.unseen, home.unseen]).toEqual([undefined, undefined]);
  world.clock.advance(MINUTE);
  const stale = await saveOn('Fra skolen!', school.savedAt);
  expect(stale.unseen).toBe('Fra skolen og hjemme');
  expect((await saveOn('Fra skolen!!', stale.savedAt)).unseen).toBeUndefined();
  expect((await saveOn('Et program, der ikke spørger')).unseen).toBeUndefined();
});

it('HW-16 many saves at once leave one of them whole', async () => {
  const id = await assign(world, 'elev');
  await Promise.all(Array.from({ length: 8 }, (_, n) => save(id, `udgave ${n}`)));
  expect((await read(id))?.data).toEqual({ text: expect.stringMatching(/^udgave \d$/) });
});

it('ROLE-03 a pupil reads and writes only own work, and a teacher sees no unfinished text', async () => {
  const id = await assign(world, 'elev');
  await save(id, ESSAY);
  expect(await codeOf(save(id, 'x', 1, 'elev2'))).toBe('not-found');
  expect(await codeOf(read(id, 1, 'elev2'))).toBe('not-found');
  expect(await codeOf(save(id, 'x', 1, 'laerer'))).toBe('not-found');
  expect(await read(id, 1, 'laerer')).toBeNull();
});

it('a text that is handed in changes no more', async () => {
  const { homeworkId } = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
  expect(await codeOf(save(homeworkId, 'Nyt'))).toBe('already-handed-in');
});
