import { api, type Api, type Endpoint } from '@ordklar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { type AnyCall, send } from '../testing/contract-request.ts';
import { CALLERS, type Sample } from '../testing/sample.ts';
import { samples } from '../testing/sample-calls.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let visitor: Browser;
beforeAll(async () => {
  world = await createWorld();
  visitor = await world.visitor();
});
afterAll(() => world.close());

const endpoints = Object.entries(api as Record<string, Endpoint>);
const sampleOf = (name: string) => samples[name as keyof Api] as unknown as Sample<unknown>;
const argsOf = async (name: string, where: World): Promise<AnyCall> => (await sampleOf(name).args(where)) as AnyCall;

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** What the caller must get: a good answer, 403 for the wrong role, 404 for another's. */
function expectedStatus(name: string, endpoint: Endpoint, caller: (typeof CALLERS)[number]): number {
  const { roles } = world.people[caller];
  const { access } = endpoint;
  if (typeof access !== 'string' && !access.some((role) => roles.includes(role))) return 403;
  return sampleOf(name).succeeds.includes(caller) ? Number(Object.keys(endpoint.answers)[0]) : 404;
}

it('the contract has endpoints, and every one has a sample', () => {
  expect(endpoints.length).toBeGreaterThan(40);
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(api).toSorted());
});

describe.each(endpoints)('%s', (name, endpoint) => {
  /** One scene for all calls that change nothing: refused ones, and reading. Who changes something gets one of their own. */
  const sharedArgs = once(() => argsOf(name, world));
  const isOpenToAnyone = endpoint.access === 'anyone';

  it('ROLE-01 ROLE-02 ROLE-03 is answered to whoever may call, and to nobody else', async () => {
    const { endsSession = false, changesCaller = false } = sampleOf(name);
    const where = changesCaller ? await createWorld() : world;
    const refused = changesCaller ? once(() => argsOf(name, where)) : sharedArgs;
    const outcome: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    const expected = CALLERS.map((caller) => ({ caller, status: expectedStatus(name, endpoint, caller) }));
    // the refused first: what they may not have is there, unchanged by whoever may
    for (const { caller, status } of expected.toSorted((one, other) => other.status - one.status)) {
      const browser = endsSession ? await where.logIn(caller) : await where.as(caller);
      const call = await (status < 400 ? argsOf(name, where) : refused());
      outcome[caller] = (await send(browser, endpoint, call)).statusCode;
      wanted[caller] = status;
    }
    if (changesCaller) await where.close();
    expect(outcome).toEqual(wanted);
  });

  it('ROLE-01 is refused with 401 to a visitor unless anyone may call', async () => {
    const answer = await send(
      isOpenToAnyone ? await world.visitor() : visitor,
      endpoint,
      await (isOpenToAnyone ? argsOf(name, world) : sharedArgs()),
    );
    if (isOpenToAnyone) expect(answer.statusCode).toBeLessThan(300);
    else expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-logged-in']);
  });

  it('SHELL-29 is refused with 419 without the anti-forgery token when it changes something', async () => {
    const browser = await world.as('laerer');
    const answer = await send(browser, endpoint, await sharedArgs(), { token: false });
    if (endpoint.method === 'GET') expect(answer.statusCode).not.toBe(419);
    else expect([answer.statusCode, answer.json().code]).toEqual([419, 'csrf']);
  });

  it('answers alike with and without a slash at the end', async () => {
    // a reading endpoint as its caller, a changing one as a stranger: found in both spellings, or 404 in both
    const { endsSession = false, succeeds } = sampleOf(name);
    const [first = 'elev'] = succeeds;
    const caller = () => (endpoint.method === 'GET' && !endsSession ? world.as(first) : world.visitor());
    const call = await (isOpenToAnyone ? argsOf(name, world) : sharedArgs());
    const plain = await send(await caller(), endpoint, call);
    const slashed = await send(await caller(), endpoint, call, { slash: true });
    expect(slashed.statusCode).toBe(plain.statusCode);
    expect(slashed.statusCode).not.toBe(404);
  });
});
