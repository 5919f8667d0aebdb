import type { FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { fieldTexts, ProblemError } from '../problems/index.ts';

interface Issue {
  keyword?: string;
  instancePath: string;
  params?: { issue?: { code?: string; origin?: string; minimum?: number; input?: unknown } };
}

/** The Danish text for a field that does not hold. */
function textOf(issue: Issue): string {
  const zod = issue.params?.issue;
  if (zod?.code === 'too_big') return fieldTexts.tooLong;
  if (zod?.code === 'too_small') return zod.minimum === 1 ? fieldTexts.required : fieldTexts.tooShort;
  if (zod?.code === 'invalid_value') return fieldTexts.notOneOf;
  if (zod?.code === 'invalid_type' && zod.input === undefined) return fieldTexts.required;
  return fieldTexts.wrong;
}

/** Turns every error into the one shape. What is not expected is logged and told as 'unknown', never shown. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ProblemError) return reply.code(error.status).send(error.toWire());
    if (hasZodFastifySchemaValidationErrors(error)) {
      const errors: Record<string, string[]> = {};
      for (const issue of error.validation as unknown as Issue[]) {
        const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || '_';
        errors[field] = [...(errors[field] ?? []), textOf(issue)];
      }
      const invalid = new ProblemError('invalid', { errors });
      return reply.code(invalid.status).send(invalid.toWire());
    }
    const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
    if (statusCode === 413) return send(reply, new ProblemError('too-large'));
    if (statusCode === 429) return send(reply, new ProblemError('too-many-requests'));
    if (code?.startsWith('FST_CSRF')) return send(reply, new ProblemError('csrf'));
    if (statusCode >= 400 && statusCode < 500) return send(reply, new ProblemError('invalid'));
    request.log.error({ err: error }, 'request failed');
    return send(reply, new ProblemError('unknown'));
  });
}

const send = (reply: { code(status: number): { send(body: unknown): unknown } }, problem: ProblemError) =>
  reply.code(problem.status).send(problem.toWire());
