import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FirstStep } from '@ordklar/contract';
import { schoolYear, schoolYearSpan } from '@ordklar/school';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { codeAt, giveTwoStep } from '../../testing/two-step.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PASSWORD, type Username } from '../../testing/world-people.ts';

const OWN = 'min helt egen kode';
const DAY = 24 * 60 * 60_000;
let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { TWO_STEP_FOR: 'administrators' } });
});
beforeEach(async () => {
  await world.db.delete(tables.twoStep);
  await world.db.delete(tables.loginFailure);
  world.clock.advance(60_000);
});
afterAll(() => world.close());

const enter = async (username: Username, password = PASSWORD) => {
  const browser = await world.visitor();
  const { redirectTo } = await browser.api.login({ body: { username, password } });
  return { browser, redirectTo };
};
const stepsOf = async (browser: Browser): Promise<FirstStep[]> => (await browser.api.firstSteps()).steps;

describe('two-step login as a duty', () => {
  it('an administrator without it is led to set it up, reaches nothing until then, and all after', async () => {
    const { browser, redirectTo } = await enter('skoleadmin');
    expect(redirectTo).toBe('/foerst');
    expect(await stepsOf(browser)).toEqual(['two-step']);
    for (const call of [
      () => browser.api.currentUser(),
      () => browser.api.roster({ query: {} }),
      () => browser.api.ownAccount(),
    ])
      expect(await codeOf(call())).toBe('first-steps');
    expect((await browser.call('POST', 'institution/login-cards', { body: { userIds: [1] } })).statusCode).toBe(403);

    const { secret } = await browser.api.beginTwoStep({ body: { password: PASSWORD } });
    await browser.api.confirmTwoStep({ body: { code: codeAt(world.clock.now(), secret) } });
    expect(await browser.api.firstSteps()).toMatchObject({ steps: [], startPath: '/skole' });
    expect((await browser.api.currentUser()).username).toBe('skoleadmin');
    // turned off again it is owed again
    world.clock.advance(30_000);
    await browser.api.endTwoStep({ body: { password: PASSWORD, code: codeAt(world.clock.now(), secret) } });
    expect(await codeOf(browser.api.currentUser())).toBe('first-steps');
  });

  it('who has it, who is none of those it is a duty for, and who comes without a password goes on', async () => {
    await giveTwoStep(world, world.people.redaktor.id, { isOn: true });
    const editor = await world.visitor();
    const body = { username: 'redaktor', password: PASSWORD, code: codeAt(world.clock.now()) };
    expect((await editor.api.login({ body })).redirectTo).toBe('/redaktion');
    expect((await enter('laerer')).redirectTo).toBe('/overblik');
    expect((await enter('elev')).redirectTo).toBe('/lektier');
    const { browser } = await enter('skoleadmin');
    const ofAdmin = eq(tables.users.username, 'skoleadmin');
    const [kept] = await world.db.select().from(tables.users).where(ofAdmin);
    await world.db.update(tables.users).set({ passwordHash: null }).where(ofAdmin);
    expect(await stepsOf(browser)).toEqual([]);
    await world.db
      .update(tables.users)
      .set({ passwordHash: kept?.passwordHash ?? null })
      .where(ofAdmin);
  });

  it('a visitor is told to log in, and logging out works before the steps', async () => {
    expect(await codeOf((await world.visitor()).api.firstSteps())).toBe('not-logged-in');
    const { browser } = await enter('skoleadmin');
    expect((await browser.call('POST', 'auth/logout')).statusCode).toBe(204);
    expect(await codeOf(browser.api.firstSteps())).toBe('not-logged-in');
  });
});

describe('a password that was given', () => {
  /** A new code for a pupil from the teacher. */
  const give = async (forFirstLogin: boolean) => {
    const { api } = await world.as('laerer');
    const body = { userIds: [world.people.elev.id], forFirstLogin };
    const [card] = await api.classLoginCards({ params: { s: world.squads['7.A'] }, body });
    return card ?? { password: '', until: 0, isForFirstLogin: false };
  };
  const tryIt = (password: string | null) => codeOf(enter('elev', password ?? ''));

  it('ends after thirty days where nobody has used it, and the person is told so only by the right code', async () => {
    const { password, until } = await give(false);
    expect(until).toBe(Math.floor((world.clock.now().getTime() + 30 * DAY) / 1000));
    world.clock.advance(30 * DAY + 60_000);
    expect(await tryIt(password)).toBe('card-ended');
    expect(await tryIt('forkert')).toBe('wrong-login');
  });

  it('is the password of the year for a pupil once it was used, where the teacher lets it, and ends in the summer', async () => {
    const { password, isForFirstLogin } = await give(false);
    expect(isForFirstLogin).toBe(false);
    expect((await enter('elev', password ?? '')).redirectTo).toBe('/lektier');
    const summer = schoolYearSpan(schoolYear(world.clock.now())).to.getTime();
    world.clock.advance(summer - world.clock.now().getTime() - DAY);
    expect((await enter('elev', password ?? '')).redirectTo).toBe('/lektier');
    world.clock.advance(DAY + 60_000);
    expect(await tryIt(password)).toBe('card-ended');
  });

  it('is one for the first login in a seventh class, where nobody says otherwise', async () => {
    const { api } = await world.as('laerer');
    const [card] = await api.classLoginCards({
      params: { s: world.squads['7.A'] },
      body: { userIds: [world.people.elev.id] },
    });
    expect(card?.isForFirstLogin).toBe(true);
  });

  it('is for the first login only where the teacher says so: an own one is chosen before anything else', async () => {
    const { password, isForFirstLogin } = await give(true);
    expect(isForFirstLogin).toBe(true);
    const { browser, redirectTo } = await enter('elev', password ?? '');
    expect(redirectTo).toBe('/foerst');
    expect(await stepsOf(browser)).toEqual(['own-password']);
    expect(await codeOf(browser.api.currentUser())).toBe('first-steps');
    const change = (next: string) => browser.api.changePassword({ body: { current: password ?? '', next } });
    expect(await codeOf(change(password ?? ''))).toBe('easy-password');
    await change(OWN);
    expect((await browser.api.currentUser()).username).toBe('elev');
    expect(await tryIt(password)).toBe('wrong-login');
    world.clock.advance(200 * DAY);
    expect((await enter('elev', OWN)).redirectTo).toBe('/lektier');
  });

  it('ends also where it was used but no other was chosen', async () => {
    const { password } = await give(true);
    await enter('elev', password ?? '');
    world.clock.advance(31 * DAY);
    expect(await tryIt(password)).toBe('card-ended');
  });

  it('is for the first login only for teachers, whoever gives it', async () => {
    const { api } = await world.visitor();
    await giveTwoStep(world, world.people.skoleadmin.id, { isOn: true });
    const body = { username: 'skoleadmin', password: PASSWORD, code: codeAt(world.clock.now()) };
    await api.login({ body });
    const [card] = await api.schoolLoginCards({ body: { userIds: [world.people.kollega.id] } });
    expect(card?.isForFirstLogin).toBe(true);
    expect((await enter('kollega', card?.password ?? '')).redirectTo).toBe('/foerst');
  });
});
