import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** The nonce of each answer that is under way: helmet knows the raw answer only. */
const nonces = new WeakMap<object, string>();
const nonceOf = (_request: unknown, response: ServerResponse): string => `'nonce-${nonces.get(response) ?? ''}'`;

declare module 'fastify' {
  interface FastifyReply {
    /** What an inline script or style of this answer must carry. */
    nonce: string;
  }
}

/** Security headers with a strict policy for scripts, and a limit on how often one may call. */
export async function registerSecurity(app: FastifyInstance, secure: boolean, callsPerMinute: number): Promise<void> {
  // one nonce for scripts and styles: the page's template has one place for it
  app.decorateReply('nonce', '');
  app.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64');
    nonces.set(reply.raw, reply.nonce);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceOf],
        // what opens over a page is placed by style attributes, and React Aria writes one style element
        styleSrc: ["'self'", nonceOf],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    hsts: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    // by person, not by cookie: whoever tries passwords could send another cookie each time
    keyGenerator: (request) => (request.actor ? `person ${request.actor.id}` : request.ip),
    allowList: (request) => request.url.startsWith('/assets/') || request.url === '/healthz',
  });
}
