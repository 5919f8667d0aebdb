import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found } from '../../../platform/problems/index.ts';
import { actorById } from '../../../platform/sessions/current-actor.ts';

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
