import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/sessions/cookie-name.ts';

/**
 * That somebody has logged out in this browser. Our logging out ends nothing at UNI-Login, so on a machine that a class shares the
 * next pupil would be let in as the one before: UNI-Login is told to ask who it is (PD-01).
 */
const LOGGED_OUT_COOKIE = 'ordklar_udlogget';
/** As long as a session there may last. */
const KEPT_SECONDS = 24 * 60 * 60;

const place = (config: Config) => ({ path: '/', secure: config.overTls });

/** Keeps that somebody has logged out here; without UNI-Login there is nothing to remember. */
export function rememberLoggedOut(config: Config, reply: FastifyReply): void {
  if (!config.uniLogin) return;
  const kept = { ...place(config), httpOnly: true, sameSite: 'lax', maxAge: KEPT_SECONDS } as const;
  reply.setCookie(cookieName(config, LOGGED_OUT_COOKIE), '1', kept);
}

/** Whether UNI-Login is to ask who it is, though it may know somebody already. */
export const mustAskAnew = (config: Config, request: FastifyRequest): boolean =>
  request.cookies[cookieName(config, LOGGED_OUT_COOKIE)] !== undefined;

/** Somebody has said at UNI-Login who they are. */
export function forgetLoggedOut(config: Config, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config, LOGGED_OUT_COOKIE), place(config));
}
