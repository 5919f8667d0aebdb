import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PASSWORD } from '../../testing/world-people.ts';

let world: World;
let app: FastifyInstance;
let webDist: string;
beforeAll(async () => {
  world = await createWorld();
  // as much of a built interface as files need
  webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'ordklar-web-'));
  const files = {
    'client/index.html': '<!doctype html>',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/assets/page.js': 'let a;',
    'client/assets/page.css': 'a{}',
    // as a clone would leave it, had somebody put one there
    'client/.git/config': 'hemmelig',
    'client/.git/HEAD': 'hemmelig',
    'client/.env': 'hemmelig',
    '.git/config': 'hemmelig',
    'client/tree/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/.vite/manifest.json': JSON.stringify({
      'src/features/cloud-files/picker/entry-picker.ts': { file: 'assets/page.js' },
    }),
    'server/entry-server.js':
      'export const render = async () => ({ status: 404 });\nexport const fillTemplate = () => "<!doctype html>";',
  };
  for (const [name, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(webDist, name)), { recursive: true });
    await fs.writeFile(path.join(webDist, name), content);
  }
  app = await buildApp(world.context, { webDist });
});
afterAll(async () => {
  await app.close();
  await world.close();
  await fs.rm(webDist, { recursive: true });
});

it('whatever is text says how it is written', async () => {
  const typeOf = async (url: string) => (await app.inject(url)).headers['content-type'];
  expect(await typeOf('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
  expect(await typeOf('/assets/page.js')).toMatch(/javascript; charset=utf-8$/);
  expect(await typeOf('/assets/page.css')).toBe('text/css; charset=utf-8');
  expect(await typeOf('/ukendt')).toBe('text/html; charset=utf-8');
  for (const url of ['/api/v1/course-groups', '/api/v1/ukendt', '/healthz'])
    expect([url, await typeOf(url)]).toEqual([url, 'application/json; charset=utf-8']);
  expect(await typeOf('/robots.txt')).toBe('text/plain; charset=utf-8');
});

it('a file of the interface asks the database for nobody, also where a session comes with it', async () => {
  const browser = await openBrowser(app);
  await browser.api.login({ body: { username: 'elev', password: PASSWORD } });
  const queriesOf = async (url: string) => {
    const { statusCode, headers } = await browser.request('GET', url);
    return [url, statusCode, headers['server-timing']];
  };
  const usual = ['/api/v1/auth/methods', 200, 'db;desc="1"'];
  expect(await queriesOf('/api/v1/auth/methods')).toEqual(usual);
  for (const url of ['/assets/page.js', '/assets/page.css?x', '/favicon.svg', '/tree/leaf.svg'])
    expect(await queriesOf(url)).toEqual([url, 200, 'db;desc="0"']);
  // and stays logged in
  expect(await queriesOf('/api/v1/auth/methods')).toEqual(usual);
});

it.each(['/assets/', '/assets', '/assets/.', '/assets/../.vite/', '/.vite/manifest.json', '/assets/%2e%2e/index.html'])(
  'no list of files and no file that is not meant to be fetched: %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body.includes('page.js')]).toEqual([expect.toSatisfy((code) => code >= 400), false]);
  },
);

it.each(['/.git/config', '/.git/HEAD', '/.env', '/assets/../.git/config', '/%2egit/config', '/../.git/config'])(
  'nothing of where it was installed from is given out: %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body.includes('hemmelig')]).toEqual([expect.toSatisfy((code) => code >= 400), false]);
  },
);

it('a request is not sent back as it came (TRACE)', async () => {
  for (const url of ['/', '/api/v1/current_user']) {
    const answer = await app.inject({ method: 'TRACE' as 'GET', url, headers: { 'x-secret': 'hemmelig' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('hemmelig');
  }
});

it('whom one searches for may stand beside the address, and counts as if it stood there', async () => {
  const browser = await world.as('skoleadmin');
  const found = async (query: string, beside: string) => {
    const answer = await browser.call('GET', `institution/people${query}`, { headers: { 'x-query': beside } });
    return answer.statusCode === 200
      ? answer.json().people.map(({ username }: { username: string }) => username)
      : [answer.statusCode, answer.json().code];
  };
  expect(await found('', 'search=elev2')).toEqual(['elev2']);
  expect(await found('?search=elev3', 'search=elev2&limit=1')).toEqual(['elev2']);
  expect(await found('?search=elev3', '')).toEqual(['elev3']);
  expect(await found('', 'search=elev2&search=elev3')).toEqual([422, 'invalid']);
  expect(await found('', 'limit=hundrede')).toEqual([422, 'invalid']);
  // of other calls it says nothing
  const teacher = await world.as('laerer');
  const all = await teacher.call('GET', 'groups', { headers: { 'x-query': 'search=findes-ikke' } });
  expect(all.json()).not.toEqual([]);
});

it('a parameter that is given twice, or in another place than it belongs, does not count', async () => {
  const browser = await world.as('skoleadmin');
  const twice = await browser.call('GET', 'institution/people?search=elev&search=laerer');
  expect([twice.statusCode, twice.json().code]).toEqual([422, 'invalid']);
  const inAddress = await browser.call('POST', 'auth/login?username=elev&password=ordklar', { body: {} });
  expect([inAddress.statusCode, inAddress.json().code]).toEqual([422, 'invalid']);
});
