import { z } from 'zod';
import type { Context } from '../../../platform/http/context.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { signed } from '../platforms/keys.ts';
import { forgetLaunches } from '../launch/launch.repo.ts';
import { SCORE_SCOPE } from '../launch/prove-launch.ts';
import { mustTake, reasonOf, ScoreFailure } from './score-failure.ts';
import * as repo from './scores.repo.ts';

type Needs = Pick<Context, 'clock' | 'config' | 'db' | 'jobs' | 'log'>;
type Due = NonNullable<Awaited<ReturnType<typeof repo.findScore>>>;

/** How often results are looked for that wait to be sent. */
const SWEEP_MS = 15_000;
/** Jobs that one look makes. */
const MOST_AT_ONCE = 500;
const MINUTE_MS = 60_000;
/** The first pause after a job was given up; each next one is twice as long, up to six hours. */
const FIRST_PAUSE_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** After that a platform that does not take a result is not asked again. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;

const tokenAnswer = z.looseObject({ access_token: z.string().min(1) });

/** Whether results may go there: only to hosts that the administrator has registered. */
export function isRegistered(platform: Due['platform'], lineitem: string): boolean {
  const hosts = [platform.scoreHost, platform.tokenUrl, platform.jwksUrl, platform.authUrl, platform.issuer];
  const origins = hosts.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
  return URL.canParse(lineitem) && origins.includes(new URL(lineitem).origin);
}

/** A token to write results with: the client's credentials, signed with our key (RFC 7523). */
async function askToken(context: Needs, { tokenUrl, clientId }: Due['platform']): Promise<string> {
  const assertion = await signed(context, { iss: clientId, sub: clientId, aud: tokenUrl });
  const { body } = await mustTake('no-token', context.config, tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope: SCORE_SCOPE,
    }).toString(),
  });
  try {
    return tokenAnswer.parse(JSON.parse(body)).access_token;
  } catch (error) {
    throw new ScoreFailure('no-token', 'the platform answered no token', { cause: error });
  }
}

/** The address of a line's scores: its path with one more step, before what follows a question mark. */
function scoresOf(lineitem: string): string {
  const url = new URL(lineitem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

/**
 * What is reported to the platform: how many answers were right, or only that the task is handed in where nothing is counted, as
 * of a text, or where the pupil is not to know (HW-09).
 */
function scoreOf({ hideResults, correctAnswers, answerCount, subject }: Due, now: Date) {
  const about = { userId: subject, timestamp: now.toISOString() };
  return hideResults || correctAnswers === null || !answerCount
    ? { ...about, activityProgress: 'Submitted', gradingProgress: 'PendingManual' }
    : {
        ...about,
        scoreGiven: correctAnswers,
        scoreMaximum: answerCount,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
      };
}

/** Sends the result of a task to the platform that has asked for it. Done twice it says the same twice. */
export async function sendScore(context: Needs, taskId: number): Promise<void> {
  const due = await repo.findScore(context.db, taskId);
  if (!due) return;
  // taken back, or its attempt deleted: there is nothing to tell
  if (due.removedAt !== null || due.exerciseProgressId === null) return repo.noteSent(context.db, taskId, due.wanted);
  if (!isRegistered(due.platform, due.lineitem))
    throw new ScoreFailure('other-host', 'results are to go to a host that is not registered');
  const token = await askToken(context, due.platform);
  await mustTake('refused', context.config, scoresOf(due.lineitem), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.ims.lis.v1.score+json' },
    body: JSON.stringify(scoreOf(due, context.clock.now())),
  });
  await repo.noteSent(context.db, taskId, due.wanted);
}

/** Keeps that a job was given up: it is tried again after a pause, and three days after the first no more. */
export async function noteGivenUp(context: Needs, taskId: number, error: unknown): Promise<void> {
  const row = await repo.findFailures(context.db, taskId);
  if (!row) return;
  const now = context.clock.now().getTime();
  // a result may be shown or hidden, or the server be back, long after the task was handed in: the days begin here
  const since = row.failures === 0 ? now : row.wantedAt.getTime();
  const givenUp = now - since >= GIVE_UP_AFTER_MS;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(row.failures, 10));
  context.log.warn({ err: error, taskId, givenUp }, 'a result did not reach its learning platform');
  await repo.noteFailure(context.db, taskId, {
    lastError: reasonOf(error),
    failures: row.failures + 1,
    wantedAt: new Date(since),
    nextTryAt: new Date(now + pause),
    givenUp,
  });
}

/** Makes a job of each result that waits and has none: its row is the queue (decision record 3). */
export async function sendDue(context: Needs): Promise<void> {
  const due = await repo.findDue(context.db, context.clock.now(), MOST_AT_ONCE);
  // the queue itself knows a second one only until the first is begun; one that is tried again would get others beside it
  const known = await context.jobs.keysOf('send-score', due.map(String));
  for (const taskId of due)
    if (!known.has(String(taskId))) await context.jobs.send('send-score', { taskId }, String(taskId));
}

/** Works the queue of results, looks for those that wait, and forgets launches that nobody went on with. The answer stops it. */
export async function startSendingScores(context: Needs): Promise<() => void> {
  await context.jobs.work(
    'send-score',
    2,
    ({ taskId }) => sendScore(context, taskId),
    ({ taskId }, error) => noteGivenUp(context, taskId, error),
  );
  return repeat(context.log, SWEEP_MS, 'results for learning platforms were not looked for', async () => {
    await sendDue(context);
    await forgetLaunches(context.db, context.clock.now());
  });
}
