import type { CloudService } from '@ordklar/contract';
import { DOCX_TYPE, MAX_UPLOAD_BYTES } from '@ordklar/school';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { Context } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { addressesOf, type ServiceAddresses } from './service-addresses.ts';
import { servicesFor, servicesSetUp } from './services-for.ts';

/** Where the window of OneDrive comes back to; it is registered with Microsoft under this address. */
const REDIRECT = '/onedrive/redirect';
const asked = z.object({ teacherId: z.coerce.number().int().positive().optional() });

/**
 * The only pages that may load anything of a service, so that no screen with pupils' work does: a frame for each
 * picker, and the page that the window of OneDrive comes back to. From them our own server cannot be called.
 */
const headersFor = ({ sources }: ServiceAddresses, ancestors: "'self'" | "'none'") =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...sources.script],
        // the pickers write style elements of their own
        styleSrc: ["'unsafe-inline'", ...sources.style],
        connectSrc: [...sources.connect],
        frameSrc: [...sources.frame],
        imgSrc: ['data:', ...sources.image],
        formAction: [...sources.form],
        baseUri: ["'none'"],
        frameAncestors: [ancestors],
      },
    },
    // the window of a service must be able to answer to the page that opened it
    crossOriginOpenerPolicy: false,
    frameguard: { action: ancestors === "'self'" ? 'sameorigin' : 'deny' },
    // keys are bound to the pages that they are used on
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }) satisfies FastifyHelmetOptions;

const pageOf = (title: string, head: string, body = ''): string =>
  `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="robots" content="noindex"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** What the picker's page goes on with: JSON in which no text can end the script element. */
const dataOf = (data: object): string =>
  `<script type="application/json" id="service">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What the page of a picker gets; the ids are known to everybody who uses it. */
function settingsOf({ oneDrive, googleDrive }: Config['cloud'], service: CloudService, at: ServiceAddresses): object {
  const common = { service, scripts: at.scripts, maxBytes: MAX_UPLOAD_BYTES, docxType: DOCX_TYPE };
  return service === 'onedrive'
    ? { ...common, redirect: REDIRECT, ...oneDrive }
    : { ...common, files: at.files, ...googleDrive };
}

const TITLES = { onedrive: 'OneDrive', googledrive: 'Google Drev' } as const;

/**
 * Serves the pages in which the services' scripts run: only for services that are set up, and the pickers only to whom
 * the teacher allows them. `script` is the built one of the pickers' page.
 */
export function registerPickerPages(app: FastifyInstance, context: Context, script: string): void {
  const { cloud } = context.config;
  for (const service of servicesSetUp(cloud)) {
    const at = addressesOf(cloud, service);
    const html = pageOf(
      TITLES[service],
      `${dataOf(settingsOf(cloud, service, at))}<script type="module" src="${script}"></script>`,
    );
    app.get(
      `/hent-fil/${service}`,
      { schema: { hide: true }, helmet: headersFor(at, "'self'") },
      async (request, reply) => {
        const query = asked.safeParse(request.query);
        if (!query.success) throw new ProblemError('not-found');
        if (!request.actor) throw new ProblemError('not-logged-in');
        const { allowed } = await servicesFor(context, request.actor, query.data.teacherId);
        if (!allowed.includes(service)) throw new ProblemError('not-found');
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
      },
    );
  }
  if (!cloud.oneDrive) return;
  const at = addressesOf(cloud, 'onedrive');
  const html = pageOf(
    TITLES.onedrive,
    at.scripts.map((address) => `<script src="${address}"></script>`).join(''),
    '<p>Åbner OneDrive …</p>',
  );
  app.get(REDIRECT, { schema: { hide: true }, helmet: headersFor(at, "'none'") }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(html),
  );
}
