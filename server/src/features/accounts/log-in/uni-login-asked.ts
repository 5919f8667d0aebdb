import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/sessions/cookie-name.ts';
import { ownCookie } from '../../../platform/sessions/sessions.ts';

/** What must come back from UNI-Login unchanged, or was asked for on the way there. */
export interface Asked {
  state: string;
  nonce: string;
  verifier: string;
  wanted: string | null;
}

/** Lies in the browser that was sent there, signed by us: whoever never comes back leaves nothing on the server. */
const ASKED_COOKIE = 'ordklar_uni';
/** Who must find a phone and a password first is slow. */
const KEPT_SECONDS = 60 * 60;

/** Keeps in the browser what was asked of UNI-Login. */
export function rememberAsked(config: Config, reply: FastifyReply, asked: Asked): void {
  const kept = { ...ownCookie(config), signed: true, maxAge: KEPT_SECONDS };
  reply.setCookie(cookieName(config, ASKED_COOKIE), JSON.stringify(asked), kept);
}

/** What was asked from this browser, to be used once, whatever comes of it; null where nothing was. */
export function takeAsked(config: Config, request: FastifyRequest, reply: FastifyReply): Asked | null {
  const cookie = request.cookies[cookieName(config, ASKED_COOKIE)];
  if (cookie === undefined) return null;
  reply.clearCookie(cookieName(config, ASKED_COOKIE), ownCookie(config));
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null ? (JSON.parse(value) as Asked) : null;
}
