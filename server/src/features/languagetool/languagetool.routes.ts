import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { readCheckRequest } from './check-request.ts';
import { createChecker } from './check-text.ts';
import { explanationPage } from './explanation-page.ts';
import { checkedLanguages } from './languages.ts';
import { Refusal } from './refusal.ts';

/** A form writes one unit of text as up to nine bytes; room for markup and the other parameters comes on top. */
const BYTES_OF_UNIT = 10;
const BYTES_OF_THE_REST = 64 * 1024;

/**
 * The engine as a LanguageTool server, for editors that have a client for one: `/v2/check` and `/v2/languages` with
 * LanguageTool's parameters, answers and plain errors. Without its setting none of it exists. It knows no session and
 * no person, reads and writes nothing, and logs no address, since a text may stand in it.
 */
export async function registerLanguageTool(app: FastifyInstance, { config, textEngine }: Context): Promise<void> {
  const settings = config.languageTool;
  if (!settings) return;
  const check = createChecker(textEngine);
  const originOf = (request: FastifyRequest): string => config.publicUrl ?? `${request.protocol}://${request.host}`;
  const options: RouteShorthandOptions = {
    bodyLimit: settings.maxText * BYTES_OF_UNIT + BYTES_OF_THE_REST,
    config: { sessionless: true, rateLimit: { max: settings.callsPerMinute, keyGenerator: (request) => request.ip } },
    logLevel: 'warn',
    schema: { hide: true },
  };

  await app.register(
    async (door) => {
      door.removeAllContentTypeParsers();
      // LanguageTool takes every body for a form, whatever its type says
      door.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      door.addHook('onRequest', async (_request, reply) => {
        if (settings.allowOrigin) reply.header('access-control-allow-origin', settings.allowOrigin);
      });
      door.setErrorHandler((error, request, reply) => refuse(error, request, reply, settings.maxText));

      door.route({
        method: ['GET', 'POST'],
        url: '/check',
        ...options,
        handler: async (request) => {
          const asked = readCheckRequest(parametersOf(request), settings.maxText);
          return check(asked, (subcategory) => `${originOf(request)}/v2/explanations/${subcategory}`);
        },
      });
      door.get('/languages', options, async () => checkedLanguages);
      door.get<{ Params: { id: string } }>('/explanations/:id', options, async (request, reply) => {
        const page = explanationPage(request.params.id, reply.nonce);
        if (!page) throw new Refusal(404, `There is no explanation '${request.params.id}'`);
        return reply.type('text/html; charset=utf-8').send(page);
      });
      door.options('/*', options, async (_request, reply) =>
        reply
          .header('access-control-allow-methods', 'GET, POST')
          .header('access-control-allow-headers', 'content-type, accept')
          .code(204)
          .send(),
      );
      door.route({
        method: ['GET', 'POST'],
        url: '/*',
        ...options,
        handler: async (request) => {
          throw new Refusal(404, `Unsupported action: '${(request.params as { '*': string })['*']}'`);
        },
      });
    },
    { prefix: '/v2' },
  );
}

/** The parameters of body and address; the address is read last, as LanguageTool does. */
function parametersOf(request: FastifyRequest): Map<string, string> {
  const body = typeof request.body === 'string' ? request.body : '';
  const query = request.url.split('?').slice(1).join('?');
  return new Map([...new URLSearchParams(body), ...new URLSearchParams(query)]);
}

/** Every error as LanguageTool tells it: plain text that begins with »Error: «. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, maxText: number): FastifyReply {
  const send = (status: number, message: string): FastifyReply =>
    reply.code(status).type('text/plain; charset=utf-8').send(`Error: ${message}`);
  if (error instanceof Refusal) return send(error.status, error.message);
  const { statusCode = 500, name } = error as { statusCode?: number; name?: string };
  if (statusCode === 413)
    return send(413, `Your text exceeds the limit of ${maxText} characters. Please submit a shorter text.`);
  if (statusCode === 429)
    return send(429, `Access from ${request.ip} denied: too many requests. Please try again later.`);
  if (statusCode < 500) return send(statusCode, 'The request could not be read.');
  request.log.error({ err: error }, 'a check for a LanguageTool client failed');
  if (name === 'AbortError') return send(500, 'Checking took longer than allowed. Please submit a shorter text.');
  return send(500, 'Internal Error');
}
