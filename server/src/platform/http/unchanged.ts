import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether the browser has this answer already: then 304 without a body says so. Names the answer by its content, so that
 * any server process says the same; the browser keeps it for itself and asks each time.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, body: unknown): boolean {
  const tag = `"${createHash('sha1').update(JSON.stringify(body)).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  // a proxy that compresses may have made it a weak one
  return (request.headers['if-none-match'] ?? '').split(/,\s*/).some((known) => known.replace(/^W\//, '') === tag);
}
