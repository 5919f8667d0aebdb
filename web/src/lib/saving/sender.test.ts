import { ApiProblem } from '@ordklar/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSender, RETRY_DELAYS, SAVE_DELAY } from './sender.ts';

const LAST = RETRY_DELAYS.at(-1) ?? 0;
const problem = (status: number) => new ApiProblem(status, { code: 'x', message: '' });

/** Something that is written, and a server that takes it or fails as it is bidden. */
function written() {
  let waits = 0;
  const answers: (Error | null)[] = [];
  const send = vi.fn(async (_leaving: boolean) => {
    const answer = answers.shift();
    if (answer) throw answer;
    waits = 0;
  });
  const failed = vi.fn();
  const sender = createSender({ hasWork: () => waits > 0, send, failed });
  return { sender, send, failed, fail: (...errors: (Error | null)[]) => answers.push(...errors), write: () => waits++ };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends once when the work pauses, and not where nothing waits', async () => {
  const { sender, send, write } = written();
  for (let key = 0; key < 3; key++) {
    write();
    sender.soon();
    await pass(SAVE_DELAY - 1);
  }
  expect(send).not.toHaveBeenCalled();
  await pass(1);
  expect(send.mock.calls).toEqual([[false]]);
  sender.soon();
  await pass(SAVE_DELAY);
  expect(send).toHaveBeenCalledTimes(1);
});

it('without a net it is tried again by itself, later each time, until it is through', async () => {
  const { sender, send, failed, fail, write } = written();
  write();
  fail(problem(0), problem(503), problem(429), problem(401), problem(0));
  expect(await sender.flush()).toBe(false);
  for (const [tries, delay] of [...RETRY_DELAYS, LAST].entries()) {
    await pass(delay - 1);
    expect(send).toHaveBeenCalledTimes(tries + 1);
    await pass(1);
  }
  expect([send.mock.calls.length, failed.mock.calls.length]).toEqual([6, 5]);
  await pass(120_000);
  expect(send).toHaveBeenCalledTimes(6);
});

it('what the server refuses is not tried again before something new is written', async () => {
  const { sender, send, failed, fail, write } = written();
  write();
  fail(problem(422));
  expect(await sender.flush()).toBe(false);
  await pass(120_000);
  expect([send.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
  write();
  sender.soon();
  await pass(SAVE_DELAY);
  expect(send).toHaveBeenCalledTimes(2);
});

it('a login that was closed is not asked for at each pause in the writing', async () => {
  const { sender, send, fail, write } = written();
  write();
  fail(new Error('closed'));
  await sender.flush();
  write();
  sender.soon();
  await pass(LAST - 1);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(send).toHaveBeenCalledTimes(2);
});

it('one call at a time: another one, a second flush and the page’s end wait for it', async () => {
  const order: string[] = [];
  let end: () => void = () => undefined;
  let waits = true;
  const sender = createSender({
    hasWork: () => waits,
    async send() {
      order.push('begins');
      await new Promise<void>((resolve) => (end = resolve));
      order.push('ends');
      waits = false;
    },
    failed: () => undefined,
  });
  const first = sender.flush();
  const second = sender.flush(true);
  const other = sender.alone(async () => void order.push('other'));
  expect([order, sender.isRunning()]).toEqual([['begins'], true]);
  end();
  expect(await Promise.all([first, second, other])).toEqual([true, true, true]);
  expect(order).toEqual(['begins', 'ends', 'other']);
});
