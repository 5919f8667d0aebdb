import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './context.ts';

/** What the renderer of the web package answers for a page (its entry-server module). */
interface Rendered {
  status: number;
  head: string;
  html: string;
  data: string;
  sources: readonly string[];
}

/** What the browser's build left for the renderer: its index.html, and which files each source became. */
interface Built {
  template: string;
  manifest: unknown;
}

interface Renderer {
  render(request: Request, context: PageContext): Promise<Response | Rendered>;
  renderServerError(request: Request, context: PageContext): Promise<Rendered>;
  fillTemplate(built: Built, page: Rendered, secrets: { csrf: string; nonce: string }): string;
}

/** What the server tells the renderer about a request. */
interface PageContext {
  uniLogin: boolean;
  startPath: string | null;
  owesFirstSteps: boolean;
  /** The site's own address, without a slash at its end. */
  origin: string;
  /** What the page shows of the database, plain JSON; null where it needs nothing. */
  content: unknown;
}

export interface PageOptions {
  /** The built web package: client/ and server/ lie in it. */
  webDist: string;
  uniLogin: boolean;
  homeOf: (actor: Actor) => string;
  originOf: (request: FastifyRequest) => string;
  /** Fills public pages from the database. */
  contentOf: (request: FastifyRequest) => Promise<unknown>;
}

/**
 * A script, style or font is no page: what governs pages would only weigh each of them down by a kilobyte. Opened by itself
 * it may load nothing.
 */
const FILE_HEADERS = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

const readManifest = async (webDist: string): Promise<Record<string, { file: string }>> =>
  JSON.parse(await fs.readFile(path.join(webDist, 'client', '.vite', 'manifest.json'), 'utf8'));

/** The address of the built file of a source of the web package. */
export async function builtFile(webDist: string, source: string): Promise<string> {
  const built = (await readManifest(webDist))[source];
  if (!built) throw new Error(`the built web package has no ${source}`);
  return `/${built.file}`;
}

const SVG = 'image/svg+xml; charset=utf-8';

/** Serves the built interface: hashed files for ever, every other address as a page rendered here. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const client = path.join(options.webDist, 'client');
  const built: Built = {
    template: await fs.readFile(path.join(client, 'index.html'), 'utf8'),
    manifest: await readManifest(options.webDist),
  };
  const renderer = (await import(
    pathToFileURL(path.join(options.webDist, 'server', 'entry-server.js')).href
  )) as Renderer;

  await app.register(fastifyStatic, {
    root: client,
    index: false,
    wildcard: false,
    serve: false,
    preCompressed: true,
    // what a drawing is written in is named too, as of all text
    setHeaders: (reply, file) => {
      if (/\.svg(?:\.\w+)?$/.test(file)) void reply.header('content-type', SVG);
    },
  });
  app.get('/assets/*', { helmet: FILE_HEADERS }, (request, reply) =>
    reply.sendFile(request.url.split('?')[0] ?? '', client, { immutable: true, maxAge: '365d' }),
  );
  // pictures at addresses that stay, as the API and those who share a page tell them
  for (const place of ['/tree/*', '/deling/*'])
    app.get(place, { helmet: FILE_HEADERS, config: { sessionless: true } }, (request, reply) =>
      reply.sendFile(request.url.split('?')[0] ?? '', client, { maxAge: '1d' }),
    );
  app.get('/favicon.svg', { config: { sessionless: true } }, (_request, reply) =>
    reply.sendFile('favicon.svg', client, { maxAge: '1d' }),
  );

  const send = (request: FastifyRequest, reply: FastifyReply, page: Rendered): FastifyReply => {
    const csrf = reply.csrfToken();
    const html = renderer.fillTemplate(built, page, { csrf, nonce: reply.nonce });
    // a page holds a token of its own: never kept by a proxy
    return reply.code(page.status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  };
  const contextOf = (request: FastifyRequest, content: unknown = null): PageContext => ({
    uniLogin: options.uniLogin,
    startPath: request.actor ? options.homeOf(request.actor) : null,
    owesFirstSteps: request.hasFirstSteps,
    origin: options.originOf(request),
    content,
  });
  const asRequest = (request: FastifyRequest): Request => new Request(new URL(request.url, 'http://ordklar.invalid'));

  app.get('/*', async (request, reply) => {
    try {
      const page = await renderer.render(asRequest(request), contextOf(request, await options.contentOf(request)));
      if (page instanceof Response) return reply.redirect(page.headers.get('location') ?? '/', page.status);
      return send(request, reply, page);
    } catch (error) {
      request.log.error({ err: error }, 'page failed');
      return send(request, reply, await renderer.renderServerError(asRequest(request), contextOf(request)));
    }
  });
}
