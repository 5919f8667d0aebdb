import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPool, tables } from '../../../platform/db/index.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { Browser } from '../../../testing/browser.ts';
import { createLtiWorld, type LtiWorld } from '../../../testing/lti-world.ts';
import { assign, newItemExercise, write } from '../../../testing/school-day.ts';
import { DAY, MINUTE } from '../../../testing/test-clock.ts';
import { PASSWORD } from '../../../testing/world-people.ts';
import { isRegistered, noteGivenUp, sendDue, sendScore, startSendingScores } from './send-score.ts';

let lti: LtiWorld;
let pupil: Browser;
beforeAll(async () => {
  lti = await createLtiWorld();
  pupil = await lti.world.visitor();
  await lti.open(pupil, '/lti/launch');
  await pupil.api.login({ body: { username: 'elev', password: PASSWORD } });
  await pupil.api.linkLti();
});
beforeEach(async () => {
  await lti.world.db.delete(tables.ltiTask);
  lti.platform.scores.length = 0;
  lti.platform.refuses = 0;
});
afterAll(() => lti.close());

/** The pupil opens a task of the exercise from the platform's `line`; answers the task. */
async function opened(line: string, exerciseId?: number): Promise<number> {
  const id = exerciseId ?? (await newItemExercise(lti.world));
  const homeworkId = await assign(lti.world, 'elev', { exerciseId: id });
  const answer = await lti.open(pupil, `/lti/opgave/${id}`, { line });
  expect(answer.headers.location).toBe(`/exercise/page/${id}/1?homeworkId=${homeworkId}`);
  return homeworkId;
}

/** The pupil answers both items, the second one half right, and hands in: two of three are right. */
async function doIt(homeworkId: number): Promise<number> {
  const { exerciseId } = await pupil.api.homeworkItems({ params: { id: homeworkId } });
  for (const [page, answer] of [
    [1, 'cykler'],
    [2, ['en', 'en']],
  ] as const)
    await pupil.api.saveExerciseProgress({
      body: { exerciseId, homeworkId, exercisePageId: page, data: { answer } },
    });
  return (await pupil.api.handIn({ params: { id: homeworkId } })).exerciseProgressId;
}

/** Works the queue as the server's workers do, once. Answers what failed for the moment. */
async function work(): Promise<unknown[]> {
  const { world } = lti;
  world.jobs.sent.length = 0;
  await sendDue(world.context);
  const failed: unknown[] = [];
  for (const job of world.jobs.sent)
    if (job.queue === 'send-score')
      await sendScore(world.context, job.data.taskId).catch(async (error: unknown) => {
        failed.push(error);
        await noteGivenUp(world.context, job.data.taskId, error);
      });
  return failed;
}

const hide = (exerciseProgressId: number, hideResults: boolean) =>
  lti.world.as('laerer').then(({ api }) => api.hideResults({ body: { exerciseProgressId, hideResults } }));

it('what a pupil hands in reaches the platform, for the person and the line that it was opened from, and once', async () => {
  const homeworkId = await opened('staveproeve');
  expect(await work()).toEqual([]);
  expect(lti.platform.scores, 'nothing is handed in yet').toEqual([]);
  await doIt(homeworkId);
  await work();
  await work();
  expect(lti.platform.scores).toEqual([
    {
      line: 'staveproeve',
      score: {
        userId: 'hans-id-hos-moodle',
        timestamp: lti.world.clock.now().toISOString(),
        scoreGiven: 2,
        scoreMaximum: 3,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
      },
    },
  ]);
});

it('what was handed in before it was opened from there is sent then', async () => {
  const exerciseId = await newItemExercise(lti.world);
  const homeworkId = await assign(lti.world, 'elev', { exerciseId });
  await doIt(homeworkId);
  await lti.open(pupil, `/lti/opgave/${exerciseId}`, { line: 'sent' });
  await work();
  expect(lti.platform.scores).toMatchObject([{ line: 'sent', score: { scoreGiven: 2 } }]);
});

it('a text is reported as handed in, without a score: its teacher judges it', async () => {
  const { world } = lti;
  const homeworkId = await assign(world, 'elev');
  const [task] = await world.db.select().from(tables.homework).where(eq(tables.homework.id, homeworkId));
  await lti.open(pupil, `/lti/opgave/${task?.exerciseId}`, { line: 'stil' });
  await write(world, 'elev', homeworkId);
  await pupil.api.handIn({ params: { id: homeworkId } });
  await work();
  expect(lti.platform.scores).toHaveLength(1);
  const score = lti.platform.scores[0]?.score ?? {};
  expect(score).toMatchObject({ activityProgress: 'Submitted', gradingProgress: 'PendingManual' });
  expect(score).not.toHaveProperty('scoreGiven');
});

it('HW-09 PD-04 a result that the teacher hides does not reach the pupil by way of the platform; shown, it does', async () => {
  const { world } = lti;
  const homeworkId = await opened('skjult');
  const progressId = await doIt(homeworkId);
  await hide(progressId, true);
  await work();
  expect(lti.platform.scores.map(({ score }) => score['scoreGiven'])).toEqual([undefined]);
  world.clock.advance(MINUTE);
  await hide(progressId, false);
  await work();
  expect(lti.platform.scores.map(({ score }) => score['scoreGiven'])).toEqual([undefined, 2]);
});

it('what the platform does not take is tried again with growing pauses, and after three days given up with a note', async () => {
  const { world } = lti;
  const homeworkId = await opened('nede');
  await doIt(homeworkId);
  lti.platform.refuses = 503;
  const waits = async () => (await (await world.as('skoleadmin')).api.ltiPlatforms()).platforms[0];
  expect(await work()).toHaveLength(1);
  expect(await work(), 'not before the pause is over').toHaveLength(0);
  expect(await waits()).toMatchObject({ waiting: 1, givenUp: 0, lastError: 'broken' });
  let tries = 1;
  for (let minutes = 0; minutes < 4 * 24 * 60; minutes += 10) {
    world.clock.advance(10 * MINUTE);
    tries += (await work()).length;
  }
  expect(tries).toBeGreaterThan(12);
  expect(tries).toBeLessThan(25);
  expect(await waits()).toMatchObject({ waiting: 0, givenUp: 1 });
  await world.db.update(tables.ltiTask).set({ lastError: 'the platform did not take the result: 503' });
  expect(await waits(), 'a sentence of before there were reasons').toMatchObject({ lastError: 'unknown' });
  // the platform is there again: nothing is sent by itself, but what is opened again is
  lti.platform.refuses = 0;
  await work();
  expect(lti.platform.scores).toEqual([]);
  const [task] = await world.db.select().from(tables.homework).where(eq(tables.homework.id, homeworkId));
  await lti.open(pupil, `/lti/opgave/${task?.exerciseId}`, { line: 'nede' });
  await work();
  expect(lti.platform.scores).toHaveLength(1);
  expect(await waits()).toMatchObject({ waiting: 0, givenUp: 0, lastError: null });
});

it('a platform that is back within the pause gets it, without anybody doing anything', async () => {
  const homeworkId = await opened('kort');
  await doIt(homeworkId);
  lti.platform.refuses = 500;
  await work();
  lti.platform.refuses = 0;
  lti.world.clock.advance(11 * MINUTE);
  await work();
  expect(lti.platform.scores).toHaveLength(1);
});

it('a result that is shown long after its task was handed in is tried for three days too', async () => {
  const { world, platform } = lti;
  const progressId = await doIt(await opened('sent vist'));
  await hide(progressId, true);
  await work();
  world.clock.advance(7 * DAY);
  await hide(progressId, false);
  platform.refuses = 503;
  const [row] = (await work(), await world.db.select().from(tables.ltiTask));
  expect(row).toMatchObject({ failures: 1, givenUp: false });
  world.clock.advance(2 * DAY);
  platform.refuses = 0;
  await work();
  expect(platform.scores.map(({ score }) => score['scoreGiven'])).toEqual([undefined, 2]);
});

it('a deleted attempt and a task that was taken back are not sent', async () => {
  const { world } = lti;
  const deleted = await opened('slettet');
  const progressId = await doIt(deleted);
  await (await world.as('laerer')).api.deleteAttempt({ params: { id: progressId } });
  const taken = await opened('taget tilbage');
  await doIt(taken);
  await world.db.update(tables.homework).set({ removedAt: world.clock.now() }).where(eq(tables.homework.id, taken));
  await work();
  await work();
  expect(lti.platform.scores).toEqual([]);
});

it('results go to hosts that the administrator has registered, and nowhere else', async () => {
  const { world, platform } = lti;
  const homeworkId = await opened('hos os');
  await world.db
    .update(tables.ltiTask)
    .set({ lineitem: 'http://127.0.0.1:4628/lineitems/1/lineitem' })
    .where(eq(tables.ltiTask.homeworkId, homeworkId));
  await doIt(homeworkId);
  expect(await work()).toMatchObject([{ reason: 'other-host' }]);
  expect(platform.scores).toEqual([]);
  const registered = {
    id: 1,
    institutionId: 1,
    name: 'Canvas',
    issuer: 'https://canvas.instructure.com',
    clientId: '1',
    deploymentId: '1',
    authUrl: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
    tokenUrl: 'https://sso.canvaslms.com/login/oauth2/token',
    jwksUrl: 'https://sso.canvaslms.com/api/lti/security/jwks',
    scoreHost: 'https://skole.instructure.com',
    createdAt: new Date(),
  };
  const line = '/api/lti/courses/1/line_items/2';
  expect(isRegistered(registered, `https://skole.instructure.com${line}`)).toBe(true);
  expect(isRegistered(registered, `https://sso.canvaslms.com${line}`)).toBe(true);
  for (const host of [
    'https://anden.instructure.com',
    'http://skole.instructure.com',
    'https://skole.instructure.com:8443',
  ])
    expect(isRegistered(registered, host + line)).toBe(false);
});

it('in the product’s own queue a refused score is tried again after seconds, arrives once, and nothing waits any more', async () => {
  const { world, platform } = lti;
  const homeworkId = await opened('koeen');
  await doIt(homeworkId);
  platform.refuses = 503;
  platform.refused = 0;
  const task = () => world.db.select().from(tables.ltiTask).where(eq(tables.ltiTask.homeworkId, homeworkId));
  const jobs = await startJobs(world.databaseUrl, () => {});
  const pool = openPool(world.databaseUrl, () => {}, 1);
  const stop = await startSendingScores({ ...world.context, jobs });
  try {
    await vi.waitFor(() => expect(platform.refused).toBeGreaterThan(0), { timeout: 30_000 });
    // further looks meanwhile, also of other servers, make no second job beside the one that is tried again
    for (let look = 0; look < 3; look++) await sendDue({ ...world.context, jobs });
    const made = await pool.query(`select id from jobs.job where name = 'send-score' and singleton_key = $1`, [
      String((await task())[0]?.id),
    ]);
    expect(made.rows).toHaveLength(1);
    platform.refuses = 0;
    await vi.waitFor(() => expect(platform.scores).toHaveLength(1), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await task()).toMatchObject([{ wanted: 1, sent: 1, givenUp: false }]));
    await vi.waitFor(async () => expect(await jobs.keysOf('send-score')).toEqual(new Set()), { timeout: 10_000 });
    expect(platform.scores).toMatchObject([{ line: 'koeen', score: { scoreGiven: 2, scoreMaximum: 3 } }]);
  } finally {
    stop();
    await jobs.stop();
    await pool.end();
  }
}, 120_000);

it('a platform that has lost its person’s link gets nothing more', async () => {
  const { world } = lti;
  const homeworkId = await opened('sidst');
  await world.db.delete(tables.ltiLink);
  await doIt(homeworkId);
  world.clock.advance(DAY);
  expect(await work()).toEqual([]);
  expect(lti.platform.scores).toEqual([]);
});
