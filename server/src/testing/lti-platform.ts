import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/** A score as it was posted to the platform, with the line that it was posted to. */
export interface PostedScore {
  line: string;
  score: Record<string, unknown>;
}

/** A tool as it is registered with the platform. */
export interface RegisteredTool {
  clientId: string;
  redirectUri: string;
  /** Its public keys, asked for at each use. */
  keys: () => Promise<JSONWebKeySet>;
}

/**
 * A learning platform, by the letter of LTI 1.3, its security framework and AGS 2.0; a real LTI library logs in and posts
 * scores at it (lti-platform.test.ts). What a test sets on it is what the platform does next.
 */
export interface LtiPlatform {
  readonly issuer: string;
  readonly deploymentId: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly scores: PostedScore[];
  /** The tool that may ask for tokens and be opened. */
  tool: RegisteredTool;
  /** Who is logged in at the platform. */
  subject: string | undefined;
  /** What the next launch says otherwise than it should. */
  claims: Record<string, unknown>;
  /** A key that the platform does not show signs the next launch. */
  signsWithForeignKey: boolean;
  /** Every score is refused with this status; 0 takes them. */
  refuses: number;
  /** How many were refused. */
  refused: number;
  /** Takes the platform's keys away and makes new ones. */
  changeKeys(): Promise<void>;
  /** What the platform calls a tool's login with for a link to `target`. */
  initiate(target: string, more?: Record<string, string>): Record<string, string>;
  /** What the browser brings back to the tool after it was sent to `authUrl` with these parameters. */
  answer(asked: URLSearchParams): Promise<Record<string, string>>;
  lineitem(line: string): string;
  /** A page of the platform that opens the tool's `target`: in the same window, or in a frame of the page. */
  course(target: string, how: 'window' | 'frame'): string;
  close(): Promise<void>;
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page of the platform that sends a form as soon as it is shown, into the frame of that name where there is one. */
const formPage = (action: string, fields: Record<string, string>, target = '_self'): string => `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platformen</title>
<style>iframe { box-sizing: border-box; width: 100%; height: 30rem }</style>
<main>
<h1>Platformen</h1>
${target === '_self' ? '' : `<iframe name="${target}" title="Ordklar"></iframe>`}
<form method="post" action="${escaped(action)}" target="${target}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  .join('\n')}
</form>
</main>
<script>document.forms[0].submit()</script>
`;

async function newKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { modulusLength: 2048 });
  const kid = randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** Opens a platform on a free port of this machine; `now` is its clock. */
export async function openLtiPlatform(tool: RegisteredTool, now: () => Date): Promise<LtiPlatform> {
  let keys = await newKeys();
  const foreign = await newKeys();
  const tokens = new Set<string>();
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seconds = () => Math.floor(now().getTime() / 1000);

  const platform: LtiPlatform = {
    issuer,
    deploymentId: 'deployment-1',
    authUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    jwksUrl: `${issuer}/jwks`,
    scores: [],
    tool,
    subject: 'hans-id-hos-moodle',
    claims: {},
    signsWithForeignKey: false,
    refuses: 0,
    refused: 0,
    async changeKeys() {
      keys = await newKeys();
    },
    initiate: (target, more) => ({
      iss: issuer,
      login_hint: 'den der er logget ind',
      target_link_uri: target,
      client_id: platform.tool.clientId,
      lti_deployment_id: platform.deploymentId,
      lti_message_hint: JSON.stringify({ target }),
      ...more,
    }),
    async answer(asked) {
      const wanted = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: platform.tool.clientId,
        redirect_uri: platform.tool.redirectUri,
        login_hint: 'den der er logget ind',
      };
      for (const [name, value] of Object.entries(wanted))
        if (asked.get(name) !== value) throw new Error(`${name} is ${asked.get(name)}`);
      const { target, line } = JSON.parse(asked.get('lti_message_hint') ?? '{}') as { target: string; line?: string };
      const payload = {
        iss: issuer,
        ...(platform.subject !== undefined && { sub: platform.subject }),
        name: 'Hans Hansen',
        given_name: 'Hans',
        family_name: 'Hansen',
        email: 'hans@skole.example',
        aud: platform.tool.clientId,
        iat: seconds(),
        exp: seconds() + 300,
        nonce: asked.get('nonce') ?? '',
        [`${CLAIM}/message_type`]: 'LtiResourceLinkRequest',
        [`${CLAIM}/version`]: '1.3.0',
        [`${CLAIM}/deployment_id`]: platform.deploymentId,
        [`${CLAIM}/target_link_uri`]: target,
        [`${CLAIM}/resource_link`]: { id: 'link-1', title: 'En opgave' },
        [`${CLAIM}/roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: [SCORE_SCOPE],
          lineitem: platform.lineitem(line ?? 'linje-1'),
        },
        ...platform.claims,
      };
      const key = platform.signsWithForeignKey ? foreign.privateKey : keys.privateKey;
      const idToken = await new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: keys.kid, typ: 'JWT' })
        .sign(key);
      return { id_token: idToken, state: asked.get('state') ?? '' };
    },
    course: (target, how) => `${issuer}/kursus?${new URLSearchParams({ target, how }).toString()}`,
    lineitem: (line) => `${issuer}/lineitems/${line}/lineitem`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  /** A token for the tool, where what it says of itself is signed with its key (RFC 7523). */
  async function token(form: URLSearchParams): Promise<object | null> {
    const { clientId, keys: keysOf } = platform.tool;
    if (form.get('grant_type') !== 'client_credentials' || form.get('scope') !== SCORE_SCOPE) return null;
    if (form.get('client_assertion_type') !== 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer') return null;
    await jwtVerify(form.get('client_assertion') ?? '', createLocalJWKSet(await keysOf()), {
      issuer: clientId,
      subject: clientId,
      audience: platform.tokenUrl,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'jti'],
      currentDate: now(),
    });
    const made = randomUUID();
    tokens.add(made);
    return { access_token: made, token_type: 'Bearer', expires_in: 3600, scope: SCORE_SCOPE };
  }

  /** What the platform shows people; undefined for what it answers to tools. */
  async function page({ pathname, searchParams }: URL): Promise<string | undefined> {
    const { redirectUri } = platform.tool;
    if (pathname === '/auth') return formPage(redirectUri, await platform.answer(searchParams));
    if (pathname !== '/kursus') return undefined;
    const login = new URL('/lti/login', redirectUri).href;
    const target = searchParams.get('how') === 'frame' ? 'ramme' : '_self';
    return formPage(login, platform.initiate(searchParams.get('target') ?? ''), target);
  }

  async function route(request: http.IncomingMessage): Promise<{ status: number; body?: object | string }> {
    const url = new URL(request.url ?? '/', issuer);
    const { pathname } = url;
    const shown = await page(url);
    if (shown !== undefined) return { status: 200, body: shown };
    const body = await text(request);
    if (pathname === '/jwks') return { status: 200, body: { keys: [keys.jwk] } };
    if (pathname === '/token') {
      const given = await token(new URLSearchParams(body)).catch(() => null);
      return given ? { status: 200, body: given } : { status: 400, body: { error: 'invalid_client' } };
    }
    const [, line] = /^\/lineitems\/([^/]+)\/lineitem\/scores$/.exec(pathname) ?? [];
    if (line === undefined || request.method !== 'POST') return { status: 404 };
    if (!tokens.has(String(request.headers.authorization).replace(/^Bearer /, ''))) return { status: 401 };
    if (request.headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json') return { status: 415 };
    if (platform.refuses !== 0) {
      platform.refused += 1;
      return { status: platform.refuses };
    }
    platform.scores.push({ line, score: JSON.parse(body) as Record<string, unknown> });
    return { status: 204 };
  }

  server.on('request', (request, response) => {
    void route(request).then(
      ({ status, body }) => {
        const isPage = typeof body === 'string';
        response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' });
        response.end(isPage ? body : body && JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  });
  return platform;
}
