import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';

/** The site's own address as people use it, without a slash at its end. */
export const originOf = ({ config }: Pick<Context, 'config'>, request: FastifyRequest): string =>
  config.publicUrl ? new URL(config.publicUrl).origin : `${request.protocol}://${request.host}`;
