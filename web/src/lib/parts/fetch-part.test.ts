import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, fetchPart } from './fetch-part.ts';

const net = (isOnline: boolean, reaches = isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    reaches ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch')),
  );
};
const part = () => vi.fn(() => Promise.resolve({ words: 'Klokken' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('without a net no file is asked for, which the browser would refuse ever after; with one it comes', async () => {
  const load = part();
  net(false);
  await expect(fetchPart(load)).rejects.toThrow('No net');
  expect(load).not.toHaveBeenCalled();
  net(true);
  expect(await fetchPart(load)).toEqual({ words: 'Klokken' });
});

it('what is here already, and a server on the same machine, need no net', async () => {
  const load = part();
  net(true);
  await fetchPart(load);
  net(false);
  expect(await fetchPart(load)).toEqual({ words: 'Klokken' });
  net(false, true);
  expect(await fetchPart(part())).toEqual({ words: 'Klokken' });
});

it('parts are fetched ahead when the page has rested, and not when it is left before', async () => {
  net(true);
  const load = part();
  const stop = fetchAhead(() => [load]);
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(5000);
  expect(load).not.toHaveBeenCalled();
  fetchAhead(() => [load, () => Promise.reject(new Error('away'))]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(1);
});
