import { setTimeout as sleep } from 'node:timers/promises';

/** How the jobs of one queue are fetched, done and completed. */
export interface QueueWork<Job> {
  /** How many are worked at once. */
  concurrency: number;
  /** Takes at most so many jobs for this process. */
  fetch(most: number): Promise<Job[]>;
  run(job: Job): Promise<void>;
  /** Says that a job is done, or with an error that it is to be tried again. */
  settle(job: Job, error?: unknown): Promise<void>;
  /** What went wrong with the queue itself. */
  onError(error: Error): void;
}

/**
 * How soon a queue is looked at again, for jobs of other processes and for those that are to be tried again: each time that nothing
 * was there twice as late, up to the longest. Three queues that are looked at twice a second take a thirtieth of a core.
 */
const FIRST_POLL_MS = 500;
const LONGEST_POLL_MS = 4000;
/** Waits before a job is completed once more while the database is away. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** A done job that cannot be completed would be done again: it is tried until the database is back. */
async function untilItWorks(settle: () => Promise<void>, onError: (error: Error) => void, signal: AbortSignal) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await settle();
    } catch (fault) {
      onError(fault as Error);
      if (signal.aborted) return;
      await sleep(wait, undefined, { signal }).catch(() => {});
    }
  }
}

/**
 * Works a queue until it is stopped. A job of this process begins at once when it is sent (`wake`) or when another one is
 * done; nothing that fails here ends the process.
 */
export function workQueue<Job>({ concurrency, fetch, run, settle, onError }: QueueWork<Job>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  let isWoken = false;
  let wakeUp = (): void => {};
  let pollMs = FIRST_POLL_MS;

  const wake = (): void => {
    isWoken = true;
    pollMs = FIRST_POLL_MS;
    wakeUp();
  };
  /** Until somebody wakes it, or it is time to look. */
  const idle = async (): Promise<void> => {
    if (!isWoken)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
        pollMs = Math.min(2 * pollMs, LONGEST_POLL_MS);
      });
    isWoken = false;
  };
  const work = async (job: Job): Promise<void> => {
    const failure = await run(job).then(
      () => undefined,
      (error: unknown) => error ?? new Error('failed'),
    );
    await untilItWorks(() => settle(job, failure), onError, signal);
  };

  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const free = concurrency - running.size;
      const jobs = free > 0 ? await fetch(free).catch((error: Error) => (onError(error), [])) : [];
      for (const job of jobs) {
        const done = work(job).finally(() => {
          running.delete(done);
          wake();
        });
        running.add(done);
      }
      await idle();
    }
  };
  const looping = loop();

  return {
    /** Looks for jobs now. */
    wake,
    /** Takes no more jobs and waits for those that are being worked, at most so many milliseconds. */
    async stop(mostMs: number): Promise<void> {
      stopping.abort();
      wake();
      await looping;
      const enough = new AbortController();
      await Promise.race([Promise.all(running), sleep(mostMs, undefined, { signal: enough.signal }).catch(() => {})]);
      enough.abort();
    },
  };
}
