import type { LightMyRequestResponse } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { addPlatform } from '../features/lti/platforms/platforms.ts';
import type { Browser } from './browser.ts';
import { type LtiPlatform, openLtiPlatform } from './lti-platform.ts';
import { platformFields } from './lti-samples.ts';
import { createWorld, type World } from './world.ts';

/** Where Ordklar would be reached; nobody listens there, the test walks the way of the browser itself. */
const ORDKLAR = 'http://127.0.0.1:4629';

export interface LtiWorld {
  world: World;
  platform: LtiPlatform;
  /** The platform, as it is registered for Åskolen. */
  platformId: number;
  target: (path: string) => string;
  /** The way from the platform to our entrance, where nobody has said yes to anything yet; answers that page or where it leads. */
  arrive(browser: Browser, path: string, more?: { line?: string }): Promise<LightMyRequestResponse>;
  /** The whole way from the platform to where the person ends, with the click that logs in; answers that answer. */
  open(browser: Browser, path: string, more?: { line?: string }): Promise<LightMyRequestResponse>;
  /** The first half: what our login sends the browser to the platform with. */
  begin(browser: Browser, path: string, more?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** What the button of the entrance sends. */
  sayYes(browser: Browser, page: LightMyRequestResponse): Promise<LightMyRequestResponse>;
  /** The second half: the form that the platform's page sends. */
  bring(browser: Browser, form: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export const askedOf = (answer: LightMyRequestResponse): URLSearchParams =>
  new URL(String(answer.headers.location)).searchParams;

/** A world with a learning platform that is registered for Åskolen and knows Ordklar. */
export async function createLtiWorld(): Promise<LtiWorld> {
  const world = await createWorld({ env: { PUBLIC_URL: ORDKLAR } });
  const keys = async () => (await (await world.visitor()).request('GET', '/lti/jwks')).json<JSONWebKeySet>();
  const tool = { clientId: 'ordklar-hos-moodle', redirectUri: `${ORDKLAR}/lti/launch`, keys };
  const platform = await openLtiPlatform(tool, () => world.clock.now());
  const { issuer, authUrl, tokenUrl, jwksUrl, deploymentId } = platform;
  const { id: platformId } = await addPlatform(
    world.context,
    world.people.skoleadmin,
    platformFields({ issuer, authUrl, tokenUrl, jwksUrl, deploymentId, clientId: tool.clientId }),
  );
  const target = (path: string) => ORDKLAR + path;
  const begin: LtiWorld['begin'] = (browser, path, more) =>
    browser.request('GET', `/lti/login?${new URLSearchParams(platform.initiate(target(path), more)).toString()}`);
  const post = (browser: Browser, address: string, form: Record<string, string>) =>
    browser.request('POST', address, {
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      token: false,
    });
  const bring: LtiWorld['bring'] = (browser, form) => post(browser, '/lti/launch', form);
  const arrive: LtiWorld['arrive'] = async (browser, path, { line } = {}) => {
    const hint = { lti_message_hint: JSON.stringify({ target: target(path), line }) };
    const answer = await bring(browser, await platform.answer(askedOf(await begin(browser, path, hint))));
    return answer.headers.location === '/lti/ind' ? browser.request('GET', '/lti/ind') : answer;
  };
  const sayYes: LtiWorld['sayYes'] = (browser, page) => {
    const [, action = ''] = /action="([^"]+)"/.exec(page.body) ?? [];
    const [, proof = ''] = /name="proof" value="([^"]+)"/.exec(page.body) ?? [];
    return post(browser, action, { proof });
  };
  return {
    world,
    platform,
    platformId,
    target,
    begin,
    bring,
    arrive,
    sayYes,
    async open(browser, path, more) {
      const page = await arrive(browser, path, more);
      return page.statusCode === 200 ? sayYes(browser, page) : page;
    },
    async close() {
      await platform.close();
      await world.close();
    },
  };
}
