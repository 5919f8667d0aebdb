import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workQueue } from './work-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue that counts how often it is looked at. */
function watched(jobs: string[] = []) {
  const looks: number[] = [];
  const done: string[] = [];
  const began = Date.now();
  const queue = workQueue<string>({
    concurrency: 1,
    fetch: async () => {
      looks.push(Date.now() - began);
      return jobs.splice(0, 1);
    },
    run: async (job) => void done.push(job),
    settle: async () => {},
    onError: (error) => {
      throw error;
    },
  });
  return { queue, looks, done };
}

it('an idle queue is looked at ever more seldom, and at least every four seconds', async () => {
  const { queue, looks } = watched();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(looks).toEqual([0, 500, 1500, 3500, 7500, 11_500, 15_500]);
  await queue.stop(0);
});

it('a queue that is woken is looked at then, and soon again', async () => {
  const jobs: string[] = [];
  const { queue, looks, done } = watched(jobs);
  await vi.advanceTimersByTimeAsync(10_000);
  jobs.push('one', 'two');
  queue.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['one', 'two']);
  const before = looks.length;
  await vi.advanceTimersByTimeAsync(1600);
  expect(looks.slice(before)).toEqual([10_500, 11_500]);
  await queue.stop(0);
});
