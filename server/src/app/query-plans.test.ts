import { api, type Api, type Endpoint } from '@ordklar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyCall, send } from '../testing/contract-request.ts';
import { listenToQueries, readWhole } from '../testing/query-plans.ts';
import type { Sample } from '../testing/sample.ts';
import { samples } from '../testing/sample-calls.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/**
 * Tables that do not grow with pupils and years: what is taught, and what editors write and are written. Mails are deleted after
 * their term, and the name of somebody who is deleted is looked for in all of them.
 */
const SMALL = [
  'blog_author',
  'blog_category',
  'blog_post',
  'chat_report',
  'contact_request',
  'course_level',
  'feedback',
  'lti_platform',
  'mail',
  'newsletter_subscription',
];

it('no call of any endpoint looks through a table that grows with the pupils: all have an index', async () => {
  const { sent, stop } = listenToQueries();
  try {
    for (const [name, endpoint] of Object.entries(api as Record<string, Endpoint>)) {
      const { succeeds, endsSession, args } = samples[name as keyof Api] as unknown as Sample<unknown>;
      const [caller] = succeeds;
      if (caller === undefined || endsSession) continue;
      await send(await world.as(caller), endpoint, (await args(world)) as AnyCall);
    }
  } finally {
    stop();
  }
  expect(sent.size).toBeGreaterThan(300);
  const found = await readWhole(world.databaseUrl, sent.values(), SMALL);
  expect([...found].map(([text, tables]) => `${tables.join(', ')}: ${text}`)).toEqual([]);
}, 300_000);
