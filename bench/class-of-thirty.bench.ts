// Thirty pupils do an exercise at once: each opens it, thinks for a moment, saves every answer and hands in. How long the
// calls take on the embedded database, beside a call that only reads the session, in the same run.
import { demoSeed } from '@ordklar/content';
import type { Practice } from '@ordklar/contract';
import { newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { report } from './figures.ts';
import { logIn, type Session } from './session.ts';

const PUPILS = 30;
/** The least and the most that a pupil thinks about an item, ms: far quicker than any real one. */
const THINKING = [500, 3000] as const;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (times: readonly number[], share: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(1)} ms`;

const server = await startServer(newDataFolder(), { CALLS_PER_MINUTE: '100000' });
const times: Record<string, number[]> = { session: [], open: [], save: [], 'hand in': [] };

async function call<Answer>(
  session: Session,
  method: string,
  path: string,
  body?: object,
  as?: string,
): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/v1/${path}`, {
    method,
    headers: {
      cookie: session.cookie,
      'x-csrf-token': session.token,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const read = (await answer.json()) as Answer;
  if (as) times[as].push(performance.now() - started);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`);
  return read;
}

async function doExercise(session: Session, exerciseId: number): Promise<void> {
  const { homeworkId } = await call<{ homeworkId: number }>(session, 'POST', 'free-exercises/exercise/self-assign', {
    exerciseId,
  });
  const { items } = await call<Practice>(session, 'GET', `homework/${homeworkId}/items`, undefined, 'open');
  for (const [at, item] of items.entries()) {
    await pause(THINKING[0] + Math.random() * (THINKING[1] - THINKING[0]));
    await call(session, 'GET', 'current_user', undefined, 'session');
    const answer = item.kind === 'choice' ? item.options[0] : [];
    const data = { answer, round: 1, seconds: 5 };
    await call(session, 'POST', 'exercise/progress', { exerciseId, exercisePageId: at + 1, homeworkId, data }, 'save');
  }
  await call(session, 'PUT', `homework/${homeworkId}/handin`, undefined, 'hand in');
}

try {
  const school = demoSeed.people.find(({ username }) => username === 'elev')!.school;
  const pupils = demoSeed.people
    .filter((one) => one.school === school && one.roles.includes('student'))
    .slice(0, PUPILS);
  const sessions: Session[] = [];
  for (const { username } of pupils) sessions.push(await logIn(server.url, username));
  const { exercises } = await call<{ exercises: { id: number }[] }>(
    sessions[0],
    'GET',
    'free-exercises/category/108001/exercises?levelId=10807',
  );
  await Promise.all(sessions.map((session) => doExercise(session, exercises[0].id)));
  report('pupils at once', sessions.length);
  for (const [what, taken] of Object.entries(times))
    report(
      `${what} (${taken.length}), median and 99th percentile`,
      `${percentile(taken, 0.5)}  ${percentile(taken, 0.99)}`,
    );
} finally {
  await server.stop();
}
