import { API_BASE } from '@ordklar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/index.ts';
import { FilesAwayError } from '../files/files-away.ts';
import { fieldTexts, ProblemError } from '../problems/index.ts';
import { awayPage } from './away-page.ts';

/** What fastify-type-provider-zod makes of an issue: `keyword` is zod's code, `params` the rest of it. */
interface Issue {
  keyword: string;
  instancePath: string;
  params: { origin?: string; minimum?: number };
}

/** The steps from a request's part to the value that does not hold. */
const stepsOf = (issue: Issue): string[] => issue.instancePath.split('/').filter((step) => step !== '');

/** Whether the value that does not hold was left out. */
const isMissing = (part: unknown, issue: Issue): boolean =>
  stepsOf(issue).reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], part) ===
  undefined;

/** The Danish text for a field that does not hold. */
function textOf(issue: Issue, part: unknown): string {
  const { origin, minimum } = issue.params;
  const hasLength = origin === 'string' || origin === 'array';
  if (issue.keyword === 'too_big' && hasLength) return fieldTexts.tooLong;
  if (issue.keyword === 'too_small' && hasLength) return minimum === 1 ? fieldTexts.required : fieldTexts.tooShort;
  if (isMissing(part, issue)) return fieldTexts.required;
  if (issue.keyword === 'invalid_value') return fieldTexts.notOneOf;
  return fieldTexts.wrong;
}

/** Turns every error into the one shape. What is not expected is logged and reported as 'unknown', never shown. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ProblemError) return refuse(request, reply, error);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const errors: Record<string, string[]> = {};
      const { body, params, query } = request;
      const part = { body, params, querystring: query, headers: request.headers }[error.validationContext ?? 'body'];
      for (const issue of error.validation as unknown as Issue[]) {
        const field = stepsOf(issue).join('.') || '_';
        errors[field] = [...(errors[field] ?? []), textOf(issue, part)];
      }
      const invalid = new ProblemError('invalid', { errors });
      return refuse(request, reply, invalid);
    }
    const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
    if (isDatabaseAway(error) || isDiskFull(code) || error instanceof FilesAwayError)
      return sendAway(request, reply, error);
    if (statusCode === 413) return refuse(request, reply, new ProblemError('too-large'));
    if (statusCode === 429) return refuse(request, reply, new ProblemError('too-many-requests'));
    if (code?.startsWith('FST_CSRF')) return refuse(request, reply, new ProblemError('csrf'));
    if (statusCode >= 400 && statusCode < 500) return refuse(request, reply, new ProblemError('invalid'));
    request.log.error({ err: error }, 'request failed');
    return send(reply, new ProblemError('unknown'));
  });
}

/** A refusal is logged with who asked, by number: it may be one of many of somebody who tries doors. */
function refuse(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  request.log.info({ code: problem.code, userId: request.actor?.id ?? null }, 'refused');
  return reply.code(problem.status).send(problem.toWire());
}

const send = (reply: { code(status: number): { send(body: unknown): unknown } }, problem: ProblemError) =>
  reply.code(problem.status).send(problem.toWire());

/** Whether a file could not be written for want of room; the database tells of its own disk itself. */
const isDiskFull = (code: string | undefined): boolean => code === 'ENOSPC' || code === 'EDQUOT';

/** Seconds after which a program may ask again. */
const AGAIN_AFTER = 5;

/** Tells that nothing can be fetched or kept just now: a program as a problem, a person who opens a page as a page. */
function sendAway(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  request.log.warn({ err: error }, 'the database or the file store is away, or the disk is full');
  const away = new ProblemError('database-away');
  reply.code(away.status).header('retry-after', AGAIN_AFTER).header('cache-control', 'no-store');
  const isPage = !request.url.startsWith(`${API_BASE}/`) && request.headers.accept?.includes('text/html');
  return isPage
    ? reply.type('text/html; charset=utf-8').send(awayPage(away.message, reply.nonce))
    : reply.send(away.toWire());
}
