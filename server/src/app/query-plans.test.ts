import { api, type Api, type Endpoint } from '@ordklar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyCall, send } from '../testing/contract-request.ts';
import { freeExerciseOf7A } from '../testing/free-exercises-samples.ts';
import { FURTHER_LOADS, pageLoads } from '../testing/page-loads.ts';
import { listenToQueries, readWhole } from '../testing/query-plans.ts';
import type { Sample } from '../testing/sample.ts';
import { samples } from '../testing/sample-calls.ts';
import { markedEssay, newExercise } from '../testing/school-day.ts';
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

/** What the screens load: the same endpoints with other things asked of them. */
async function loadsOf() {
  const exerciseId = await newExercise(world);
  await markedEssay(world, 'elev', { exerciseId });
  return pageLoads({
    squadId: world.squads['7.A'],
    groupId: world.squads['Læsehold'],
    pupilId: world.people.elev.id,
    exerciseId,
    year: 2026,
    free: await freeExerciseOf7A(world),
  });
}

it('no call of any endpoint looks through a table that grows with the pupils: all have an index', async () => {
  const { sent, stop } = listenToQueries();
  try {
    for (const [name, endpoint] of Object.entries(api as Record<string, Endpoint>)) {
      const { succeeds, endsSession, args } = samples[name as keyof Api] as unknown as Sample<unknown>;
      if (endsSession) continue;
      // what is read depends on who reads; what is written, hardly
      for (const caller of endpoint.method === 'GET' ? succeeds : succeeds.slice(0, 1))
        await send(await world.as(caller), endpoint, (await args(world)) as AnyCall);
    }
    for (const [who, path] of [...(await loadsOf()), ...FURTHER_LOADS])
      expect((await (await world.as(who)).call('GET', path)).statusCode, path).toBe(200);
  } finally {
    stop();
  }
  expect(sent.size).toBeGreaterThan(300);
  const found = await readWhole(world.databaseUrl, sent.values(), SMALL);
  expect([...found].map(([text, tables]) => `${tables.join(', ')}: ${text}`)).toEqual([]);
}, 300_000);
