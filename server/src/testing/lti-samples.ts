import { randomUUID } from 'node:crypto';
import type { ltiApi, LtiPlatformFields } from '@ordklar/contract';
import { hashOf } from '../features/lti/launch/browser-of.ts';
import { tables } from '../platform/db/index.ts';
import { CALLERS, type Caller, type Samples } from './sample.ts';
import { MINUTE } from './test-clock.ts';
import type { World } from './world.ts';

/** What is registered of a learning platform that does not answer. */
export const platformFields = (more: Partial<LtiPlatformFields> = {}): LtiPlatformFields => ({
  name: 'Moodle',
  issuer: 'https://moodle.example.dk',
  clientId: randomUUID(),
  deploymentId: '1',
  authUrl: 'https://moodle.example.dk/mod/lti/auth.php',
  tokenUrl: 'https://moodle.example.dk/mod/lti/token.php',
  jwksUrl: 'https://moodle.example.dk/mod/lti/certs.php',
  scoreHost: null,
  ...more,
});

/** A platform of Åskolen; answers its id. */
export async function newPlatform(world: World): Promise<number> {
  const { institutionId } = world.people.skoleadmin;
  const [row] = await world.db
    .insert(tables.ltiPlatform)
    .values({ ...platformFields(), institutionId, createdAt: world.clock.now() })
    .returning();
  return row?.id ?? 0;
}

/** Lets everybody come from a platform of Åskolen, each in the own browser, where the account is not linked yet. */
async function launched(world: World) {
  const platformId = await newPlatform(world);
  for (const who of CALLERS) {
    const secret = randomUUID();
    (await world.as(who)).cookies.set('ordklar_lti', secret);
    await world.db.insert(tables.ltiLaunch).values({
      id: randomUUID(),
      platformId,
      browser: hashOf(secret),
      nonce: 'n',
      expiresAt: new Date(world.clock.now().getTime() + MINUTE),
      answeredAt: world.clock.now(),
      launch: { subject: `hos os ${who}`, target: 'http://localhost/lti/launch', lineitem: null },
    });
  }
  return {};
}

/** Links the account of a caller to a platform of Åskolen; answers platform and link. */
async function newLink(world: World, who: Caller) {
  const platformId = await newPlatform(world);
  const [row] = await world.db
    .insert(tables.ltiLink)
    .values({ platformId, subject: randomUUID(), userId: world.people[who].id, linkedAt: world.clock.now() })
    .returning();
  return { platformId, linkId: row?.id ?? 0 };
}

/** Samples of learning platforms. */
export const ltiSamples: Samples<typeof ltiApi> = {
  ltiPlatforms: { args: () => ({}), succeeds: ['skoleadmin'] },
  addLtiPlatform: { args: () => ({ body: platformFields() }), succeeds: ['skoleadmin'] },
  changeLtiPlatform: {
    args: async (world) => ({ params: { id: await newPlatform(world) }, body: platformFields({ name: 'Canvas' }) }),
    succeeds: ['skoleadmin'],
  },
  removeLtiPlatform: {
    args: async (world) => ({ params: { id: await newPlatform(world) } }),
    succeeds: ['skoleadmin'],
  },
  ltiLinks: {
    args: async (world) => ({ params: { id: (await newLink(world, 'elev')).platformId }, query: {} }),
    succeeds: ['skoleadmin'],
  },
  endLtiLink: {
    args: async (world) => ({ params: { id: (await newLink(world, 'elev2')).linkId } }),
    succeeds: ['skoleadmin'],
    changesCaller: true,
  },
  ownLtiLinks: { args: () => ({}), succeeds: CALLERS },
  endOwnLtiLink: {
    args: async (world) => ({ params: { id: (await newLink(world, 'elev')).linkId } }),
    succeeds: ['elev'],
  },
  ltiPending: { args: launched, succeeds: CALLERS },
  linkLti: { args: launched, succeeds: CALLERS.filter((who) => who !== 'fremmed') },
};
