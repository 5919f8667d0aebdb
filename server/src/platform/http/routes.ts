import querystring from 'node:querystring';
import { type Api, api, API_BASE, type Endpoint, problem, QUERY_HEADER } from '@ordklar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProblemError } from '../problems/index.ts';
import type { Actor, Context } from './context.ts';
import { storable } from './storable.ts';
import { isUnchanged } from './unchanged.ts';

type Out<Z> = Z extends z.ZodType ? z.output<Z> : undefined;
type In<Z> = Z extends z.ZodType ? z.input<Z> : never;
type PartOf<E, K extends string> = E extends { [key in K]: infer Z } ? Out<Z> : undefined;

/** What a handler is given. `actor` is null only where the contract lets anyone call. */
export interface Call<E> {
  readonly actor: E extends { access: 'anyone' } ? Actor | null : Actor;
  readonly params: PartOf<E, 'params'>;
  readonly query: PartOf<E, 'query'>;
  readonly body: PartOf<E, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type GoodAnswer<E> = E extends { answers: infer A } ? In<A[keyof A]> : never;

/** One handler for each endpoint of a part of the contract; a missing or wrong one does not compile. */
export type Handlers<Part extends Partial<Api>> = {
  [K in keyof Part]: (call: Call<Part[K]>) => Promise<GoodAnswer<Part[K]>>;
};

/** A feature's face to HTTP: its handlers, given the context. */
export type Routes<Part extends Partial<Api>> = (context: Context) => Handlers<Part>;

/** Refuses whoever the contract does not let call: 401 without a session, 403 with the wrong role or before the first steps. */
export function admit(
  endpoint: Endpoint,
  { actor, hadSession, hasFirstSteps }: Pick<FastifyRequest, 'actor' | 'hadSession' | 'hasFirstSteps'>,
): void {
  if (endpoint.access === 'anyone') return;
  if (!actor && hasFirstSteps) throw new ProblemError('first-steps');
  if (!actor) throw new ProblemError(hadSession ? 'session-ended' : 'not-logged-in');
  if (endpoint.access === 'user') return;
  if (!endpoint.access.some((role) => actor.roles.includes(role))) throw new ProblemError('forbidden');
}

/** The query of the address together with the one that our client sends beside it; the latter counts where both name something. */
const withHeader = ({ query, headers }: FastifyRequest): unknown => ({
  ...(query as object),
  ...querystring.parse(String(headers[QUERY_HEADER] ?? '')),
});

/** Registers every endpoint of the contract with its handler. */
export function registerApi(app: FastifyInstance, handlers: Handlers<Api>): void {
  for (const [name, endpoint] of Object.entries(api as Record<string, Endpoint>)) {
    const handler = handlers[name as keyof Api] as (call: unknown) => Promise<unknown>;
    const [usual = 200] = Object.keys(endpoint.answers).map(Number);
    app.route({
      method: endpoint.method,
      url: `${API_BASE}/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: {
        operationId: name,
        summary: endpoint.summary,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.form && { consumes: ['multipart/form-data'] }),
        response: { ...endpoint.answers, '4xx': problem },
      },
      config: { endpoint },
      // its headers are for pages; an answer has those of registerSecurity
      helmet: false,
      // these three wait for nothing, and each call makes them: no promise for that
      preValidation: (request, _reply, done) => {
        request.params = storable(request.params);
        request.query = storable(endpoint.personal ? withHeader(request) : request.query);
        request.body = storable(request.body);
        done();
      },
      // what a person sees is theirs: kept by no proxy, and not by the browser of a machine that many use
      onSend: (_request, reply, payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        done(null, payload);
      },
      // refused before the body is read: a stranger's 10 MB cost nothing
      onRequest: (request, _reply, done) => {
        admit(endpoint, request);
        done();
      },
      handler: async (request, reply) => {
        const body = await handler({
          actor: request.actor,
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
        });
        // where the contract has both, nothing to say is answered with 204; a piece of what was asked for is 206
        const status = body === null && endpoint.answers[204] ? 204 : reply.statusCode === 206 ? 206 : usual;
        if (endpoint.polled && isUnchanged(request, reply, body)) return reply.code(304).send();
        return reply.code(status).send(status === 204 ? undefined : body);
      },
    });
  }
}
