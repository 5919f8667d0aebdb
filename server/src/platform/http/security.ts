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

interface SecurityOptions {
  /** People come over TLS. */
  secure: boolean;
  callsPerMinute: number;
  /** Files can be fetched from a service, in frames of ours that open its window. */
  opensPickers: boolean;
}

const HSTS = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true };

/** What an answer of the API says: it is no page, so nothing may come of it. The rest of helmet's headers is for pages. */
const apiHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  ...(secure && { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` }),
});

/** Security headers with a strict policy for scripts, and a limit on how often one may call. */
export async function registerSecurity(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { secure, callsPerMinute, opensPickers } = options;
  // one nonce for scripts and styles: the page's template has one place for it
  app.decorateReply('nonce', '');
  const ofApi = apiHeaders(secure);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.endpoint) reply.headers(ofApi);
    else {
      reply.nonce = randomBytes(16).toString('base64');
      nonces.set(reply.raw, reply.nonce);
    }
    done();
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
        // a fetched file is handed over by the address of an object of ours
        connectSrc: opensPickers ? ["'self'", 'blob:'] : ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    hsts: secure && HSTS,
    crossOriginEmbedderPolicy: false,
    // the window of a service must be able to answer to the page that opened it
    crossOriginOpenerPolicy: { policy: opensPickers ? 'same-origin-allow-popups' : 'same-origin' },
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
