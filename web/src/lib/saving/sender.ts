import { ApiProblem } from '@ordklar/contract';
import { isRefusal } from './save-state.ts';

/** A pause in the work that is long enough to save, in ms. */
export const SAVE_DELAY = 700;
const LONGEST = 30_000;
/** How long to wait before trying again without connection, in ms: longer each time, up to the last. */
export const RETRY_DELAYS: readonly [number, ...number[]] = [2000, 5000, 10_000, LONGEST];

/** What a sender asks of what it sends. */
export interface SenderWorld {
  /** Whether something waits that another try may bring to the server. */
  hasWork: () => boolean;
  /** Sends what waits now; throws what the call throws. `leaving` = the page is going away. */
  send: (leaving: boolean) => Promise<void>;
  /** Called each time that a call has failed. What is no refusal is tried again by itself. */
  failed: (error: unknown) => void;
}

/** Brings something to the server, one call at a time, so that what is older never arrives after what is newer. */
export interface Sender {
  /** Sends after the next pause in the work; each call begins the pause again. */
  soon: () => void;
  /** Sends at once until nothing waits; false where that failed. `leaving` = the page is going away. */
  flush: (leaving?: boolean) => Promise<boolean>;
  /** Runs another call in the same row, with the same second tries; false where it failed. */
  alone: (call: () => Promise<void>) => Promise<boolean>;
  isRunning: () => boolean;
  /** Takes back what `soon` and a failed call have planned. */
  cancel: () => void;
  /** Ends it: nothing is sent any more, whatever waits. */
  end: () => void;
}

/** Makes the one way by which drafts, marks and answers are saved. */
export function createSender({ hasWork, send, failed }: SenderWorld): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let pause = SAVE_DELAY;
  let isEnded = false;

  const plan = (delay: number) => {
    clearTimeout(timer);
    if (isEnded) return;
    timer = setTimeout(() => void sendOnce(), delay);
  };

  async function attempt(call: () => Promise<void>): Promise<boolean> {
    try {
      await call();
      failures = 0;
      pause = SAVE_DELAY;
      return true;
    } catch (error) {
      // a login layer that was closed is not opened again at each pause in the writing
      if (!(error instanceof ApiProblem)) pause = LONGEST;
      if (!isRefusal(error)) plan(Math.max(RETRY_DELAYS[failures++] ?? LONGEST, pause));
      failed(error);
      return false;
    }
  }

  function start(call: () => Promise<void>): Promise<boolean> {
    if (isEnded) return Promise.resolve(false);
    running = attempt(call).finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Until no call runs any more; others may have waited for the same one. */
  async function idle(): Promise<void> {
    await running;
    if (running) await idle();
  }

  async function sendOnce(): Promise<void> {
    if (running) await idle();
    // what was written while the call ran waits for its own pause
    if (hasWork() && (await start(() => send(false))) && hasWork()) plan(pause);
  }

  return {
    soon: () => plan(pause),
    async flush(leaving = false) {
      clearTimeout(timer);
      if (running) await idle();
      let isThrough = true;
      while (isThrough && hasWork()) isThrough = await start(() => send(leaving));
      return isThrough;
    },
    async alone(call) {
      if (running) await idle();
      return start(call);
    },
    isRunning: () => running !== undefined,
    cancel: () => clearTimeout(timer),
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
