import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import type { Browser } from '../../../testing/browser.ts';
import { problemOf } from '../../../testing/problem-of.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { PASSWORD } from '../../../testing/world-people.ts';
import { startForgettingTries } from './forget-tries.ts';
import { MACHINE_COOKIE } from './known-machine.ts';
import { FREE_TRIES, logIn, pauseAfter, TRIES_FROM_ADDRESS } from './log-in.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.db.delete(tables.loginFailure);
  await world.db.delete(tables.loginAddress);
});
afterAll(() => world.close());

const attempt = (username: string, password: string) =>
  logIn(world.context, { username, password }, { address: '192.0.2.1', machine: null });
const fail = async (username: string, times: number) => {
  for (let n = 0; n < times; n++) await problemOf(attempt(username, 'forkert'));
};

it('NOP-15 answers who logged in; blanks and capitals around the user name do not count', async () => {
  expect(await attempt(' Elev ', PASSWORD)).toBe(world.people.elev.id);
});

it('NOP-15 PD-01: a wrong password, an unknown name and a person without password are answered alike', async () => {
  const { users } = tables;
  await world.db.insert(users).values({
    institutionId: world.people.elev.institutionId,
    username: 'kununi',
    name: 'Kun Uni',
    publicName: 'Kun Uni',
  });
  const problems = [
    await problemOf(attempt('elev', 'forkert')),
    await problemOf(attempt('findesikke', 'forkert')),
    await problemOf(attempt('kununi', 'forkert')),
  ];
  for (const problem of problems)
    expect([problem.status, problem.toWire()]).toEqual([
      401,
      { code: 'wrong-login', message: 'Brugernavn eller adgangskode er forkert.' },
    ]);
});

it('a password that was kept by weaker figures is kept again at the next login, and no other', async () => {
  const { users } = tables;
  const isElev = eq(users.username, 'elev');
  const kept = async () => (await world.db.select().from(users).where(isElev))[0]?.passwordHash;
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await world.db.update(users).set({ passwordHash: weak }).where(isElev);
  await fail('elev', 1);
  expect(await kept()).toBe(weak);
  await attempt('elev', PASSWORD);
  const renewed = await kept();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await attempt('elev', PASSWORD)).toBe(world.people.elev.id);
  expect(await kept()).toBe(renewed);
});

it('each login and each refusal stands in the log: who by number, from where as a sign, and no name', async () => {
  world.logged.length = 0;
  await attempt('elev', PASSWORD);
  await fail('elev', 1);
  await fail('ingen-af-os', 1);
  const userId = world.people.elev.id;
  const from = expect.stringMatching(/^[\w-]{22}$/);
  expect(world.logged).toEqual([
    { level: 'info', message: 'logged in', details: { userId, from, by: 'password' } },
    { level: 'warn', message: 'a login was refused', details: { userId, from, why: 'wrong-login' } },
    { level: 'warn', message: 'a login was refused', details: { userId: null, from, why: 'wrong-login' } },
  ]);
});

describe('PD-01: five wrong tries begin a pause that grows', () => {
  it('of 30 seconds, doubled each time, to 15 minutes', () => {
    const pauses = Array.from({ length: 14 }, (_, n) => pauseAfter(n) / 1000);
    expect(pauses).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
  });

  it('in which the right password is refused too, with the seconds left', async () => {
    await fail('elev', FREE_TRIES);
    const problem = await problemOf(attempt('elev', PASSWORD));
    expect([problem.code, problem.status, problem.details]).toEqual(['login-blocked', 429, { retryAfter: 30 }]);
    world.clock.advance(29_001);
    expect((await problemOf(attempt('elev', PASSWORD))).details).toEqual({ retryAfter: 1 });
    world.clock.advance(999);
    expect(await attempt('elev', PASSWORD)).toBe(world.people.elev.id);
  });

  it('and is longer after the next wrong try', async () => {
    await fail('elev', FREE_TRIES);
    world.clock.advance(31_000);
    await fail('elev', 1);
    expect((await problemOf(attempt('elev', PASSWORD))).details).toEqual({ retryAfter: 60 });
  });

  it('whether or not the name exists', async () => {
    await fail('findesikke', FREE_TRIES);
    expect((await problemOf(attempt('findesikke', 'x'))).code).toBe('login-blocked');
  });

  it('but blocks nobody else, and a right password in time starts the count again', async () => {
    await fail('elev', FREE_TRIES - 1);
    expect(await attempt('elev2', PASSWORD)).toBe(world.people.elev2.id);
    expect(await attempt('elev', PASSWORD)).toBe(world.people.elev.id);
    await fail('elev', FREE_TRIES - 1);
    expect(await attempt('elev', PASSWORD)).toBe(world.people.elev.id);
  });

  it('tries at the same moment cannot pass the limit together', async () => {
    const problems = await Promise.all(Array.from({ length: 200 }, () => problemOf(attempt('elev', 'forkert'))));
    const refused = problems.filter((problem) => problem.code === 'login-blocked');
    expect([problems.length - refused.length, refused.length]).toEqual([FREE_TRIES, 200 - FREE_TRIES]);
  });
});

describe('PD-01: the machine that a person uses', () => {
  const tryAt = async (browser: Browser, username: string, password: string) =>
    (await browser.call('POST', 'auth/login', { body: { username, password }, token: true })).statusCode;
  const newBrowser = async (machine?: string): Promise<Browser> => {
    const browser = await world.visitor();
    if (machine) browser.cookies.set(MACHINE_COOKIE, machine);
    return browser;
  };

  it('lets its person in whatever others try elsewhere, and has a limit of its own', async () => {
    const own = await world.logIn('elev');
    const machine = own.cookies.get(MACHINE_COOKIE) ?? '';
    expect(decodeURIComponent(machine).split(' ')).toHaveLength(2);
    await fail('elev', FREE_TRIES);
    expect(await tryAt(await newBrowser(), 'elev', PASSWORD)).toBe(429);
    expect(await tryAt(await newBrowser(machine), 'elev', PASSWORD)).toBe(200);
    for (let n = 0; n < FREE_TRIES; n++) expect(await tryAt(await newBrowser(machine), 'elev', 'forkert')).toBe(401);
    expect(await tryAt(await newBrowser(machine), 'elev', PASSWORD)).toBe(429);
  });

  it('is known for those who have logged in on it only, and cannot be made up', async () => {
    const machine = (await world.logIn('elev')).cookies.get(MACHINE_COOKIE) ?? '';
    await fail('elev2', FREE_TRIES);
    expect(await tryAt(await newBrowser(machine), 'elev2', PASSWORD)).toBe(429);
    await fail('elev', FREE_TRIES);
    const [value = ''] = decodeURIComponent(machine).split('.');
    for (const forged of [value, `${value}.x`, 'x'])
      expect(await tryAt(await newBrowser(forged), 'elev', PASSWORD)).toBe(429);
  });

  it('keeps no id or name of those who use it, and knows several', async () => {
    const browser = await world.logIn('elev');
    const token = { token: true };
    const { token: own } = await browser.api.csrfToken();
    const headers = { 'x-csrf-token': own };
    const body = { username: 'laerer', password: PASSWORD };
    expect((await browser.call('POST', 'auth/login', { ...token, body, headers })).statusCode).toBe(200);
    const kept = decodeURIComponent(browser.cookies.get(MACHINE_COOKIE) ?? '');
    expect(kept.split(' ')).toHaveLength(3);
    expect(kept).not.toMatch(/elev|laerer/);
  });
});

describe('PD-01: many names tried from one address', () => {
  const tryName = (n: number, address: string) =>
    problemOf(logIn(world.context, { username: `navn${n}`, password: 'sommer' }, { address, machine: null }));
  // as many together as the pool has connections: a busy machine lets no more wait for one
  const AT_ONCE = 10;
  const spray = async (from: number, to: number, address: string) => {
    const codes: string[] = [];
    for (let n = from; n < to; n += AT_ONCE) {
      const names = Array.from({ length: Math.min(AT_ONCE, to - n) }, (_, at) => n + at);
      codes.push(...(await Promise.all(names.map((name) => tryName(name, address)))).map(({ code }) => code));
    }
    return codes;
  };

  it('are refused together after a while, those of another address not; right ones do not count', async () => {
    for (let n = 0; n < 3; n++) await attempt('elev', PASSWORD);
    const first = await spray(0, TRIES_FROM_ADDRESS, '192.0.2.1');
    expect(new Set(first)).toEqual(new Set(['wrong-login']));
    expect((await problemOf(attempt('elev', PASSWORD))).code).toBe('login-blocked');
    const elsewhere = { address: '192.0.2.2', machine: null };
    expect(await logIn(world.context, { username: 'elev', password: PASSWORD }, elsewhere)).toBe(world.people.elev.id);
    world.clock.advance(10 * 60_000);
    expect(await attempt('elev', PASSWORD)).toBe(world.people.elev.id);
  });

  it('are forgotten after a day', async () => {
    await spray(0, 3, '192.0.2.3');
    world.clock.advance(25 * 60 * 60_000);
    await fail('elev', 1);
    (await startForgettingTries(world.context))();
    expect(await world.db.$count(tables.loginFailure)).toBe(1);
    expect(await world.db.$count(tables.loginAddress)).toBe(1);
  });
});
