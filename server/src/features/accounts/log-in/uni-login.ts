import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { Context } from '../../../platform/http/context.ts';
import { findByUniId } from '../accounts.repo.ts';
import { homeOf } from '../home-of.ts';
import { machineOf, rememberOn } from './known-machine.ts';
import { forgetLoggedOut, mustAskAnew } from './logged-out-here.ts';
import { beginSession } from './session.ts';

declare module 'fastify' {
  interface Session {
    /** What must come back from UNI-Login unchanged. */
    uniLogin?: { state: string; nonce: string; verifier: string };
  }
}

/** Who has this UNI-ID; null for nobody. Both are lines of the log, as logins by password are. */
async function personOf(context: Context, uniId: string): Promise<number | null> {
  const userId = await findByUniId(context.db, uniId);
  if (userId === null) context.log.warn({ why: 'nobody of that UNI-ID' }, 'a login was refused');
  else context.log.info({ userId, by: 'UNI-Login' }, 'logged in');
  return userId;
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

/**
 * UNI-Login over OpenID Connect (PD-01): `/login/uni`, chosen at the login page, sends the person to the issuer and `/login/uni/svar` takes
 * them back. The person is found by the issuer's subject; nobody is made on the way in. Without configuration neither
 * address exists.
 */
export function registerUniLogin(app: FastifyInstance, context: Context, origin: () => string): void {
  const settings = context.config.uniLogin;
  if (!settings) return;
  let discovered: Promise<oidc.Configuration> | undefined;
  // asked for at the first login, and again after a failure, so that the server starts while the issuer is away
  const provider = (): Promise<oidc.Configuration> => {
    const issuer = new URL(settings.issuer);
    // without it the word of the connection is taken for the issuer's signature
    const execute = [oidc.enableNonRepudiationChecks];
    if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    discovered ??= oidc
      .discovery(issuer, settings.clientId, settings.clientSecret, undefined, { execute })
      .catch((error) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
  const callback = (): string => `${origin()}/login/uni/svar`;

  app.get('/login/uni', async (request, reply) => {
    if (!isChosenHere(request)) return reply.redirect('/login');
    const configuration = await provider().catch((error: unknown) => {
      context.log.error({ err: error }, 'UNI-Login does not answer');
    });
    if (!configuration) return reply.redirect('/login?fejl=uni');
    const verifier = oidc.randomPKCECodeVerifier();
    request.session.uniLogin = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
    await request.session.save();
    const target = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: callback(),
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: request.session.uniLogin.state,
      nonce: request.session.uniLogin.nonce,
      ...(mustAskAnew(context.config, request) && { prompt: 'login' }),
    });
    return reply.redirect(target.href);
  });

  app.get('/login/uni/svar', async (request, reply) => {
    const expected = request.session.uniLogin;
    if (!expected) return reply.redirect('/login?fejl=uni');
    // used once, whatever comes of it
    delete request.session.uniLogin;
    await request.session.save();
    try {
      const answer = new URL(request.url, origin());
      const tokens = await oidc.authorizationCodeGrant(await provider(), answer, {
        pkceCodeVerifier: expected.verifier,
        expectedState: expected.state,
        expectedNonce: expected.nonce,
      });
      const userId = await personOf(context, tokens.claims()?.sub ?? '');
      if (userId === null) return reply.redirect('/login?fejl=ukendt');
      rememberOn(context.config, reply, machineOf(context.config, request), userId);
      forgetLoggedOut(context.config, reply);
      const actor = await beginSession(context, request, userId);
      return reply.redirect(homeOf(actor));
    } catch (error) {
      context.log.warn({ err: error }, 'a UNI-Login failed');
      return reply.redirect('/login?fejl=uni');
    }
  });
}
