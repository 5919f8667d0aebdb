import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { endSessions } from '../../../platform/sessions/own-sessions.ts';
import { prolongSession } from '../../../platform/sessions/session-store.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/sessions.ts';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { PASSWORD } from '../../../testing/world-people.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const cookieOf = (browser: Browser): string => browser.cookies.get(SESSION_COOKIE) ?? '';
/** The id of a session: the cookie without its signature. */
const sidOf = (browser: Browser): string => decodeURIComponent(cookieOf(browser)).split('.')[0] ?? '';
const whoIs = async (browser: Browser) => {
  const answer = await browser.call('GET', 'current_user');
  return answer.statusCode === 200
    ? answer.json<{ username: string }>().username
    : answer.json<{ code: string }>().code;
};
const endSession = (browser: Browser) =>
  world.db
    .update(tables.session)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(tables.session.sid, sidOf(browser)));

it('NOP-15 logging in leads each person to their start and gives a fresh token', async () => {
  const homes: Record<string, string> = {};
  for (const username of ['laerer', 'elev', 'skoleadmin', 'redaktor'] as const) {
    const browser = await world.visitor();
    const { redirectTo, token } = await browser.api.login({ body: { username, password: PASSWORD } });
    homes[username] = redirectTo;
    expect(token.length).toBeGreaterThan(20);
    expect(await whoIs(browser)).toBe(username);
  }
  expect(homes).toEqual({ laerer: '/overblik', elev: '/lektier', skoleadmin: '/skole', redaktor: '/redaktion' });
});

it('PD-01: the cookie is HttpOnly and SameSite=Lax, and holds for twelve hours', async () => {
  const visitor = await world.visitor();
  const answer = await visitor.call('POST', 'auth/login', { body: { username: 'elev', password: PASSWORD } });
  const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const hours = ((cookie?.expires?.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
});

it('PD-01: where people come over TLS the cookies are Secure, and no other host can set them', async () => {
  const tls = await createWorld({ env: { PUBLIC_URL: 'https://ordklar.test' } });
  const visitor = await tls.visitor();
  const body = { username: 'elev', password: PASSWORD };
  const { cookies } = await visitor.call('POST', 'auth/login', { body });
  expect(cookies.map(({ secure }) => secure)).toEqual(cookies.map(() => true));
  expect([...visitor.cookies.keys()].toSorted()).toEqual(
    ['csrf', 'maskine', 'session'].map((name) => `__Host-ordklar_${name}`),
  );
  expect(cookies.map(({ path, domain }) => [path, domain])).toEqual(cookies.map(() => ['/', undefined]));
  expect((await visitor.api.currentUser()).username).toBe('elev');
  await visitor.api.logout();
  expect(visitor.cookies.has('__Host-ordklar_session')).toBe(false);
  await tls.close();
});

it('a visitor gets no session and no session cookie', async () => {
  const visitor = await world.visitor();
  await visitor.call('GET', 'course-groups');
  expect(cookieOf(visitor)).toBe('');
  expect(await whoIs(visitor)).toBe('not-logged-in');
});

it('a session that was planted before the login is worth nothing after it', async () => {
  const browser = await world.logIn('elev');
  const planted = cookieOf(browser);
  await browser.api.login({ body: { username: 'laerer', password: PASSWORD } });
  expect(cookieOf(browser)).not.toBe(planted);
  const attacker = await world.visitor();
  attacker.cookies.set(SESSION_COOKIE, planted);
  expect(await whoIs(attacker)).toBe('session-ended');
  expect(await whoIs(browser)).toBe('laerer');
});

it('a made-up, changed or foreign cookie is no session', async () => {
  const browser = await world.logIn('elev');
  for (const cookie of ['x', `${sidOf(browser)}.forkert`, sidOf(browser), `${cookieOf(browser)}x`]) {
    const attacker = await world.visitor();
    attacker.cookies.set(SESSION_COOKIE, cookie);
    expect(await whoIs(attacker)).toBe('session-ended');
  }
});

it('NOP-15 logging out ends the session on the server, and can be done twice', async () => {
  const browser = await world.logIn('elev');
  const old = cookieOf(browser);
  await browser.api.logout();
  expect(cookieOf(browser)).toBe('');
  expect(await whoIs(browser)).toBe('not-logged-in');
  browser.cookies.set(SESSION_COOKIE, old);
  expect(await whoIs(browser)).toBe('session-ended');
  await browser.api.logout();
});

it('PD-01: a session that has ended is distinguished from never having logged in', async () => {
  const browser = await world.logIn('elev');
  await endSession(browser);
  const answer = await browser.call('GET', 'current_user');
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { code: 'session-ended', message: 'Du er blevet logget ud. Log ind igen, så fortsætter du, hvor du slap.' },
  ]);
});

it('a session in its second half is prolonged by use but not by polls, one in its first is not written again', async () => {
  const browser = await world.logIn('elev');
  const rowOf = async () => {
    const [row] = await world.db
      .select()
      .from(tables.session)
      .where(eq(tables.session.sid, sidOf(browser)));
    return row;
  };
  const fresh = await rowOf();
  await whoIs(browser);
  expect((await rowOf())?.expiresAt).toEqual(fresh?.expiresAt);
  const soon = new Date(Date.now() + 60_000);
  await world.db
    .update(tables.session)
    .set({ expiresAt: soon })
    .where(eq(tables.session.sid, sidOf(browser)));
  // what an open page asks by itself does not keep a session that nobody uses
  for (const path of ['chat/messages', 'notifications/count/unread', `chat/unread-messages/${world.people.laerer.id}`])
    expect((await browser.call('GET', path)).statusCode).toBe(200);
  expect((await rowOf())?.expiresAt).toEqual(soon);
  expect(await whoIs(browser)).toBe('elev');
  expect(((await rowOf())?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(11 * 3_600_000);
});

it('PD-01: a session that is ended while a request of it is answered does not come back', async () => {
  const browser = await world.logIn('elev');
  const keep = () => prolongSession(world.db, sidOf(browser), new Date(Date.now() + 13 * 3_600_000));
  await keep();
  expect(await whoIs(browser)).toBe('elev');
  await endSessions(world.db, world.people.elev.id, null);
  await keep();
  expect(await whoIs(browser)).toBe('session-ended');
  expect(await world.db.$count(tables.session, eq(tables.session.sid, sidOf(browser)))).toBe(0);
});

it('a session ends a week after it began, however much it is used', async () => {
  const browser = await world.logIn('elev');
  const begunBefore = (milliseconds: number) =>
    world.db
      .update(tables.session)
      .set({ startedAt: new Date(Date.now() - milliseconds) })
      .where(eq(tables.session.sid, sidOf(browser)));
  const week = 7 * 24 * 3_600_000;
  await begunBefore(week - 60_000);
  expect(await whoIs(browser)).toBe('elev');
  await begunBefore(week + 1000);
  const answer = await browser.call('GET', 'current_user');
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'session-ended']);
});

it('a person who is deleted is logged out everywhere', async () => {
  const { users } = tables;
  const [made] = await world.db
    .insert(users)
    .values({ institutionId: world.people.elev.institutionId, username: 'flytter', name: 'F', publicName: 'F' })
    .returning();
  const browser = await world.logIn('elev');
  await world.db
    .update(tables.session)
    .set({ userId: made?.id ?? 0 })
    .where(eq(tables.session.sid, sidOf(browser)));
  expect(await whoIs(browser)).toBe('flytter');
  await world.db.delete(users).where(eq(users.id, made?.id ?? 0));
  expect(await whoIs(browser)).toBe('session-ended');
});
