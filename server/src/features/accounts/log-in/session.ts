import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found } from '../../../platform/problems/index.ts';
import { cookieName } from '../../../platform/sessions/cookie-name.ts';
import { actorById } from '../../../platform/sessions/current-actor.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/sessions.ts';
import { rememberLoggedOut } from './logged-out-here.ts';

/** Browsers say less; what is longer is none. */
const LONGEST_DEVICE = 300;

/** Begins a session under a new id, so that one planted before the login is worth nothing. */
export async function beginSession(context: Context, request: FastifyRequest, userId: number): Promise<Actor> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.device = (request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE);
  await request.session.save();
  return found(await actorById(context.db, userId));
}

/** Ends the session of a browser, where there is one. */
export async function endSessionOf({ config }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.session.userId !== undefined) {
    await request.session.destroy();
    rememberLoggedOut(config, reply);
  }
  reply.clearCookie(cookieName(config, SESSION_COOKIE), { path: '/', secure: config.overTls });
}
