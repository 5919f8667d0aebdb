import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import session from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/index.ts';
import { repeat } from '../jobs/repeat.ts';
import { cookieName } from './cookie-name.ts';
import { SessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** An anti-forgery token for this session, or for a visitor's browser. */
    csrfToken(): string;
  }
}

export const SESSION_COOKIE = 'ordklar_session';
const SESSION_MS = 12 * 60 * 60 * 1000;
/** Ends whatever one does: a browser that is never left must ask for the password now and then. */
const LONGEST_SESSION_MS = 7 * 24 * 60 * 60 * 1000;
/** When somebody was last here is kept no more often. */
const SEEN_EVERY_MS = 10 * 60 * 1000;
/** How often sessions that have ended are forgotten. */
const SWEEP_MS = 60 * 60 * 1000;

/** Sessions, the anti-forgery token and the current actor (PD-01). */
export async function registerSessions(app: FastifyInstance, db: Db, config: Config): Promise<void> {
  const secure = config.overTls;
  const sessionCookie = cookieName(config, SESSION_COOKIE);
  const store = new SessionStore(db, SESSION_MS, LONGEST_SESSION_MS);
  await app.register(cookie, { secret: config.sessionSecret });
  // the plugin below looks up every cookie: a file of the interface comes also when the database is busy or away
  app.addHook('onRequest', async (request) => {
    if (!needsActor(request)) delete request.cookies[sessionCookie];
  });
  await app.register(session, {
    secret: config.sessionSecret,
    cookieName: sessionCookie,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_MS },
    saveUninitialized: false,
    rolling: false,
    store,
  });
  await app.register(csrf, {
    sessionPlugin: '@fastify/cookie',
    cookieKey: cookieName(config, 'ordklar_csrf'),
    cookieOpts: { httpOnly: true, sameSite: 'lax', secure, path: '/', signed: true },
    getToken: (request) => String(request.headers['x-csrf-token'] ?? ''),
    getUserInfo: tokenOwner,
    csrfOpts: { userInfo: true, hmacKey: config.sessionSecret },
  });
  app.decorateReply('csrfToken', function () {
    return this.generateCsrf({ userInfo: tokenOwner(this.request) });
  });
  let stopSweeping: (() => void) | undefined;
  app.addHook('onReady', async () => {
    stopSweeping = await repeat(app.log, SWEEP_MS, 'ended sessions could not be forgotten', () => store.sweep());
  });
  app.addHook('onClose', async () => stopSweeping?.());
  app.decorateRequest('actor', null);
  app.decorateRequest('hadSession', false);
  app.addHook('onRequest', async (request, reply) => {
    if (!needsActor(request)) return;
    request.hadSession = request.cookies[sessionCookie] !== undefined;
    request.actor = request.session.person ?? null;
    // an open page asks by itself: that nobody is there must end the session all the same
    if (!request.routeOptions.config.endpoint?.polled) {
      await prolong(request);
      await noteSeen(request, store);
    }
    if (changesState(request))
      await new Promise<void>((resolve, reject) => {
        app.csrfProtection(request, reply, (error?: Error) => (error ? reject(error) : resolve()));
      });
  });
}

/** Built files of the interface, and what is marked so, are the same for everyone. */
const needsActor = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/assets/') && !request.routeOptions.config.sessionless;

/** Whose an anti-forgery token is: one session's, so that one taken before the login is worth nothing after it. */
const tokenOwner = (request: FastifyRequest): string =>
  request.session.userId === undefined ? 'visitor' : request.session.sessionId;

/** By method alone: an address can be spelled in more ways than one. */
const changesState = (request: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(request.method);

/**
 * Keeps a session alive while it is used, without writing to the database at every request. A session that is read
 * gets a new end at once, but only saving it keeps that.
 */
async function prolong(request: FastifyRequest): Promise<void> {
  const { originalExpires: end } = request.session.cookie as { originalExpires?: Date };
  if (request.actor && end && end.getTime() - Date.now() < SESSION_MS / 2) await request.session.save();
}

/** Keeps when the person was last here. A page that was open all night says nothing of that: polls do not count. */
async function noteSeen(request: FastifyRequest, store: SessionStore): Promise<void> {
  const now = Date.now();
  const isKnown = (request.session.seenAt?.getTime() ?? 0) >= now - SEEN_EVERY_MS;
  if (request.actor && !isKnown) await store.see(request.actor.id, new Date(now));
}
