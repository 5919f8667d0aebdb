// People who work on two servers of which either may be gone at any moment, and what the server confirmed to them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Practice } from '@ordklar/contract';
import { newToken, type Session } from '../session.ts';

/** Somebody who waits longer has been lost. */
const GIVE_UP_MS = 120_000;
/** The least and the most that a pupil thinks about an item, ms. */
const THINKING = [1500, 5000] as const;

export interface Crowd {
  /** The servers that answer. */
  readonly urls: readonly string[];
  /** Set when the work is over: everybody ends what was begun. */
  isOver: boolean;
  calls: number;
  /** Calls that met a dead server or database, and were made again. */
  retried: number;
  /** Of those, the ones that one retry did not help, and why. */
  retriedTwice: string[];
  /** Of those that were tried again, the ones whose second server was killed while it answered, though the first was back. */
  killedTwice: string[];
  /** When each server was killed last, ms of the clock, by its address. */
  readonly killedAt: Map<string, number>;
  /** What was refused though it was right. */
  failed: string[];
  readonly answers: { homeworkId: number; item: number; answer: unknown }[];
  readonly handIns: { homeworkId: number; text?: string }[];
}

export const newCrowd = (urls: readonly string[]): Crowd => ({
  urls,
  isOver: false,
  calls: 0,
  retried: 0,
  retriedTwice: [],
  killedTwice: [],
  killedAt: new Map(),
  failed: [],
  answers: [],
  handIns: [],
});

/** Nobody can have been answered: the server is gone, or says that its database is. */
const isAway = (answer: Response | null): answer is null => answer === null || answer.status === 503;

/** A call on one of the servers, and on the other where that is gone; 503 is tried again after as long as it says. */
async function call<Answer>(
  crowd: Crowd,
  session: Session,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  crowd.calls += 1;
  const first = Math.floor(Math.random() * crowd.urls.length);
  const until = Date.now() + GIVE_UP_MS;
  for (let round = 0; Date.now() < until; round++) {
    if (round === 1) crowd.retried += 1;
    const server = crowd.urls[(first + round) % crowd.urls.length] ?? '';
    const asked = Date.now();
    let nobody = '';
    const answer: Response | null = await fetch(`${server}/api/v1/${path}`, {
      method,
      headers: {
        cookie: session.cookie,
        'x-csrf-token': session.token,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      nobody = String(error.cause ?? error);
      return null;
    });
    const read: unknown = await answer?.json().catch(() => null);
    // cut off in the middle of the answer is as good as none
    if (isAway(answer) || read === undefined || (read === null && answer.status !== 204)) {
      if (round === 1) {
        const wasKilled = (crowd.killedAt.get(server) ?? 0) >= asked;
        const list = wasKilled ? crowd.killedTwice : crowd.retriedTwice;
        list.push(`${method} ${path} after ${Date.now() - asked} ms: ${answer?.status ?? (nobody || 'cut off')}`);
      }
      await sleep(Number(answer?.headers.get('retry-after') ?? 0.2) * 1000);
      continue;
    }
    const { code } = (read ?? {}) as { code?: string };
    // the first try was kept, only its answer was lost
    if (answer.ok || (round > 0 && code === 'already-handed-in')) return read as Answer;
    throw new Error(`${method} ${path}: ${answer.status} ${code}`);
  }
  throw new Error(`${method} ${path}: nobody answered`);
}

const think = () => sleep(THINKING[0] + Math.random() * (THINKING[1] - THINKING[0]));

async function doExercise(crowd: Crowd, session: Session, exerciseId: number): Promise<void> {
  const ask = <Answer>(method: string, path: string, body?: object) => call<Answer>(crowd, session, method, path, body);
  const { homeworkId } = await ask<{ homeworkId: number }>('POST', 'free-exercises/exercise/self-assign', {
    exerciseId,
  });
  const { items } = await ask<Practice>('GET', `homework/${homeworkId}/items`);
  for (const [at, item] of items.entries()) {
    await think();
    const answer = item.kind === 'choice' ? item.options[0] : [];
    const data = { answer, round: 1, seconds: 2 };
    await ask('POST', 'exercise/progress', { exerciseId, exercisePageId: at + 1, homeworkId, data });
    crowd.answers.push({ homeworkId, item: at + 1, answer });
  }
  await ask('PUT', `homework/${homeworkId}/handin`);
  crowd.handIns.push({ homeworkId });
}

/** Does one exercise after the other until it is over; ends what was begun. */
export async function practise(crowd: Crowd, session: Session, exerciseIds: readonly number[]): Promise<void> {
  for (const exerciseId of exerciseIds) {
    if (crowd.isOver) return;
    await think();
    await doExercise(crowd, session, exerciseId).catch((error: Error) => crowd.failed.push(error.message));
  }
}

/** Writes one essay after the other and hands each in. */
export async function writeEssays(
  crowd: Crowd,
  session: Session,
  tasks: readonly { homeworkId: number; exerciseId: number; text: string }[],
  pauseMs: number,
): Promise<void> {
  for (const { homeworkId, exerciseId, text } of tasks) {
    if (crowd.isOver) return;
    await sleep(Math.random() * pauseMs);
    try {
      await call(crowd, session, 'POST', 'exercise/progress', {
        exerciseId,
        exercisePageId: 1,
        homeworkId,
        data: { text },
      });
      await think();
      await call(crowd, session, 'PUT', `homework/${homeworkId}/handin`);
      crowd.handIns.push({ homeworkId, text });
    } catch (error) {
      crowd.failed.push((error as Error).message);
    }
  }
}

/** A session with a token that is read again, as a page does when it is opened. */
export const fresh = async (url: string, session: Session): Promise<Session> => ({
  ...session,
  token: (await newToken(url, session.cookie)).token,
});
