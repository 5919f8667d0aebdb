import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/problem-of.ts';
import { createWorld, type World } from '../../testing/world.ts';

const SET_UP = {
  ONEDRIVE_CLIENT_ID: 'ms-app',
  GOOGLE_DRIVE_CLIENT_ID: '4711-x.apps.googleusercontent.com',
  GOOGLE_DRIVE_API_KEY: 'key</script>',
};
const OF_GOOGLE = /google|gstatic/;
const OF_MICROSOFT = /live\.(com|net)|sharepoint|microsoft|1drv|onedrive/;

let world: World;
let bare: World;
beforeAll(async () => {
  [world, bare] = await Promise.all([createWorld({ env: SET_UP }), createWorld()]);
});
afterAll(() => Promise.all([world.close(), bare.close()]));

const allow = async (allowOneDrive: boolean, allowGoogleDrive: boolean) => {
  const { api } = await world.as('laerer');
  await api.setAllowOneDrive({ body: { allowOneDrive } });
  await api.setAllowGoogleDrive({ body: { allowGoogleDrive } });
};
const page = async (who: 'elev' | 'laerer' | 'fremmed' | 'visitor', service: string, of: World = world) => {
  const browser = who === 'visitor' ? await of.visitor() : await of.as(who);
  const answer = await browser.request('GET', `/hent-fil/${service}?teacherId=${of.people.laerer.id}`);
  return { status: answer.statusCode, html: answer.body, policy: String(answer.headers['content-security-policy']) };
};

describe('which services a person may fetch files from', () => {
  it('UPL-06 a pupil has those that the teacher allows, asked per teacher', async () => {
    const { api } = await world.as('elev');
    const query = { teacherId: world.people.laerer.id };
    expect(await api.cloudServices({ query })).toEqual({ setUp: ['onedrive', 'googledrive'], allowed: [] });
    await allow(false, true);
    expect((await api.cloudServices({ query })).allowed).toEqual(['googledrive']);
    expect((await api.cloudServices({ query: { teacherId: world.people.kollega.id } })).allowed).toEqual([]);
    expect((await api.cloudServices({ query: {} })).allowed).toEqual([]);
    expect(await codeOf(api.cloudServices({ query: { teacherId: world.people.fremmed.id } }))).toBe('not-found');
    expect((await (await world.as('laerer')).api.cloudServices({ query: {} })).allowed).toEqual(['googledrive']);
  });

  it('UPL-06 without ids in the environment there are none, whatever the teacher allows', async () => {
    const teacher = (await bare.as('laerer')).api;
    await teacher.setAllowOneDrive({ body: { allowOneDrive: true } });
    expect(await teacher.cloudServices({ query: {} })).toEqual({ setUp: [], allowed: [] });
    expect((await page('laerer', 'onedrive', bare)).status).toBe(404);
    expect((await (await bare.as('laerer')).request('GET', '/onedrive/redirect')).statusCode).toBe(404);
  });
});

describe('the page that a picker runs in', () => {
  it('UPL-06 is there for whom the teacher allows it, and for nobody else', async () => {
    await allow(true, false);
    const statuses = async (service: string) =>
      Promise.all(
        (['elev', 'laerer', 'fremmed', 'visitor'] as const).map(async (who) => (await page(who, service)).status),
      );
    expect(await statuses('onedrive')).toEqual([200, 200, 404, 401]);
    expect(await statuses('googledrive')).toEqual([404, 404, 404, 401]);
  });

  it('may load its own service only, be framed by us only, and call our server never', async () => {
    await allow(true, true);
    const [google, microsoft] = [await page('elev', 'googledrive'), await page('elev', 'onedrive')];
    expect([OF_GOOGLE.test(google.policy), OF_MICROSOFT.test(google.policy)]).toEqual([true, false]);
    expect([OF_GOOGLE.test(microsoft.policy), OF_MICROSOFT.test(microsoft.policy)]).toEqual([false, true]);
    for (const { policy } of [google, microsoft]) {
      expect(policy).toContain("frame-ancestors 'self'");
      expect(/connect-src ([^;]*)/.exec(policy)?.[1]).not.toContain("'self'");
      expect(policy).not.toContain('unsafe-eval');
    }
    // the service's script is asked for by a press only; no text of the settings can end the element that holds them
    expect(google.html.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/json" id="service">',
      expect.stringMatching(/^<script type="module" src="\/[^"]+">$/),
    ]);
  });

  it('OneDrive comes back to a page of ours with its script', async () => {
    const answer = await (await world.visitor()).request('GET', '/onedrive/redirect');
    expect(answer.body).toContain('<script src="https://js.live.net/v7.2/OneDrive.js">');
    expect(String(answer.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    // else the window could not answer
    expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('no other page is opened to a service', async () => {
    for (const [where, opener] of [
      [world, 'same-origin-allow-popups'],
      [bare, 'same-origin'],
    ] as const) {
      const { headers } = await (await where.as('elev')).request('GET', '/lektier');
      const policy = String(headers['content-security-policy']);
      expect([OF_GOOGLE.test(policy), OF_MICROSOFT.test(policy)]).toEqual([false, false]);
      expect(headers['cross-origin-opener-policy']).toBe(opener);
    }
  });
});
