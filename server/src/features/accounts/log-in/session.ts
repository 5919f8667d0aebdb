import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found } from '../../../platform/problems/index.ts';
import { actorById } from '../../../platform/sessions/current-actor.ts';

/** Begins a session under a new id, so that one planted before the login is worth nothing. */
export async function beginSession(context: Context, request: FastifyRequest, userId: number): Promise<Actor> {
  await request.session.regenerate();
  request.session.userId = userId;
  await request.session.save();
  return found(await actorById(context.db, userId));
}
