import { randomBytes } from 'node:crypto';
import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/index.ts';
import type { Actor } from '../http/context.ts';
import { repeat } from '../jobs/repeat.ts';
import { cookieName } from './cookie-name.ts';
import { firstSteps } from './first-steps.policy.ts';
import * as store from './session-store.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** An anti-forgery token for this session, or for a visitor's browser. */
    csrfToken(): string;
  }
  interface FastifyRequest {
    /** That the actor is logged in in this browser; null for visitors. */
    session: store.Session | null;
  }
}

/** The database and the settings: what a session is kept with. */
interface Keeping {
  readonly db: Db;
  readonly config: Config;
}

export const SESSION_COOKIE = 'ordklar_session';
const SESSION_MS = 12 * 60 * 60 * 1000;
/** 192 bits, drawn by the operating system. */
const SID_BYTES = 24;
/** When somebody was last here is kept no more often. */
const SEEN_EVERY_MS = 10 * 60 * 1000;
/** How often sessions that have ended are forgotten. */
const SWEEP_MS = 60 * 60 * 1000;

/** Where and how a cookie of ours lies in the browser: no script reads it, and no other site sends it along. */
export const ownCookie = (config: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: config.overTls,
  path: '/',
});

/** Sessions, the anti-forgery token and the current actor (PD-01). Why no library: docs/decisions/0042. */
export async function registerSessions(app: FastifyInstance, db: Db, config: Config): Promise<void> {
  await app.register(cookie, { secret: config.sessionSecret });
  await app.register(csrf, {
    sessionPlugin: '@fastify/cookie',
    cookieKey: cookieName(config, 'ordklar_csrf'),
    cookieOpts: { ...ownCookie(config), signed: true },
    getToken: (request) => String(request.headers['x-csrf-token'] ?? ''),
    getUserInfo: tokenOwner,
    csrfOpts: { userInfo: true, hmacKey: config.sessionSecret },
  });
  app.decorateReply('csrfToken', function () {
    return this.generateCsrf({ userInfo: tokenOwner(this.request) });
  });
  let stopSweeping: (() => void) | undefined;
  app.addHook('onReady', async () => {
    const sweep = (): Promise<void> => store.removeEndedSessions(db);
    stopSweeping = await repeat(app.log, SWEEP_MS, 'ended sessions could not be forgotten', sweep);
  });
  app.addHook('onClose', async () => stopSweeping?.());
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.decorateRequest('hadSession', false);
  app.decorateRequest('hasFirstSteps', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (!needsActor(request)) return done();
    const sent = request.cookies[cookieName(config, SESSION_COOKIE)];
    const protect = (): void => (needsToken(request) ? app.csrfProtection(request, reply, done) : done());
    if (sent === undefined) return protect();
    request.hadSession = true;
    recognise({ db, config }, request, reply, sent).then(protect, done);
  });
}

/** Built files of the interface, and what is marked so, are the same for everyone. */
const needsActor = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/assets/') && !request.routeOptions.config.sessionless;

/** Whose an anti-forgery token is: one session's, so that one taken before the login is worth nothing after it. */
const tokenOwner = (request: FastifyRequest): string => request.session?.sid ?? 'visitor';

/** By method alone, as an address can be spelled in more ways than one, but for what proves itself. */
const needsToken = (request: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !request.routeOptions.config.provesItself;

/** Says whose the cookie is that came; one that is nobody's any more is taken back. */
async function recognise(keeping: Keeping, request: FastifyRequest, reply: FastifyReply, sent: string): Promise<void> {
  const { valid, value } = request.unsignCookie(sent);
  const found = valid && value !== null ? await store.findSession(keeping.db, value) : null;
  if (!found) return clearSessionCookie(keeping.config, reply);
  request.session = found.session;
  request.hasFirstSteps = firstSteps(keeping.config, found.waysIn).length > 0;
  // a visitor everywhere but where the steps are taken: what knows nothing of them gives nothing away
  const isHeldBack = request.hasFirstSteps && !request.routeOptions.config.endpoint?.beforeFirstSteps;
  request.actor = isHeldBack ? null : found.person;
  // an open page asks by itself: that nobody is there must end the session all the same
  if (request.routeOptions.config.endpoint?.polled) return;
  await prolong(keeping, reply, found.session);
  await noteSeen(keeping.db, found.session, found.person);
}

/** Keeps a session alive while it is used, without writing to the database at every request. */
async function prolong({ db, config }: Keeping, reply: FastifyReply, { sid, expiresAt }: store.Session): Promise<void> {
  const now = Date.now();
  if (expiresAt.getTime() - now >= SESSION_MS / 2) return;
  const later = new Date(now + SESSION_MS);
  await store.prolongSession(db, sid, later);
  setSessionCookie(config, reply, sid, later);
}

/** Keeps when the person was last here. A page that was open all night says nothing of that: polls do not count. */
async function noteSeen(db: Db, { seenAt }: store.Session, person: Actor): Promise<void> {
  const now = Date.now();
  if ((seenAt?.getTime() ?? 0) < now - SEEN_EVERY_MS) await store.seePerson(db, person.id, new Date(now));
}

function setSessionCookie(config: Config, reply: FastifyReply, sid: string, expires: Date): void {
  reply.setCookie(cookieName(config, SESSION_COOKIE), sid, { ...ownCookie(config), signed: true, expires });
}

function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config, SESSION_COOKIE), ownCookie(config));
}

/**
 * Begins a session of the person, and ends the one that the browser had. Its id is new, so that one planted before the login is
 * worth nothing. `device` is what the browser says of itself.
 */
export async function startSession(
  { db, config }: Keeping,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, device }: { userId: number; device: string },
): Promise<void> {
  if (request.session) await store.removeSession(db, request.session.sid);
  const sid = randomBytes(SID_BYTES).toString('base64url');
  const seenAt = new Date();
  const expiresAt = new Date(seenAt.getTime() + SESSION_MS);
  await store.addSession(db, { sid, userId, device, expiresAt });
  await store.seePerson(db, userId, seenAt);
  request.session = { sid, expiresAt, seenAt };
  setSessionCookie(config, reply, sid, expiresAt);
}

/** Ends the session of the browser, and takes its cookie back. False where there was none. */
export async function stopSession(
  { db, config }: Keeping,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { session } = request;
  if (session) await store.removeSession(db, session.sid);
  clearSessionCookie(config, reply);
  return session !== null;
}

/** The id of the session by which somebody who is logged in calls. */
export function ownSid({ session }: FastifyRequest): string {
  if (!session) throw new Error('asked for the session of a visitor');
  return session.sid;
}
