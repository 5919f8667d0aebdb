import { generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/sessions.ts';
import type { Browser } from '../../../testing/browser.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';

/** Where Ordklar would be reached; nobody listens there, the test walks the way of the browser itself. */
const ORDKLAR = 'http://ordklar.test';
const CLIENT = { clientId: 'ordklar', clientSecret: 'a-long-secret-for-this-test-only-0123456789' };

/** Who logs in at the issuer, and whether the issuer asks the person to come back with an error. */
let subject = 'uni-elev';
let declined = false;
/** What the issuer says the person is; undefined says nothing. */
let claimedGroup: string | undefined;
/** The issuer shows keys that are not those it signs with, as somebody in between would. */
let showsForeignKeys = false;
/** How often the issuer has been asked where its addresses are. */
let discoveries = 0;

async function startIssuer() {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${ORDKLAR}/login/uni/svar`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key for this test'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, aktoer_gruppe: claimedGroup }),
    }),
    claims: { openid: ['sub', 'aktoer_gruppe'] },
    // as UNI-Login's broker does: what it says of a person stands in the ID token
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    async loadExistingGrant(context: { oidc: { client: { clientId: string }; session: { accountId: string } } }) {
      const grant = new provider.Grant({
        clientId: context.oidc.client.clientId,
        accountId: context.oidc.session.accountId,
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const showForeignKeys = async (response: http.ServerResponse) => {
    showsForeignKeys = false;
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: object[] };
    const { n, e } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: keys.map((key) => ({ ...key, n, e })) }));
  };
  server.on('request', (request, response) => {
    if (request.url === '/.well-known/openid-configuration') discoveries += 1;
    if (request.url === '/jwks' && showsForeignKeys) return void showForeignKeys(response);
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const result = declined
      ? { error: 'access_denied', error_description: 'nej tak' }
      : { login: { accountId: subject } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { issuer, stop };
}

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let world: World;
const worldOf = ({ issuer: address }: { issuer: string }) =>
  createWorld({
    env: {
      PUBLIC_URL: ORDKLAR,
      UNI_LOGIN_ISSUER: address,
      UNI_LOGIN_CLIENT_ID: CLIENT.clientId,
      UNI_LOGIN_CLIENT_SECRET: CLIENT.clientSecret,
    },
  });
beforeAll(async () => {
  issuer = await startIssuer();
  world = await worldOf(issuer);
  await world.db.update(tables.users).set({ uniId: 'uni-elev' }).where(eq(tables.users.username, 'elev'));
});
afterAll(async () => {
  await world.close();
  await issuer.stop();
});

/** Follows the issuer's pages from `start` until it sends the person back; answers that address. */
async function throughIssuer(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  for (let address = new URL(start), steps = 0; steps < 8; steps++) {
    if (address.origin === ORDKLAR) return address;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the issuer stopped: ${answer.status} ${await answer.text()}`);
    address = new URL(location, address);
  }
  throw new Error('the issuer sends the person round and round');
}

const locationOf = (answer: LightMyRequestResponse): string => String(answer.headers.location);
/** As the button of the login page sends a browser there. */
const CHOSEN = { 'sec-fetch-site': 'same-origin' };
const begin = (browser: Browser, headers: Record<string, string> = CHOSEN) =>
  browser.request('GET', '/login/uni', { headers });
const comeBack = async (browser: Browser, address: URL) =>
  locationOf(await browser.request('GET', address.pathname + address.search));

/** The whole way; answers where the person ends. */
async function logIn(browser: Browser): Promise<string> {
  return comeBack(browser, await throughIssuer(locationOf(await begin(browser))));
}

describe('NOP-15 PD-01: UNI-Login', () => {
  it('sends the person to the issuer with PKCE, state and nonce', async () => {
    const answer = await begin(await world.visitor());
    expect(answer.statusCode).toBe(302);
    const { origin, searchParams } = new URL(locationOf(answer));
    expect(origin).toBe(issuer.issuer);
    expect(searchParams.get('redirect_uri')).toBe(`${ORDKLAR}/login/uni/svar`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length, name).toBeGreaterThan(20);
  });

  it('begins only where the person chose it on a page of ours: a link elsewhere leads to the login page', async () => {
    const browser = await world.visitor();
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', referer: 'http://ordklar.test/login' },
      { host: 'ordklar.test', referer: 'http://ondt.test/ordklar.test' },
      { host: 'ordklar.test' },
    ];
    for (const elsewhere of others)
      expect([elsewhere, locationOf(await begin(browser, elsewhere))]).toEqual([elsewhere, '/login']);
    // an old browser
    const here = await begin(browser, { host: 'ordklar.test', referer: 'http://ordklar.test/login?til=%2Flektier' });
    expect(locationOf(here)).toContain(issuer.issuer);
  });

  it('takes a known person to their start, in a new session', async () => {
    const browser = await world.visitor();
    const start = await begin(browser);
    const before = browser.cookies.get(SESSION_COOKIE);
    expect(await comeBack(browser, await throughIssuer(locationOf(start)))).toBe('/lektier');
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(before);
    expect((await browser.api.currentUser()).username).toBe('elev');
  });

  it('asks the issuer to ask who it is where somebody has logged out, and only there', async () => {
    const promptOf = (answer: LightMyRequestResponse) => new URL(locationOf(answer)).searchParams.get('prompt');
    const shared = await world.visitor();
    expect(promptOf(await begin(shared))).toBeNull();
    await logIn(shared);
    await shared.api.logout();
    const again = await begin(shared);
    expect(promptOf(again)).toBe('login');
    expect(await comeBack(shared, await throughIssuer(locationOf(again)))).toBe('/lektier');
    expect(promptOf(await begin(shared))).toBeNull();
    expect(promptOf(await begin(await world.visitor()))).toBeNull();
  });

  it('goes on to the page that one wanted, if it is one of ours', async () => {
    for (const [wanted, where] of [
      ['/lti/tilknyt', '/lti/tilknyt'],
      ['//ond.example', '/lektier'],
      ['/\\ond.example', '/lektier'],
      ['https://ond.example', '/lektier'],
    ] as const) {
      const browser = await world.visitor();
      const url = `/login/uni?til=${encodeURIComponent(wanted)}`;
      const start = await browser.request('GET', url, { headers: CHOSEN });
      expect(await comeBack(browser, await throughIssuer(locationOf(start)))).toBe(where);
    }
  });

  it('with first steps to take it goes there, and they know the page that one wanted', async () => {
    const { elev } = world.people;
    const owe = (mustChoosePassword: boolean) =>
      world.db.update(tables.users).set({ mustChoosePassword }).where(eq(tables.users.id, elev.id));
    await owe(true);
    for (const [wanted, where] of [
      ['/resultater?klasse=1', '/foerst?til=%2Fresultater%3Fklasse%3D1'],
      ['https://ond.example', '/foerst'],
    ] as const) {
      const browser = await world.visitor();
      const url = `/login/uni?til=${encodeURIComponent(wanted)}`;
      const start = await browser.request('GET', url, { headers: CHOSEN });
      expect(await comeBack(browser, await throughIssuer(locationOf(start)))).toBe(where);
    }
    await owe(false);
  });

  it('PD-32 who is something else here than UNI-Login says is not let in, keeps the own role, and stands in the log', async () => {
    const { elev } = world.people;
    await world.db.delete(tables.auditLog);
    claimedGroup = 'Elev';
    expect(await logIn(await world.visitor())).toBe('/lektier');
    for (const other of ['Medarbejder', 'Kontaktperson']) {
      claimedGroup = other;
      const browser = await world.visitor();
      expect(await logIn(browser)).toBe('/login?fejl=rolle');
      expect((await browser.call('GET', 'current_user')).statusCode).toBe(401);
    }
    claimedGroup = undefined;
    const roles = await world.db.select().from(tables.userRole).where(eq(tables.userRole.userId, elev.id));
    expect(roles.map(({ role }) => role)).toEqual(['student']);
    const noted = await world.db.select().from(tables.auditLog);
    expect(noted).toHaveLength(2);
    expect(noted[0]).toMatchObject({
      action: 'uni-login-role',
      userId: null,
      subjectUserId: elev.id,
      institutionId: elev.institutionId,
    });
  });

  it('lets nobody in whom the school does not know, and makes nobody', async () => {
    const browser = await world.visitor();
    subject = 'uni-ukendt';
    expect(await logIn(browser)).toBe('/login?fejl=ukendt');
    subject = 'uni-elev';
    expect((await browser.call('GET', 'current_user')).statusCode).toBe(401);
  });

  it('leads back to the login page when the person says no', async () => {
    declined = true;
    expect(await logIn(await world.visitor())).toBe('/login?fejl=uni');
    declined = false;
  });

  it('refuses an answer with a changed state, one without a beginning, and one that is used twice', async () => {
    const browser = await world.visitor();
    const back = await throughIssuer(locationOf(await begin(browser)));
    const forged = new URL(back);
    forged.searchParams.set('state', 'et andet sted fra');
    expect(await comeBack(browser, forged)).toBe('/login?fejl=uni');
    // the beginning is used up by the forged answer, whatever comes after it
    expect(await comeBack(browser, back)).toBe('/login?fejl=uni');
    expect(await comeBack(await world.visitor(), back)).toBe('/login?fejl=uni');
    const honest = await world.visitor();
    const answer = await throughIssuer(locationOf(await begin(honest)));
    expect(await comeBack(honest, answer)).toBe('/lektier');
    expect(await comeBack(honest, answer)).toBe('/login?fejl=uni');
  });

  it('is offered as a way of logging in', async () => {
    expect(await (await world.visitor()).api.loginMethods()).toMatchObject({ uniLogin: true });
  });
});

it('an answer that the issuer has not signed lets nobody in', async () => {
  const other = await worldOf(issuer);
  await other.db.update(tables.users).set({ uniId: 'uni-elev' }).where(eq(tables.users.username, 'elev'));
  subject = 'uni-elev';
  showsForeignKeys = true;
  expect(await logIn(await other.visitor())).toBe('/login?fejl=uni');
  expect(showsForeignKeys, 'the keys were asked for').toBe(false);
  await other.close();
});

it('without configuration there is no UNI-Login', async () => {
  const plain = await createWorld({ env: { PUPILS_KEEP_CARDS: 'no' } });
  const visitor = await plain.visitor();
  expect(await visitor.api.loginMethods()).toEqual({ uniLogin: false, pupilsKeepCards: false });
  expect((await visitor.request('GET', '/login/uni')).statusCode).toBe(404);
  await plain.close();
});

it('an issuer that does not answer leads back to the login page, and is asked again the next time', async () => {
  const gone = await startIssuer();
  await gone.stop();
  const lonely = await createWorld({
    env: {
      PUBLIC_URL: ORDKLAR,
      UNI_LOGIN_ISSUER: gone.issuer,
      UNI_LOGIN_CLIENT_ID: 'a',
      UNI_LOGIN_CLIENT_SECRET: 'b',
    },
  });
  const visitor = await lonely.visitor();
  for (let n = 0; n < 2; n++) expect(locationOf(await begin(visitor))).toBe('/login?fejl=uni');
  expect(lonely.logged.filter((line) => line.message === 'UNI-Login does not answer')).toHaveLength(2);
  await lonely.close();
});

it('an issuer is asked for its addresses once an hour, so that new ones need no restart', async () => {
  const other = await worldOf(issuer);
  const visitor = await other.visitor();
  const first = discoveries;
  const askedAfter = async (minutes: number) => {
    other.clock.advance(minutes * MINUTE);
    expect(locationOf(await begin(visitor))).toContain(issuer.issuer);
    return discoveries - first;
  };
  expect([await askedAfter(0), await askedAfter(59), await askedAfter(2), await askedAfter(30)]).toEqual([1, 1, 2, 2]);
  await other.close();
});
