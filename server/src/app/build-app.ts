import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import { API_BASE } from '@ordklar/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { homeOf, registerUniLogin } from '../features/accounts/index.ts';
import { contentAt, registerBlogFiles } from '../features/blog/index.ts';
import { registerPickerPages } from '../features/cloud-files/index.ts';
import { registerLanguageTool } from '../features/languagetool/index.ts';
import { registerLtiDoors } from '../features/lti/index.ts';
import { registerDigestLinks } from '../features/notifications/index.ts';
import { registerNewsletterLinks } from '../features/newsletter/index.ts';
import type { Context } from '../platform/http/context.ts';
import { describeForm } from '../platform/http/describe-form.ts';
import { registerErrors } from '../platform/http/errors.ts';
import { renewTls, tlsContext } from '../platform/http/own-tls.ts';
import { registerOperation } from '../platform/http/operation.ts';
import { builtFile, registerPages } from '../platform/http/pages.ts';
import { registerApi } from '../platform/http/routes.ts';
import { originOf } from '../platform/http/site-origin.ts';
import { registerSecurity } from '../platform/http/security.ts';
import { ProblemError } from '../platform/problems/index.ts';
import { registerSessions } from '../platform/sessions/sessions.ts';
import '../platform/http/types.ts';
import { featureRoutes } from './feature-routes.ts';

/** The biggest JSON body: the marks of a very long text. Uploads have their own limit. */
const MAX_JSON_BYTES = 4 * 1024 * 1024;

/** How long a request may take to arrive whole: 10 MB over a slow line of a school. */
const ARRIVES_MS = 90_000;
/** How often the server looks for those that take longer; Node's own half minute would give them two minutes. */
const LOOK_MS = 5000;
/** Of what the script is built that runs in the frame of a service's picker. */
const PICKER = 'src/features/cloud-files/picker/entry-picker.ts';

export interface AppOptions {
  logger?: FastifyBaseLogger;
  /** The built web package; without it only the API is served (tests). */
  webDist?: string;
  /** How long a request may take to arrive, in milliseconds. */
  arrivesMs?: number;
}

/** Wires platform and features together. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const { arrivesMs = ARRIVES_MS } = options;
  const door = { connectionsCheckingInterval: Math.min(LOOK_MS, arrivesMs), headersTimeout: arrivesMs };
  const app: FastifyInstance = Fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: arrivesMs,
    ...(config.tls ? { https: { ...door, ...tlsContext(config.tls) } } : { http: door }),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // paths of the specification end with and without a slash; both are answered
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  if (config.tls) renewTls(app, config.tls);
  registerErrors(app);
  registerOperation(app, context);
  await registerSecurity(app, {
    secure: config.overTls,
    callsPerMinute: config.callsPerMinute,
    opensPickers: Boolean(config.cloud.oneDrive ?? config.cloud.googleDrive),
  });
  await registerSessions(app, context.db, config);
  await app.register(compress, { global: true, threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(multipart);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Ordklar', version: '1' } },
    transform: ({ schema, ...about }) => {
      const form = about.route.config?.endpoint && describeForm(about.route.config.endpoint);
      return jsonSchemaTransform({ ...about, schema: form ? { ...schema, body: form } : schema });
    },
    transformObject: jsonSchemaTransformObject,
  });

  registerApi(app, featureRoutes(context));
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  app.all(`${API_BASE}/*`, { schema: { hide: true } }, async () => {
    throw new ProblemError('not-found');
  });
  registerUniLogin(app, context, () => config.publicUrl ?? `http://${config.host}:${addressPort(app) ?? config.port}`);
  registerLtiDoors(app, context);
  await registerLanguageTool(app, context);
  registerBlogFiles(app, context);
  registerNewsletterLinks(app, context);
  registerPickerPages(app, context, options.webDist ? await builtFile(options.webDist, PICKER) : `/${PICKER}`);
  registerDigestLinks(app, context);
  if (options.webDist)
    await registerPages(app, {
      webDist: options.webDist,
      uniLogin: config.uniLogin !== undefined,
      homeOf,
      originOf: (request) => originOf(context, request),
      contentOf: (request) => contentAt(context, new URL(request.url, originOf(context, request)), request.actor),
    });
  return app;
}

/** The port that the server really listens on, which is not the configured one when that is 0. */
function addressPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}
