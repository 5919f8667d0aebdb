import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { isOwnAddress } from '@ordklar/contract';
import { noteInAuditLog } from '../../../platform/audit/audit-log.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { actorById } from '../../../platform/sessions/current-actor.ts';
import { findByUniId } from '../accounts.repo.ts';
import { firstPageOf } from '../first-steps-of.ts';
import { machineOf, rememberOn } from './known-machine.ts';
import { forgetLoggedOut, mustAskAnew } from './logged-out-here.ts';
import { beginSession } from './session.ts';
import { rememberAsked, takeAsked } from './uni-login-asked.ts';
import { agrees, claimedRoles } from './uni-login-role.policy.ts';

/** Why somebody whom the issuer has proved is not let in, as the login page tells it. */
type Refusal = 'ukendt' | 'rolle';

/**
 * Whom the claims speak of. Somebody who is something else here than UNI-Login says is not let in, and gets no other role: the
 * school's administrators read it in their log. All outcomes are lines of the log, as logins by password are.
 */
async function personOf(context: Context, claims: Record<string, unknown>): Promise<Actor | Refusal> {
  const { config, db, clock, log } = context;
  const { idClaim = 'sub', roleClaim = '' } = config.uniLogin ?? {};
  const uniId = claims[idClaim];
  const userId = typeof uniId === 'string' && uniId !== '' ? await findByUniId(db, uniId) : null;
  const person = userId === null ? null : await actorById(db, userId);
  if (!person) {
    log.warn({ why: 'nobody of that UNI-ID' }, 'a login was refused');
    return 'ukendt';
  }
  if (!agrees(claimedRoles(claims[roleClaim]), person.roles)) {
    log.warn({ userId, why: 'another role at UNI-Login' }, 'a login was refused');
    const entry = { userId: null, action: 'uni-login-role' as const, subjectUserId: person.id, details: '' };
    await noteInAuditLog(db, [entry], clock.now());
    return 'rolle';
  }
  log.info({ userId, by: 'UNI-Login' }, 'logged in');
  return person;
}

/** Where the person wanted to go: an address of our own only, as the login page takes it. */
function wantedBy({ query }: FastifyRequest): string | null {
  const { til } = query as { til?: unknown };
  return typeof til === 'string' && til.length <= 500 && isOwnAddress(til) ? til : null;
}

/**
 * Whether the person chose it on a page of ours: a link of somebody else's, in a page or a mail, would otherwise log in whoever
 * has a session at the issuer. Browsers without `Sec-Fetch-Site`, and all of them over plain HTTP, say by the referrer where they come from.
 */
function isChosenHere({ headers, host }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  const { referer = '' } = headers;
  return URL.canParse(referer) && new URL(referer).host === host;
}

/** How long what the issuer says of itself is believed: where its addresses change, a login works again after that. */
const ISSUER_KEPT_MS = 60 * 60_000;

/** The issuer, asked for at the first login, and again after an hour or a failure, so that the server starts while it is away. */
function issuerOf(
  settings: NonNullable<Context['config']['uniLogin']>,
  clock: Context['clock'],
): () => Promise<oidc.Configuration> {
  let discovered: Promise<oidc.Configuration> | undefined;
  let askedAt = 0;
  return () => {
    const now = clock.now().getTime();
    if (discovered && now - askedAt < ISSUER_KEPT_MS) return discovered;
    askedAt = now;
    const issuer = new URL(settings.issuer);
    // without it the word of the connection is taken for the issuer's signature
    const execute = [oidc.enableNonRepudiationChecks];
    if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    const asked = oidc
      .discovery(issuer, settings.clientId, settings.clientSecret, undefined, { execute })
      .catch((error) => {
        if (discovered === asked) discovered = undefined;
        throw error;
      });
    discovered = asked;
    return asked;
  };
}

/**
 * UNI-Login over OpenID Connect (PD-01): `/login/uni`, chosen at the login page, sends the person to the issuer and `/login/uni/svar` takes
 * them back. The person is found by the issuer's id of them; nobody is made on the way in, and nobody gets another role. Without configuration neither
 * address exists.
 */
export function registerUniLogin(app: FastifyInstance, context: Context, origin: () => string): void {
  const settings = context.config.uniLogin;
  if (!settings) return;
  const provider = issuerOf(settings, context.clock);
  const callback = (): string => `${origin()}/login/uni/svar`;

  app.get('/login/uni', async (request, reply) => {
    if (!isChosenHere(request)) return reply.redirect('/login');
    const configuration = await provider().catch((error: unknown) => {
      context.log.error({ err: error }, 'UNI-Login does not answer');
    });
    if (!configuration) return reply.redirect('/login?fejl=uni');
    const verifier = oidc.randomPKCECodeVerifier();
    const wanted = wantedBy(request);
    const asked = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, wanted };
    rememberAsked(context.config, reply, asked);
    const target = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: callback(),
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: asked.state,
      nonce: asked.nonce,
      ...(mustAskAnew(context.config, request) && { prompt: 'login' }),
    });
    return reply.redirect(target.href);
  });

  app.get('/login/uni/svar', async (request, reply) => {
    const expected = takeAsked(context.config, request, reply);
    if (!expected) return reply.redirect('/login?fejl=uni');
    try {
      const answer = new URL(request.url, origin());
      const tokens = await oidc.authorizationCodeGrant(await provider(), answer, {
        pkceCodeVerifier: expected.verifier,
        expectedState: expected.state,
        expectedNonce: expected.nonce,
      });
      const person = await personOf(context, tokens.claims() ?? {});
      if (typeof person === 'string') return reply.redirect(`/login?fejl=${person}`);
      rememberOn(context.config, reply, machineOf(context.config, request), person.id);
      forgetLoggedOut(context.config, reply);
      const actor = await beginSession(context, request, reply, person.id);
      return reply.redirect(await firstPageOf(context, actor, expected.wanted));
    } catch (error) {
      context.log.warn({ err: error }, 'a UNI-Login failed');
      return reply.redirect('/login?fejl=uni');
    }
  });
}
