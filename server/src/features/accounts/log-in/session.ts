import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found } from '../../../platform/problems/index.ts';
import { actorById } from '../../../platform/sessions/current-actor.ts';
import { startSession, stopSession } from '../../../platform/sessions/sessions.ts';
import { rememberLoggedOut } from './logged-out-here.ts';

/** Browsers say less; what is longer is none. */
const LONGEST_DEVICE = 300;

/** Begins a session of a person who has proved who they are. */
export async function beginSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<Actor> {
  const device = (request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE);
  await startSession(context, request, reply, { userId, device });
  return found(await actorById(context.db, userId));
}

/** Ends the session of a browser, where there is one. */
export async function endSessionOf(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (await stopSession(context, request, reply)) rememberLoggedOut(context.config, reply);
}
