import { api, type Api, type Endpoint, problem } from '@ordklar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyCall, send } from '../testing/contract-request.ts';
import { samples } from '../testing/sample-calls.ts';
import { spoiled } from '../testing/spoil.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  // thousands of calls from one address: the limit of a minute is not what is tried here
  world = await createWorld({ env: { CALLS_PER_MINUTE: '1000000' } });
});
afterAll(() => world.close());

const endpoints = Object.entries(api as Record<string, Endpoint>);

/** Ends the session of the browser, or asks for a pause: not to be spoiled dozens of times. */
const isSpoilable = (name: string): boolean => !['login', 'logout'].includes(name);

describe.each(endpoints.filter(([name]) => isSpoilable(name)))('%s', (name, endpoint) => {
  it('takes no bad value for a fault of its own', async () => {
    const sample = samples[name as keyof Api];
    const browser = await world.as(sample.succeeds[0] ?? 'elev');
    const call = (await sample.args(world)) as AnyCall;
    const faults: string[] = [];
    for (const { where, call: bad } of spoiled(call)) {
      const answer = await send(browser, endpoint, bad);
      const isClear = answer.statusCode < 400 || problem.safeParse(answer.json()).success;
      if (answer.statusCode >= 500 || !isClear) faults.push(`${answer.statusCode} ${where}`);
    }
    expect(faults).toEqual([]);
  });
});
