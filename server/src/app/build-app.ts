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
import { accountsRoutes, homeOf, registerUniLogin } from '../features/accounts/index.ts';
import { classesRoutes } from '../features/classes/index.ts';
import { clientErrorsRoutes } from '../features/client-errors/index.ts';
import { commaSystemsRoutes } from '../features/comma-systems/index.ts';
import { commentBankRoutes } from '../features/comment-bank/index.ts';
import { contactRoutes } from '../features/contact/index.ts';
import { copilotRoutes } from '../features/copilot/index.ts';
import { correctionsRoutes } from '../features/corrections/index.ts';
import { evaluationsRoutes } from '../features/evaluations/index.ts';
import { exercisesRoutes } from '../features/exercises/index.ts';
import { freeExercisesRoutes } from '../features/free-exercises/index.ts';
import { homeworkRoutes } from '../features/homework/index.ts';
import { ownExercisesRoutes } from '../features/own-exercises/index.ts';
import { practiceRoutes, testsRoutes } from '../features/practice/index.ts';
import { registerLanguageTool } from '../features/languagetool/index.ts';
import { markQuestionsRoutes } from '../features/mark-questions/index.ts';
import { reassignRoutes, resultsRoutes } from '../features/results/index.ts';
import { schoolWordsRoutes } from '../features/school-words/index.ts';
import { sharingRoutes } from '../features/sharing/index.ts';
import { startPagesRoutes } from '../features/start-pages/index.ts';
import { resultsRegisterRoutes, squadResultsRoutes } from '../features/squad-results/index.ts';
import { testResultsRoutes } from '../features/test-results/index.ts';
import { userSettingsRoutes } from '../features/user-settings/index.ts';
import type { Context } from '../platform/http/context.ts';
import { describeForm } from '../platform/http/describe-form.ts';
import { registerErrors } from '../platform/http/errors.ts';
import { registerOperation } from '../platform/http/operation.ts';
import { registerPages } from '../platform/http/pages.ts';
import { registerApi } from '../platform/http/routes.ts';
import { registerSecurity } from '../platform/http/security.ts';
import { ProblemError } from '../platform/problems/index.ts';
import { registerSessions } from '../platform/sessions/sessions.ts';
import '../platform/http/types.ts';

/** The biggest JSON body: the marks of a very long text. Uploads have their own limit. */
const MAX_JSON_BYTES = 4 * 1024 * 1024;

export interface AppOptions {
  logger?: FastifyBaseLogger;
  /** The built web package; without it only the API is served (tests). */
  webDist?: string;
}

/** Wires platform and features together: one line per feature. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const app: FastifyInstance = Fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: config.trustProxy,
    // paths of the specification end with and without a slash; both are answered
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  registerOperation(app, context);
  await registerSecurity(app, config.publicUrl?.startsWith('https:') ?? false, config.callsPerMinute);
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

  registerApi(app, {
    ...accountsRoutes(context),
    ...exercisesRoutes(context),
    ...homeworkRoutes(context),
    ...ownExercisesRoutes(context),
    ...practiceRoutes(context),
    ...testsRoutes(context),
    ...freeExercisesRoutes(context),
    ...resultsRoutes(context),
    ...testResultsRoutes(context),
    ...squadResultsRoutes(context),
    ...resultsRegisterRoutes(context),
    ...correctionsRoutes(context),
    ...evaluationsRoutes(context),
    ...contactRoutes(context),
    ...commaSystemsRoutes(context),
    ...schoolWordsRoutes(context),
    ...commentBankRoutes(context),
    ...markQuestionsRoutes(context),
    ...copilotRoutes(context),
    ...clientErrorsRoutes(context),
    ...reassignRoutes(context),
    ...classesRoutes(context),
    ...sharingRoutes(context),
    ...startPagesRoutes(context),
    ...userSettingsRoutes(context),
  });
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  app.all(`${API_BASE}/*`, { schema: { hide: true } }, async () => {
    throw new ProblemError('not-found');
  });
  registerUniLogin(app, context, () => config.publicUrl ?? `http://${config.host}:${addressPort(app) ?? config.port}`);
  await registerLanguageTool(app, context);
  if (options.webDist)
    await registerPages(app, { webDist: options.webDist, uniLogin: config.uniLogin !== undefined, homeOf });
  return app;
}

/** The port that the server really listens on, which is not the configured one when that is 0. */
function addressPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}
