import { createLocalJWKSet, decodeJwt, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Context } from '../../../platform/http/context.ts';
import { callPlatform } from '../platforms/call-platform.ts';
import type { PlatformRow } from '../platforms/platforms.repo.ts';

type Needs = Pick<Context, 'clock' | 'config'>;

/** How long a platform's keys are believed, and how soon they are asked for again when one is missing. */
const KEYS_KEPT_MS = 10 * 60_000;
const KEYS_AGAIN_MS = 10_000;
/** A clock may go wrong by so much, in seconds. */
const CLOCKS_DIFFER = 60;
/** How old a platform's answer may be. */
const OLDEST = '10m';
const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';
/** What a platform must allow so that results may be sent to it (AGS 2.0). */
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/**
 * Each process has its own: they are the platform's, public, and asked for again as soon as one is missing. A key that the
 * platform has withdrawn is believed for ten minutes at most, as a library that fetches keys would believe it.
 */
const keys = new Map<string, { at: number; set: JSONWebKeySet }>();
const keySetShape = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** The keys of a platform, from memory where they are not older than `oldest` milliseconds. */
async function keysOf({ config }: Needs, jwksUrl: string, oldest: number): Promise<JSONWebKeySet> {
  const known = keys.get(jwksUrl);
  if (known && Date.now() - known.at < oldest) return known.set;
  const { status, body } = await callPlatform(config, jwksUrl, { method: 'GET' });
  if (status !== 200) throw new Error(`the platform's keys: ${status}`);
  const set = keySetShape.parse(JSON.parse(body)) as JSONWebKeySet;
  keys.set(jwksUrl, { at: Date.now(), set });
  return set;
}

const text = z.string().min(1).max(2000);
const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]),
  [`${CLAIM}/version`]: z.literal('1.3.0'),
  [`${CLAIM}/message_type`]: z.literal('LtiResourceLinkRequest'),
  [`${CLAIM}/deployment_id`]: z.string(),
  [`${CLAIM}/target_link_uri`]: text,
  [`${CLAIM}/resource_link`]: z.looseObject({ id: text }),
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': z
    .looseObject({ scope: z.array(z.string()), lineitem: z.url().max(1000).optional() })
    .optional(),
});

/** What a platform has proved to have said. */
export interface ProvedLaunch {
  subject: string;
  target: string;
  lineitem: string | null;
}

async function verified(needs: Needs, platform: PlatformRow, idToken: string) {
  const rules = {
    issuer: platform.issuer,
    audience: platform.clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'nonce'],
    maxTokenAge: OLDEST,
    clockTolerance: CLOCKS_DIFFER,
    currentDate: needs.clock.now(),
  };
  const verify = async (oldest: number) =>
    jwtVerify(idToken, createLocalJWKSet(await keysOf(needs, platform.jwksUrl, oldest)), rules);
  try {
    return await verify(KEYS_KEPT_MS);
  } catch (error) {
    // the platform may have changed its keys since
    if (error instanceof errors.JWKSNoMatchingKey) return verify(KEYS_AGAIN_MS);
    throw error;
  }
}

/**
 * Proves what a platform says of a launch, by the letter of LTI 1.3: its signature, that it is meant for us, now, for this
 * deployment, and answers what we asked. Throws where anything does not hold.
 */
export async function proveLaunch(
  needs: Needs,
  platform: PlatformRow,
  idToken: string,
  nonce: string,
): Promise<ProvedLaunch> {
  const said = claims.parse((await verified(needs, platform, idToken)).payload);
  if (said.nonce !== nonce) throw new Error('the nonce is another');
  const isForSeveral = Array.isArray(said.aud) && said.aud.length > 1;
  if ((isForSeveral || said.azp !== undefined) && said.azp !== platform.clientId) throw new Error('azp is another');
  if (said[`${CLAIM}/deployment_id`] !== platform.deploymentId) throw new Error('the deployment is another');
  const grades = said['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'];
  return {
    subject: said.sub,
    target: said[`${CLAIM}/target_link_uri`],
    lineitem: grades?.scope.includes(SCORE_SCOPE) ? (grades.lineitem ?? null) : null,
  };
}

/** Whether it is an answer without a person, as a platform that tells nobody's id gives. */
export function isAnonymous(idToken: string): boolean {
  try {
    return !decodeJwt(idToken).sub;
  } catch {
    return false;
  }
}
