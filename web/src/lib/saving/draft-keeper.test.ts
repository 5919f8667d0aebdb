import { ApiProblem } from '@ordklar/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftKeeper, type Kept } from './draft-keeper.ts';
import { type SaveState, worstSave } from './save-state.ts';
import { RETRY_DELAYS, SAVE_DELAY } from './sender.ts';

/** A server that keeps one draft, as ours does: another version is refused. */
function server(first: Kept<string> = { content: null, version: 0 }) {
  let stored = first;
  return {
    read: () => stored,
    put: (next: Kept<string>) => {
      stored = next;
    },
    load: vi.fn(async () => ({ ...stored, savedAt: stored.version || null })),
    save: vi.fn(async ({ content, version }: Kept<string>) => {
      if (version !== stored.version)
        throw new ApiProblem(409, { code: 'stale-draft', message: '', details: { version: stored.version } });
      stored = { content, version: content === null ? 0 : stored.version + 1 };
      return { version: stored.version, savedAt: stored.version };
    }),
    hold: vi.fn(),
  };
}
const pause = (ms = SAVE_DELAY) => vi.advanceTimersByTimeAsync(ms);
async function opened(world: ReturnType<typeof server>, unsent: Kept<string> | null = null) {
  const keeper = createDraftKeeper<string>(world, unsent);
  await keeper.refresh();
  return keeper;
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is typed is on the server after a short pause, and in one save', async () => {
  const world = server();
  const keeper = await opened(world);
  for (const text of ['F', 'Fl', 'Flot']) keeper.write(text);
  expect(keeper.read().save.kind).toBe('waiting');
  expect(world.hold).toHaveBeenLastCalledWith({ content: 'Flot', version: 0 });
  await pause();
  expect([world.read().content, world.save.mock.calls.length]).toEqual(['Flot', 1]);
  expect(keeper.read().save).toEqual({ kind: 'saved', at: 1 });
  expect(world.hold).toHaveBeenLastCalledWith(null);
});

it('begins with the draft that the server has', async () => {
  const keeper = await opened(server({ content: 'I går', version: 7 }));
  expect(keeper.read()).toMatchObject({ content: 'I går', isLoaded: true, restoredAt: 7 });
});

it('without a connection it is held here, tried again by itself, and never said to be saved before it is', async () => {
  const world = server();
  const keeper = await opened(world);
  world.save.mockRejectedValueOnce(new ApiProblem(0, { code: 'network', message: '' }));
  keeper.write('Flot');
  await pause();
  expect(keeper.read().save).toEqual({ kind: 'offline' });
  expect(world.hold).toHaveBeenLastCalledWith({ content: 'Flot', version: 0 });
  await pause(RETRY_DELAYS[0]);
  expect([world.read().content, keeper.read().save.kind]).toEqual(['Flot', 'saved']);
});

it('what an earlier page could not send is sent by the next', async () => {
  const world = server({ content: 'Flot', version: 7 });
  const keeper = await opened(world, { content: 'Flot arbejde', version: 7 });
  expect(keeper.read().content).toBe('Flot arbejde');
  await pause();
  expect(world.read()).toEqual({ content: 'Flot arbejde', version: 8 });
});

it('a save that came through while its page closed is no draft of another', async () => {
  const world = server({ content: 'Flot arbejde', version: 8 });
  const keeper = await opened(world, { content: 'Flot arbejde', version: 7 });
  expect([keeper.read().content, keeper.read().save.kind]).toEqual(['Flot arbejde', 'saved']);
  keeper.write('Flot arbejde!');
  await pause();
  expect(world.read()).toEqual({ content: 'Flot arbejde!', version: 9 });
});

it('another window’s draft is not written over: the teacher chooses which of the two counts', async () => {
  for (const [choice, counts] of [
    ['takeTheirs', 'Deres'],
    ['keepMine', 'Mit'],
  ] as const) {
    const world = server({ content: 'Flot', version: 7 });
    const keeper = await opened(world);
    world.put({ content: 'Deres', version: 8 });
    keeper.write('Mit');
    await pause();
    expect(keeper.read().save).toMatchObject({ kind: 'conflict', version: 8 });
    expect([keeper.read().content, world.read().content]).toEqual(['Mit', 'Deres']);
    await keeper[choice]();
    await pause();
    expect([keeper.read().content, world.read().content]).toEqual([counts, counts]);
    expect(keeper.read().save.kind).toBe('saved');
  }
});

it('is empty once it is sent; what is typed meanwhile becomes the next draft', async () => {
  const world = server();
  const keeper = await opened(world);
  keeper.write('Flot');
  await keeper.send(async () => {
    world.put({ content: null, version: 0 });
    keeper.write('Flot. Og');
    return true;
  });
  await pause();
  expect(world.read().content).toBe('Flot. Og');
  await keeper.send(async () => {
    world.put({ content: null, version: 0 });
    return true;
  });
  expect(keeper.read().content).toBeNull();
});

it('what could not be sent stays a draft', async () => {
  const world = server();
  const keeper = await opened(world);
  keeper.write('Flot');
  await expect(keeper.send(() => Promise.reject(new Error('nej')))).rejects.toThrow('nej');
  await pause();
  expect([keeper.read().content, world.read().content]).toEqual(['Flot', 'Flot']);
});

it('an ended keeper writes nothing more, neither what waits for a pause nor for the net nor for an answer', async () => {
  const world = server();
  const waiting = await opened(world);
  waiting.write('Flot');
  waiting.end();
  const offline = await opened(world);
  world.save.mockRejectedValueOnce(new ApiProblem(0, { code: 'network', message: '' }));
  offline.write('Godt');
  await pause();
  offline.end();
  const asking = createDraftKeeper<string>(world, null);
  asking.write('Fint');
  const flushed = asking.flush();
  asking.end();
  await flushed;
  const held = world.hold.mock.calls.length;
  await pause(RETRY_DELAYS.reduce((sum, delay) => sum + delay));
  expect([world.read().content, world.save.mock.calls.length, world.hold.mock.calls.length]).toEqual([null, 1, held]);
});

it('a screen is saved only when everything on it is', () => {
  const saved = (at: number | null): SaveState => ({ kind: 'saved', at });
  expect(worstSave([saved(null), saved(5), saved(3)])).toEqual(saved(5));
  expect(worstSave([saved(5), { kind: 'waiting' }])).toEqual({ kind: 'waiting' });
  expect(worstSave([{ kind: 'waiting' }, { kind: 'offline' }, saved(5)])).toEqual({ kind: 'offline' });
});
