import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { problemOf } from '../../../testing/problem-of.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { PASSWORD } from '../../../testing/world-people.ts';
import { FREE_TRIES, logIn, pauseAfter } from './log-in.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.db.delete(tables.loginFailure));
afterAll(() => world.close());

const attempt = (username: string, password: string) => logIn(world.context, { username, password });
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

  it('but blocks nobody else, and a right password in time starts the count anew', async () => {
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
