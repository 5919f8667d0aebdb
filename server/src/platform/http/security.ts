import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Security headers with a strict policy for scripts, and a limit on how often one may call. */
export async function registerSecurity(app: FastifyInstance, secure: boolean, callsPerMinute: number): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets positions and sizes as style attributes and writes its variables into a style element
        styleSrc: ["'self'"],
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
