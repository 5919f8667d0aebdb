import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import type { Browser } from '../../../testing/browser.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { codeAt, giveTwoStep } from '../../../testing/two-step.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { PASSWORD } from '../../../testing/world-people.ts';
import { renewAdministrator } from '../administrators/make-administrator.ts';
import { FREE_TRIES, logIn } from '../log-in/log-in.ts';
import { recoveryHash } from './take-code.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.db.delete(tables.twoStep);
  await world.db.delete(tables.loginFailure);
  await world.db.delete(tables.loginAddress);
  world.clock.advance(60_000);
});
afterAll(() => world.close());

const code = (secret?: string) => codeAt(world.clock.now(), secret);
const enter = (given: { code?: string; password?: string } = {}) =>
  logIn(
    world.context,
    { username: 'skoleadmin', password: PASSWORD, ...given },
    { address: '192.0.2.1', machine: null },
  );
const later = () => world.clock.advance(30_000);

/** Sets it up as one does on the screen; answers what an app would know and the recovery codes. */
async function setUp(browser: Browser) {
  const { secret, address } = await browser.api.beginTwoStep({ body: { password: PASSWORD } });
  const { recoveryCodes } = await browser.api.confirmTwoStep({ body: { code: code(secret) } });
  later();
  return { secret, address, recoveryCodes };
}

it('is set up with the password and a code, and asked for at the next login; other places are logged out', async () => {
  const elsewhere = await world.logIn('skoleadmin');
  const browser = await world.logIn('skoleadmin');
  const { secret, address, recoveryCodes } = await setUp(browser);
  expect(address).toContain(`otpauth://totp/Ordklar:skoleadmin?issuer=Ordklar&secret=${secret}`);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await elsewhere.call('GET', 'current_user')).statusCode).toBe(401);
  expect((await browser.api.ownAccount()).twoStep).toEqual({ isOn: true, codesLeft: 10 });
  const problem = await problemOf(enter());
  expect([problem.code, problem.status]).toEqual(['code-needed', 401]);
  expect(await enter({ code: code(secret) })).toBe(world.people.skoleadmin.id);
});

it('until it is confirmed nothing changes at the login, and a wrong code does not confirm it', async () => {
  const browser = await world.logIn('skoleadmin');
  const { secret } = await browser.api.beginTwoStep({ body: { password: PASSWORD } });
  expect(await codeOf(browser.api.confirmTwoStep({ body: { code: '000000' } }))).toBe('wrong-code');
  expect(await enter()).toBe(world.people.skoleadmin.id);
  // begun again: the first secret is worth nothing
  await browser.api.beginTwoStep({ body: { password: PASSWORD } });
  expect(await codeOf(browser.api.confirmTwoStep({ body: { code: code(secret) } }))).toBe('wrong-code');
});

describe('the second step of the login', () => {
  beforeEach(() => giveTwoStep(world, world.people.skoleadmin.id, { isOn: true }));

  it('tells nobody that it is there before the password is right', async () => {
    expect(await codeOf(enter({ password: 'forkert' }))).toBe('wrong-login');
    expect(await codeOf(enter({ password: 'forkert', code: code() }))).toBe('wrong-login');
  });

  it('takes a code once, also when it comes twice at the same moment', async () => {
    const given = { code: code() };
    const both = await Promise.all([enter, enter].map((go) => go(given).then(String, (error) => String(error.code))));
    expect(both.toSorted()).toEqual([String(world.people.skoleadmin.id), 'wrong-code'].toSorted());
    expect(await codeOf(enter(given))).toBe('wrong-code');
  });

  it('takes a code for the 30 seconds that the app shows it, none before and none after, and with a blank in the middle', async () => {
    const at = (steps: number) => codeAt(new Date(world.clock.now().getTime() + steps * 30_000));
    for (const steps of [-1, 1]) expect(await codeOf(enter({ code: at(steps) }))).toBe('wrong-code');
    const spaced = at(0).replace(/^.../, '$& ');
    expect(await enter({ code: spaced })).toBe(world.people.skoleadmin.id);
  });

  it('wrong codes are counted as wrong passwords are, and no right password between them begins the count again', async () => {
    for (let n = 0; n < FREE_TRIES; n++)
      expect(await codeOf(enter({ code: n % 2 === 0 ? '000000' : '' }))).toBe(
        n % 2 === 0 ? 'wrong-code' : 'code-needed',
      );
    expect(await codeOf(enter({ code: code() }))).toBe('login-blocked');
  });

  it('is asked over the wire too, and lets in with the code', async () => {
    const browser = await world.visitor();
    const body = { username: 'skoleadmin', password: PASSWORD };
    expect((await browser.call('POST', 'auth/login', { body })).json()).toMatchObject({ code: 'code-needed' });
    expect((await browser.call('GET', 'current_user')).statusCode).toBe(401);
    expect((await browser.call('POST', 'auth/login', { body: { ...body, code: code() } })).statusCode).toBe(200);
    expect((await browser.call('GET', 'current_user')).statusCode).toBe(200);
  });
});

it('a recovery code lets in once, typed as one likes, and none stands in the database', async () => {
  const { recoveryCodes } = await setUp(await world.logIn('skoleadmin'));
  const [first = '', second = ''] = recoveryCodes;
  // 28 signs of 31: 138 bits
  for (const each of recoveryCodes) expect(each).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
  expect(await enter({ code: first.toUpperCase().replaceAll('-', ' ') })).toBe(world.people.skoleadmin.id);
  expect(await codeOf(enter({ code: first }))).toBe('wrong-code');
  expect(await enter({ code: second })).toBe(world.people.skoleadmin.id);
  const [row] = await world.db.select().from(tables.twoStep);
  expect(row?.recoveryHashes).toHaveLength(8);
  // slow to guess, and each with its own salt
  for (const kept of row?.recoveryHashes ?? []) expect(kept).toMatch(/^\$argon2id\$/);
  const kept = JSON.stringify(row);
  for (const each of recoveryCodes) expect(kept).not.toContain(each);
});

it('a recovery code of twelve signs, as they were made before, still lets in once', async () => {
  const userId = world.people.skoleadmin.id;
  await giveTwoStep(world, userId, { isOn: true });
  const kept = await recoveryHash('k3vr-92mt-hw7x');
  await world.db.update(tables.twoStep).set({ recoveryHashes: [kept] });
  expect(await enter({ code: 'k3vr-92mt-hw7x' })).toBe(userId);
  expect(await codeOf(enter({ code: 'k3vr-92mt-hw7x' }))).toBe('wrong-code');
});

describe('turning it off', () => {
  it('takes password and code; a wrong one changes nothing', async () => {
    const browser = await world.logIn('skoleadmin');
    const { secret } = await setUp(browser);
    const end = (password: string, given: string) =>
      codeOf(browser.api.endTwoStep({ body: { password, code: given } }));
    expect(await end('forkert', code(secret))).toBe('wrong-password');
    expect(await end(PASSWORD, '000000')).toBe('wrong-code');
    expect((await browser.api.ownAccount()).twoStep).toEqual({ isOn: true, codesLeft: 10 });
    await browser.api.endTwoStep({ body: { password: PASSWORD, code: code(secret) } });
    expect((await browser.api.ownAccount()).twoStep).toEqual({ isOn: false, codesLeft: 0 });
    expect(await enter()).toBe(world.people.skoleadmin.id);
  });

  it('for a colleague stands in the audit log; of another school or for oneself it is refused', async () => {
    const { skoleadmin, fremmed, laerer } = world.people;
    await giveTwoStep(world, laerer.id, { isOn: true });
    await giveTwoStep(world, fremmed.id, { isOn: true });
    const { api } = await world.logIn('skoleadmin');
    await giveTwoStep(world, skoleadmin.id, { isOn: true });
    const reset = (id: number) => codeOf(api.resetTwoStep({ params: { id } }));
    expect([await reset(fremmed.id), await reset(skoleadmin.id)]).toEqual(['not-found', 'not-found']);
    expect((await api.roster({ query: { search: 'laerer' } })).people.map(({ hasTwoStep }) => hasTwoStep)).toContain(
      true,
    );
    await api.resetTwoStep({ params: { id: laerer.id } });
    expect(await world.db.$count(tables.twoStep, eq(tables.twoStep.userId, laerer.id))).toBe(0);
    const noted = and(eq(tables.auditLog.action, 'two-step-reset'), eq(tables.auditLog.subjectUserId, laerer.id));
    expect(await world.db.$count(tables.auditLog, noted)).toBe(1);
  });

  it('whoever runs the server can let the last administrator in again', async () => {
    await giveTwoStep(world, world.people.skoleadmin.id, { isOn: true });
    const renewed = await renewAdministrator(world.context, 'skoleadmin');
    const { password } = renewed as { password: string };
    expect(await enter({ password })).toBe(world.people.skoleadmin.id);
  });
});

it('pupils are not offered it, teachers are', async () => {
  const offered = async (who: 'elev' | 'laerer') => (await (await world.as(who)).api.ownAccount()).twoStep;
  expect([await offered('elev'), await offered('laerer')]).toEqual([null, { isOn: false, codesLeft: 0 }]);
});
