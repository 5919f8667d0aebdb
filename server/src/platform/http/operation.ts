import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { isSameSecret } from '../config/is-same-secret.ts';
import { queryCount, requireThere } from '../db/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { Context } from './context.ts';

/** Health for the machine that runs us, and metrics (PD-34). No path holds an id, no label a name. */
export function registerOperation(app: FastifyInstance, context: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'ordklar_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const queries = new Histogram({
    name: 'ordklar_request_queries',
    help: 'SQL queries of a request, by route',
    labelNames: ['method', 'route'],
    buckets: [0, 1, 2, 3, 5, 8, 13, 21],
    registers: [registry],
  });

  app.addHook('onRequest', (_request, reply, done) => {
    const counter = { queries: 0 };
    reply.queryCounter = counter;
    queryCount.run(counter, done);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('server-timing', `db;desc="${reply.queryCounter?.queries ?? 0}"`);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    durations.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000);
    queries.observe(labels, reply.queryCounter?.queries ?? 0);
    done();
  });

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await requireThere(context.db);
      return { ok: true, engine: context.textEngine.version };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(context.config, request.headers.authorization)) throw new ProblemError('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whoever has the token; without one everybody, where only this machine's own people come. */
function mayRead({ metricsToken, isPublic }: Config, authorization = ''): boolean {
  if (metricsToken === undefined) return !isPublic;
  return isSameSecret(authorization, `Bearer ${metricsToken}`);
}

declare module 'fastify' {
  interface FastifyReply {
    /** SQL queries of this request so far. */
    queryCounter?: { queries: number };
  }
}
