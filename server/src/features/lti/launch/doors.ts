import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../../../platform/config/is-same-secret.ts';
import { signOf } from '../../../platform/config/sign-of.ts';
import type { Context } from '../../../platform/http/context.ts';
import { originOf } from '../../../platform/http/site-origin.ts';
import { storable } from '../../../platform/http/storable.ts';
import { keySet } from '../platforms/keys.ts';
import { findByIssuer, findPlatform } from '../platforms/platforms.repo.ts';
import { browserOf, hashOf, markBrowser } from './browser-of.ts';
import { homeOf } from '../../accounts/index.ts';
import { sendEntrance, sendProblem, sendWayOut } from './door-pages.ts';
import { enterWaiting, goOnWaiting, linkedPerson, type WaitingPerson, waitingPerson } from './enter.ts';
import { beginLaunch, keepAnswer, takeAnswer } from './launch.repo.ts';
import { isAnonymous, proveLaunch } from './prove-launch.ts';

/** Where platforms send people first, where they answer, and where our public keys are. */
export const DOORS = { login: '/lti/login', launch: '/lti/launch', jwks: '/lti/jwks' } as const;
/** Where a person who is linked is led in: straight where the browser is logged in as that person, else after a click. */
const ENTRANCE = '/lti/ind';

/** How long a platform may take to answer, its person to say yes to being logged in, and to log in here for linking. */
const ANSWERED_WITHIN_MS = 10 * 60_000;
const LINKED_WITHIN_MS = 30 * 60_000;

const hint = z.string().max(8000).optional();
/** How a platform begins (third-party initiated login). */
const loginCall = z.object({
  iss: z.string().min(1).max(500),
  login_hint: z.string().min(1).max(8000),
  target_link_uri: z.string().min(1).max(2000),
  client_id: z.string().max(255).optional(),
  lti_deployment_id: z.string().max(255).optional(),
  lti_message_hint: hint,
});
const launchCall = z.object({ state: z.string().min(1).max(200), id_token: z.string().min(1).max(50_000) });

const callOf = (request: FastifyRequest): Record<string, unknown> =>
  storable(request.method === 'GET' ? request.query : request.body) as Record<string, unknown>;

/** The same call as an address, to be opened in a tab of its own. */
const asAddress = (call: z.output<typeof loginCall>): string =>
  `${DOORS.login}?${new URLSearchParams(Object.entries(call).filter(([, value]) => value !== undefined)).toString()}`;

/** Browsers say where a page is to be shown; those that do not are taken at their word once they come back without a cookie. */
const isFramed = (request: FastifyRequest): boolean =>
  /^(?:iframe|frame|embed|object)$/.test(request.headers['sec-fetch-dest'] ?? '');

/** The platform sends somebody: we ask it who that is. */
async function login(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { data: call } = loginCall.safeParse(callOf(request));
  if (!call) return sendProblem(reply, 'unknown');
  if (isFramed(request)) return sendWayOut(reply, asAddress(call));
  const { iss: issuer, client_id: clientId, lti_deployment_id: deploymentId } = call;
  const [platform, ...others] = await findByIssuer(context.db, { issuer, clientId, deploymentId });
  if (!platform) return sendProblem(reply, 'unknown');
  if (others.length > 0) return sendProblem(reply, 'several');
  const state = randomBytes(32).toString('base64url');
  const nonce = randomBytes(32).toString('base64url');
  await beginLaunch(context.db, {
    id: hashOf(state),
    platformId: platform.id,
    browser: markBrowser(context.config, request, reply),
    nonce,
    expiresAt: new Date(context.clock.now().getTime() + ANSWERED_WITHIN_MS),
  });
  const target = new URL(platform.authUrl);
  const asked = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: `${originOf(context, request)}${DOORS.launch}`,
    login_hint: call.login_hint,
    state,
    nonce,
    ...(call.lti_message_hint !== undefined && { lti_message_hint: call.lti_message_hint }),
  };
  for (const [name, value] of Object.entries(asked)) target.searchParams.set(name, value);
  return reply.redirect(target.href, 302);
}

/** The platform answers who it is and what is meant. */
async function launch(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const said = callOf(request);
  if (said && typeof said['error'] === 'string') return sendProblem(reply, 'refused');
  const { data: call } = launchCall.safeParse(said);
  const browser = browserOf(context.config, request);
  if (!call || browser === null) return sendProblem(reply, 'old');
  const now = context.clock.now();
  const begun = await takeAnswer(context.db, { id: hashOf(call.state), browser, now });
  const platform = begun && (await findPlatform(context.db, begun.platformId));
  if (!begun || !platform) return sendProblem(reply, 'old');
  const proved = await proveLaunch(context, platform, call.id_token, begun.nonce).catch((error: unknown) => {
    context.log.warn({ err: error, platformId: platform.id }, 'a launch of a learning platform was refused');
  });
  if (!proved) return sendProblem(reply, isAnonymous(call.id_token) ? 'anonymous' : 'unproved');
  const linked = await linkedPerson(context, platform, proved);
  const expiresAt = new Date(now.getTime() + (linked ? ANSWERED_WITHIN_MS : LINKED_WITHIN_MS));
  await keepAnswer(context.db, { id: begun.id, browser, launch: proved, expiresAt });
  return reply.redirect(linked ? ENTRANCE : '/lti/tilknyt', 303);
}

/** Shows that this click was made on our page for this launch: another page can send the form, but cannot know it. */
const proofOf = (context: Context, { id, person }: WaitingPerson): string =>
  signOf(context.config, `lti enter ${id} ${person.id}`);

/** Where nothing waits, as when somebody comes back by the browser's button. */
const nothingWaits = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  request.actor ? reply.redirect(homeOf(request.actor), 303) : sendProblem(reply, 'old');

/** Whoever is logged in as the linked person already goes straight on; all others are asked first (ASVS V7.6.2). */
async function ask(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const waiting = await waitingPerson(context, browserOf(context.config, request));
  if (!waiting) return nothingWaits(request, reply);
  if (request.actor?.id === waiting.person.id) {
    const address = await goOnWaiting(context, waiting);
    return address === null ? nothingWaits(request, reply) : reply.redirect(address, 303);
  }
  return sendEntrance(reply, {
    action: ENTRANCE,
    proof: proofOf(context, waiting),
    name: waiting.person.name,
    platform: waiting.platform.name,
    loggedInAs: request.actor?.name ?? null,
  });
}

/** The click that lets in. */
async function enter(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const waiting = await waitingPerson(context, browserOf(context.config, request));
  const proof = callOf(request)?.['proof'];
  if (!waiting || typeof proof !== 'string' || !isSameSecret(proof, proofOf(context, waiting)))
    return sendProblem(reply, 'old');
  const address = await enterWaiting(context, request, reply, waiting);
  return address === null ? sendProblem(reply, 'old') : reply.redirect(address, 303);
}

/** What a platform may show in a frame: only the page that leads out of it, which does nothing by itself. */
const MAY_BE_FRAMED = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ['*'],
    },
  },
  frameguard: false,
} as const;

/** The doors that learning platforms come in by (LTI 1.3): they prove by themselves who calls, and only the entrance knows a session. */
export function registerLtiDoors(app: FastifyInstance, context: Context): void {
  const options = { schema: { hide: true }, config: { sessionless: true }, exposeHeadRoute: false } as const;
  app.get(DOORS.jwks, options, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await keySet(context)),
  );
  app.get(ENTRANCE, { schema: { hide: true }, exposeHeadRoute: false }, (request, reply) =>
    ask(context, request, reply),
  );
  const framed = { ...options, helmet: MAY_BE_FRAMED };
  app.get(DOORS.login, framed, (request, reply) => login(context, request, reply));
  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    door.post(DOORS.login, framed, (request, reply) => login(context, request, reply));
    door.post(DOORS.launch, options, (request, reply) => launch(context, request, reply));
    // it knows whose session the browser has, and ends it
    const entrance = { ...options, config: { provesItself: true } } as const;
    door.post(ENTRANCE, entrance, (request, reply) => enter(context, request, reply));
  });
}
