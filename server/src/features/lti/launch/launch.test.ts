import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/sessions.ts';
import type { Browser } from '../../../testing/browser.ts';
import { askedOf, createLtiWorld, type LtiWorld } from '../../../testing/lti-world.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, newItemExercise } from '../../../testing/school-day.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import type { Username } from '../../../testing/world-people.ts';
import { PASSWORD } from '../../../testing/world-people.ts';
import { DOOR_PROBLEMS } from './door-pages.ts';

let lti: LtiWorld;
beforeAll(async () => {
  lti = await createLtiWorld();
});
beforeEach(async () => {
  await lti.world.db.delete(tables.ltiLink);
  lti.platform.claims = {};
  lti.platform.signsWithForeignKey = false;
  lti.platform.subject = 'hans-id-hos-moodle';
});
afterAll(() => lti.close());

const visitor = () => lti.world.visitor();
const logIn = (browser: Browser, username: Username) => browser.api.login({ body: { username, password: PASSWORD } });
const linkOf = async (username: Username) => {
  const { id } = lti.world.people[username];
  return (await lti.world.db.select().from(tables.ltiLink).where(eq(tables.ltiLink.userId, id))).map(
    ({ subject }) => subject,
  );
};
/** Comes from the platform, logs in here and links. Answers the browser. */
async function linked(username: Username, path = '/lti/launch'): Promise<Browser> {
  const browser = await visitor();
  await lti.open(browser, path);
  await logIn(browser, username);
  await browser.api.linkLti();
  return browser;
}
const who = async (browser: Browser): Promise<string | null> => {
  const answer = await browser.call('GET', 'current_user');
  return answer.statusCode === 200 ? String(answer.json().username) : null;
};

describe('a platform sends somebody for the first time', () => {
  it('is asked who it is, by the letter of OpenID Connect', async () => {
    const browser = await visitor();
    const answer = await lti.begin(browser, '/lti/opgave/1');
    expect(answer.statusCode).toBe(302);
    expect(String(answer.headers.location)).toContain(`${lti.platform.authUrl}?`);
    const asked = askedOf(answer);
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: lti.platform.tool.clientId,
      redirect_uri: lti.target('/lti/launch'),
      login_hint: 'den der er logget ind',
    });
    for (const name of ['state', 'nonce']) expect(asked.get(name)?.length).toBeGreaterThan(40);
  });

  it('leads to a page where the account is linked after one login, and nobody is logged in before', async () => {
    const browser = await visitor();
    const answer = await lti.open(browser, '/lti/launch');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/lti/tilknyt']);
    expect(await who(browser)).toBeNull();
    await logIn(browser, 'elev');
    expect(await browser.api.ltiPending()).toEqual({ state: 'ready', platform: 'Moodle', logsIn: true });
    expect(await browser.api.linkLti()).toEqual({ redirectTo: '/lektier' });
    expect(await linkOf('elev')).toEqual(['hans-id-hos-moodle']);
    // linked once: nothing waits any more
    expect(await codeOf(browser.api.linkLti())).toBe('not-found');
    expect((await browser.api.ltiPending()).state).toBe('none');
  });

  it('neither name nor mail links anything: who is called alike is asked to log in', async () => {
    const { name } = lti.world.people.elev;
    lti.platform.claims = { name, email: 'elev' };
    expect((await lti.open(await visitor(), '/lti/launch')).headers.location).toBe('/lti/tilknyt');
  });

  it('PD-03 an account of another school is not linked', async () => {
    const browser = await visitor();
    await lti.open(browser, '/lti/launch');
    await logIn(browser, 'fremmedelev');
    expect((await browser.api.ltiPending()).state).toBe('other-school');
    expect(await codeOf(browser.api.linkLti())).toBe('not-found');
    expect(await linkOf('fremmedelev')).toEqual([]);
  });

  it('only the browser that came from the platform may link: a link that one is sent does nothing', async () => {
    await lti.open(await visitor(), '/lti/launch');
    const other = await lti.world.logIn('elev2');
    expect((await other.api.ltiPending()).state).toBe('none');
    expect(await codeOf(other.api.linkLti())).toBe('not-found');
  });

  it('waits half an hour for the login, not longer', async () => {
    const browser = await visitor();
    await lti.open(browser, '/lti/launch');
    await logIn(browser, 'elev');
    lti.world.clock.advance(31 * MINUTE);
    expect(await codeOf(browser.api.linkLti())).toBe('not-found');
  });

  it('linking again moves the account: whoever had linked it wrongly is asked to log in again, and comes in as oneself', async () => {
    lti.platform.subject = 'en-anden';
    await linked('elev');
    lti.platform.subject = 'hans-id-hos-moodle';
    await linked('elev');
    expect(await linkOf('elev')).toEqual(['hans-id-hos-moodle']);
    lti.platform.subject = 'en-anden';
    const browser = await visitor();
    expect((await lti.open(browser, '/lti/launch')).headers.location).toBe('/lti/tilknyt');
    await logIn(browser, 'elev2');
    await browser.api.linkLti();
    expect([await linkOf('elev'), await linkOf('elev2')]).toEqual([['hans-id-hos-moodle'], ['en-anden']]);
  });

  it('stands in the audit log', async () => {
    await lti.world.db.delete(tables.auditLog);
    await linked('elev');
    const rows = await lti.world.db.select().from(tables.auditLog);
    expect(rows).toMatchObject([
      { action: 'lti-linked', userId: lti.world.people.elev.id, details: `platform ${lti.platformId}` },
    ]);
  });
});

describe('a platform sends somebody who is linked', () => {
  it('asks first, by name, and logs nobody in before the click, nor by one that was made on another page', async () => {
    await linked('elev');
    const browser = await visitor();
    const page = await lti.arrive(browser, '/lti/launch');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`Log ind som ${lti.world.people.elev.name}?`);
    expect(page.body).toContain('Du kommer fra Moodle.');
    expect(page.headers['x-frame-options']).toBeDefined();
    expect(await who(browser)).toBeNull();
    const forged = { ...page, body: page.body.replace(/value="[^"]+"/, 'value="gættet"') };
    expect((await lti.sayYes(browser, forged)).statusCode).toBe(403);
    // as many letters as the right one, but more bytes
    const longer = {
      ...page,
      body: page.body.replace(/value="([^"]+)"/, (_, proof) => `value="${'æ'.repeat(proof.length)}"`),
    };
    expect((await lti.sayYes(browser, longer)).statusCode).toBe(403);
    // the click of another launch, in another browser, is none in this one
    const other = await visitor();
    expect((await lti.sayYes(browser, await lti.arrive(other, '/lti/launch'))).statusCode).toBe(403);
    expect(await who(browser)).toBeNull();
    expect((await lti.sayYes(browser, page)).headers.location).toBe('/lektier');
    expect(await who(browser)).toBe('elev');
    // once
    expect((await lti.sayYes(browser, page)).statusCode).toBe(403);
  });

  it('who was logged in in the same browser before is so no more: the session ends, and no row of it stays', async () => {
    await linked('elev');
    await lti.world.db.delete(tables.session);
    const browser = await visitor();
    await logIn(browser, 'elev2');
    expect((await lti.sayYes(browser, await lti.arrive(browser, '/lti/launch'))).headers.location).toBe('/lektier');
    const rows = await lti.world.db.select({ userId: tables.session.userId }).from(tables.session);
    expect(rows).toEqual([{ userId: lti.world.people.elev.id }]);
  });

  it('leads whoever is logged in as that person straight on, in the same session', async () => {
    const browser = await linked('elev');
    const before = browser.cookies.get(SESSION_COOKIE);
    const answer = await lti.arrive(browser, '/lti/launch');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/lektier']);
    expect(browser.cookies.get(SESSION_COOKIE)).toBe(before);
    // back by the browser's button
    expect((await browser.request('GET', '/lti/ind')).headers.location).toBe('/lektier');
  });

  it('waits ten minutes for the click, not longer', async () => {
    await linked('elev');
    const browser = await visitor();
    const page = await lti.arrive(browser, '/lti/launch');
    lti.world.clock.advance(11 * MINUTE);
    expect((await lti.sayYes(browser, page)).statusCode).toBe(403);
    expect(await who(browser)).toBeNull();
  });

  it('logs the person in, in a new session, whoever was in that browser before', async () => {
    await linked('elev');
    const browser = await lti.world.logIn('elev2');
    const before = browser.cookies.get(SESSION_COOKIE);
    const page = await lti.arrive(browser, '/lti/launch');
    expect(page.body).toContain(`Her i browseren er ${lti.world.people.elev2.name} logget ind.`);
    expect(await who(browser)).toBe('elev2');
    const answer = await lti.sayYes(browser, page);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/lektier']);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(before);
    expect(await who(browser)).toBe('elev');
  });

  it('whoever reaches other people’s accounts logs in here', async () => {
    await linked('skoleadmin');
    const browser = await visitor();
    expect((await lti.open(browser, '/lti/launch')).headers.location).toBe('/lti/tilknyt');
    expect(await who(browser)).toBeNull();
    // logged in here, the same link leads on
    await logIn(browser, 'skoleadmin');
    expect(await browser.api.ltiPending()).toEqual({ state: 'ready', platform: 'Moodle', logsIn: false });
    expect(await browser.api.linkLti()).toEqual({ redirectTo: '/skole' });
  });

  it('lets nobody in who has left the school', async () => {
    await linked('elev3');
    await lti.world.db
      .update(tables.users)
      .set({ leftAt: lti.world.clock.now() })
      .where(eq(tables.users.username, 'elev3'));
    const browser = await visitor();
    expect((await lti.open(browser, '/lti/launch')).headers.location).toBe('/lti/tilknyt');
    expect(await who(browser)).toBeNull();
  });
});

describe('where it leads', () => {
  it('a pupil comes to the own task of the exercise, a teacher to the exercise', async () => {
    const exerciseId = await newItemExercise(lti.world);
    const homeworkId = await assign(lti.world, 'elev', { exerciseId });
    const pupil = await linked('elev');
    expect((await lti.open(pupil, `/lti/opgave/${exerciseId}`)).headers.location).toBe(
      `/exercise/page/${exerciseId}/1?homeworkId=${homeworkId}`,
    );
    await lti.world.db.delete(tables.ltiLink);
    const teacher = await linked('laerer');
    expect((await lti.open(teacher, `/lti/opgave/${exerciseId}`)).headers.location).toBe(`/minitest/${exerciseId}`);
  });

  it('HW-02 one that is not visible yet, another’s and one that is not given lead to a page that says so', async () => {
    const pupil = await linked('elev');
    const exerciseId = await newItemExercise(lti.world);
    await assign(lti.world, 'elev2', { exerciseId });
    const available = new Date(lti.world.clock.now().getTime() + 60 * MINUTE);
    const later = await newItemExercise(lti.world);
    await assign(lti.world, 'elev', { exerciseId: later, available });
    for (const id of [exerciseId, later, 999_999])
      expect((await lti.open(pupil, `/lti/opgave/${id}`)).headers.location).toBe('/lti/ikke-tildelt');
  });

  it('a course leads a teacher to its exercises, and any other address to the own start page', async () => {
    const teacher = await linked('laerer');
    expect((await lti.open(teacher, '/lti/kursus/teco')).headers.location).toBe('/opgaver?kursus=teco');
    for (const path of ['/lti/kursus/ukendt', '/https://ondt.example/', '/lti/opgave/1x'])
      expect((await lti.open(teacher, path)).headers.location).toBe('/overblik');
  });
});

describe('what does not hold is refused, in a sentence, and lets nobody in', () => {
  const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';
  const at = (minutes: number) => Math.floor(lti.world.clock.now().getTime() / 1000) + minutes * 60;
  /** What comes of a launch: its status, whether it says this problem, and who is logged in then. */
  const outcomeOf = async (problem: keyof typeof DOOR_PROBLEMS) => {
    const browser = await visitor();
    const answer = await lti.open(browser, '/lti/launch');
    return [answer.statusCode, answer.body.includes(DOOR_PROBLEMS[problem]), await who(browser)];
  };
  const REFUSED = [403, true, null];

  it.each<[string, () => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://ond.example' })],
    ['meant for another tool', () => ({ aud: 'en-anden' })],
    ['meant for several, and another may use it', () => ({ aud: [lti.platform.tool.clientId, 'b'], azp: 'b' })],
    ['another deployment', () => ({ [`${CLAIM}/deployment_id`]: 'en anden' })],
    ['another nonce', () => ({ nonce: 'gættet' })],
    ['over', () => ({ exp: at(-2) })],
    ['made long ago', () => ({ iat: at(-20) })],
    ['made in the future', () => ({ iat: at(20) })],
    ['another version', () => ({ [`${CLAIM}/version`]: '1.1' })],
    ['no resource', () => ({ [`${CLAIM}/resource_link`]: undefined })],
  ])('%s', async (_what, claims) => {
    await linked('elev');
    lti.platform.claims = claims();
    expect(await outcomeOf('unproved')).toEqual(REFUSED);
  });

  it('signed with a key that the platform does not show', async () => {
    await linked('elev');
    lti.platform.signsWithForeignKey = true;
    expect(await outcomeOf('unproved')).toEqual(REFUSED);
  });

  it('not signed at all', async () => {
    await linked('elev');
    const browser = await visitor();
    const form = await lti.platform.answer(askedOf(await lti.begin(browser, '/lti/launch')));
    const [, payload = ''] = (form['id_token'] ?? '').split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const answer = await lti.bring(browser, { ...form, id_token: `${none}.${payload}.` });
    expect([answer.statusCode, await who(browser)]).toEqual([403, null]);
  });

  it('without a person', async () => {
    lti.platform.subject = undefined;
    expect(await outcomeOf('anonymous')).toEqual(REFUSED);
  });

  it('an answer that is used twice, in another browser, without a beginning, or too late', async () => {
    await linked('elev');
    const browser = await visitor();
    const begun = async () => lti.platform.answer(askedOf(await lti.begin(browser, '/lti/launch')));
    const form = await begun();
    const stolen = await lti.bring(await visitor(), form);
    expect([stolen.statusCode, stolen.body.includes(DOOR_PROBLEMS.old)]).toEqual([403, true]);
    expect((await lti.bring(browser, { ...form, state: 'gættet' })).statusCode).toBe(403);
    expect((await lti.bring(browser, form)).headers.location).toBe('/lti/ind');
    expect((await lti.bring(browser, form)).statusCode).toBe(403);
    const late = await begun();
    lti.world.clock.advance(11 * MINUTE);
    expect((await lti.bring(browser, late)).statusCode).toBe(403);
    expect((await lti.bring(browser, { error: 'login_required' })).body).toContain(DOOR_PROBLEMS.refused);
  });

  it('ten of the same answer at once let one in', async () => {
    await linked('elev');
    const browser = await visitor();
    const form = await lti.platform.answer(askedOf(await lti.begin(browser, '/lti/launch')));
    const answers = await Promise.all(Array.from({ length: 10 }, () => lti.bring(browser, form)));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  it('an unknown platform, client or deployment', async () => {
    const unknown: Record<string, string>[] = [
      { iss: 'https://ukendt.example' },
      { client_id: 'en-anden' },
      { lti_deployment_id: '99' },
    ];
    for (const more of unknown) {
      const answer = await lti.begin(await visitor(), '/lti/launch', more);
      expect([answer.statusCode, answer.body.includes(DOOR_PROBLEMS.unknown)]).toEqual([404, true]);
    }
    expect((await (await visitor()).request('GET', '/lti/login')).statusCode).toBe(404);
  });
});

it('a platform that has new keys is believed at once', async () => {
  await linked('elev');
  await lti.platform.changeKeys();
  const later = Date.now() + 11_000;
  const real = Date.now;
  Date.now = () => later;
  try {
    expect((await lti.open(await visitor(), '/lti/launch')).headers.location).toBe('/lektier');
  } finally {
    Date.now = real;
  }
});

it('in a frame there is only a way out of it, which any platform may show', async () => {
  const browser = await visitor();
  const call = new URLSearchParams(
    lti.platform.initiate(lti.target('/lti/launch'), { lti_message_hint: '"><script>' }),
  );
  const answer = await browser.request('GET', `/lti/login?${call.toString()}`, {
    headers: { 'sec-fetch-dest': 'iframe' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-frame-options']).toBeUndefined();
  expect(String(answer.headers['content-security-policy'])).toContain('frame-ancestors *');
  expect(answer.body).toContain('target="_blank"');
  expect(answer.body).toContain('<main>');
  expect(answer.body).not.toContain('<script>');
  const [, address = ''] = /href="([^"]+)"/.exec(answer.body) ?? [];
  const opened = await browser.request('GET', address.replaceAll('&amp;', '&'));
  expect(opened.statusCode).toBe(302);
});

it('our keys are shown without what is secret, and made once, whoever asks first', async () => {
  const keys = await Promise.all(
    Array.from({ length: 4 }, async () => (await (await visitor()).request('GET', '/lti/jwks')).json()),
  );
  expect(new Set(keys.map((set) => JSON.stringify(set))).size).toBe(1);
  expect(Object.keys(keys[0].keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const [row] = await lti.world.db.select().from(tables.ltiKey);
  expect(row?.sealedKey).not.toContain('PRIVATE');
});
