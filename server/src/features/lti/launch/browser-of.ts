import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/sessions/cookie-name.ts';

/** Which browser a launch began in, so that nobody can have another's browser end it. */
const BROWSER_COOKIE = 'ordklar_lti';
/** As long as somebody may take to log in before linking. */
const KEPT_SECONDS = 60 * 60;

/** What is kept of a secret that only a browser or a platform has. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The browser, as it is kept; null where it has not begun a launch. */
export function browserOf(config: Config, request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName(config, BROWSER_COOKIE)];
  return cookie === undefined ? null : hashOf(cookie);
}

/** The browser, marked now where it was not. */
export function markBrowser(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const name = cookieName(config, BROWSER_COOKIE);
  const secret = request.cookies[name] ?? randomBytes(32).toString('base64url');
  reply.setCookie(name, secret, {
    httpOnly: true,
    // the platform's answer is a form that its page sends: with 'lax' the cookie would stay behind. Browsers want TLS for 'none'
    sameSite: config.overTls ? 'none' : 'lax',
    secure: config.overTls,
    path: '/',
    maxAge: KEPT_SECONDS,
  });
  return hashOf(secret);
}
