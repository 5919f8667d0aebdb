import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The bytes that the request asks for, named in the reply: media players fetch in pieces, and some play nothing
 * without. A range that cannot be read or does not exist is left aside, as HTTP allows: then it is all of them.
 */
export function rangeOf(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Buffer {
  reply.header('accept-ranges', 'bytes');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === '' && to === '') return bytes;
  const first = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (first > last) return bytes;
  reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`);
  return bytes.subarray(first, last + 1);
}
