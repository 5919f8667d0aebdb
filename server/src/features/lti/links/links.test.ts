import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import type { Browser } from '../../../testing/browser.ts';
import { createLtiWorld, type LtiWorld } from '../../../testing/lti-world.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { PASSWORD, type Username } from '../../../testing/world-people.ts';

let lti: LtiWorld;
beforeAll(async () => {
  lti = await createLtiWorld();
});
beforeEach(async () => {
  await lti.world.db.delete(tables.ltiLink);
  await lti.world.db.delete(tables.auditLog);
});
afterAll(() => lti.close());

/** Somebody of the platform comes, logs in here as `username` and links. Answers the browser. */
async function linked(username: Username, subject: string): Promise<Browser> {
  lti.platform.subject = subject;
  const browser = await lti.world.visitor();
  await lti.open(browser, '/lti/launch');
  await browser.api.login({ body: { username, password: PASSWORD } });
  await browser.api.linkLti();
  return browser;
}
const isIn = async (browser: Browser) => (await browser.call('GET', 'current_user')).statusCode === 200;

it('a person sees who logs the own account in, and ends it: the platform then asks again, and other places are logged out', async () => {
  const here = await linked('elev', 'hans');
  const elsewhere = await lti.world.visitor();
  expect((await lti.open(elsewhere, '/lti/launch')).headers.location).toBe('/lektier');
  const [link] = await here.api.ownLtiLinks();
  expect(link).toMatchObject({ platform: 'Moodle' });
  expect(JSON.stringify(link), 'what the platform calls the person').not.toContain('hans');
  await here.api.endOwnLtiLink({ params: { id: link?.id ?? 0 } });
  expect(await here.api.ownLtiLinks()).toEqual([]);
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await lti.open(await lti.world.visitor(), '/lti/launch')).headers.location).toBe('/lti/tilknyt');
  // gone already
  expect(await codeOf(here.api.endOwnLtiLink({ params: { id: link?.id ?? 0 } }))).toBe('not-found');
});

it('PD-03 an administrator finds who is linked, and ends one link: that person is logged out, the others stay', async () => {
  const elev = await linked('elev', 'a');
  const elev2 = await linked('elev2', 'b');
  const { api } = await lti.world.as('skoleadmin');
  const list = (query: { search?: string }) => api.ltiLinks({ params: { id: lti.platformId }, query });
  const all = await list({});
  expect(all).toMatchObject({ total: 2, pages: 1, rows: [{ username: 'elev2' }, { username: 'elev' }] });
  const found = await list({ search: 'åse' });
  expect(found.rows.map(({ username }) => username)).toEqual(['elev']);
  await api.endLtiLink({ params: { id: found.rows[0]?.id ?? 0 } });
  expect((await list({})).rows.map(({ username }) => username)).toEqual(['elev2']);
  expect([await isIn(elev), await isIn(elev2)]).toEqual([false, true]);
  const rows = (await lti.world.db.select().from(tables.auditLog)).filter(({ action }) => action === 'lti-unlinked');
  expect(rows).toMatchObject([
    {
      userId: lti.world.people.skoleadmin.id,
      subjectUserId: lti.world.people.elev.id,
      details: `platform ${lti.platformId}`,
    },
  ]);
});

it('PD-03 nobody ends another’s link, and no administrator one of another school', async () => {
  const elev = await linked('elev', 'a');
  const [link] = await elev.api.ownLtiLinks();
  const params = { id: link?.id ?? 0 };
  for (const who of ['elev2', 'laerer', 'skoleadmin'] as const)
    expect([who, await codeOf((await lti.world.as(who)).api.endOwnLtiLink({ params }))]).toEqual([who, 'not-found']);
  await lti.world.db.update(tables.ltiPlatform).set({ institutionId: lti.world.people.fremmed.institutionId });
  const { api } = await lti.world.as('skoleadmin');
  expect(await codeOf(api.endLtiLink({ params }))).toBe('not-found');
  expect(await codeOf(api.ltiLinks({ params: { id: lti.platformId }, query: {} }))).toBe('not-found');
  expect(await elev.api.ownLtiLinks()).toHaveLength(1);
  const { institutionId } = lti.world.people.skoleadmin;
  await lti.world.db.update(tables.ltiPlatform).set({ institutionId });
});

it('PD-32 the links stand in the copy of one’s own data', async () => {
  const elev = await linked('elev', 'hans-id-hos-moodle');
  expect((await elev.api.exportOwnData())['laeringsplatforme']).toEqual([
    { navn: 'Moodle', personensIdDer: 'hans-id-hos-moodle', tilknyttet: expect.stringMatching(/Z$/) },
  ]);
  const other = await lti.world.as('elev2');
  expect((await other.api.exportOwnData())['laeringsplatforme']).toEqual([]);
});
