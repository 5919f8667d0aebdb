import fs from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOCX_TYPE } from '@ordklar/school';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tables } from '../platform/db/index.ts';
import { openBrowser } from '../testing/browser.ts';
import { assign } from '../testing/school-day.ts';
import { PASSWORD } from '../testing/world-people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { buildApp } from './build-app.ts';

const ARRIVES_MS = 600;
const LATEST_MS = 3000;

let world: World;
let app: FastifyInstance;
/** Which requests have been answered, whether or not somebody hears it, and how. */
const ended: string[] = [];
beforeAll(async () => {
  world = await createWorld();
  app = await buildApp(world.context, { arrivesMs: ARRIVES_MS });
  // what is sent into a connection that is gone has no end, but somebody sends it
  app.addHook('onSend', async ({ url }, { statusCode }) => void ended.push(`${url} ${statusCode}`));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** Sends a beginning and then a sign now and again, as long as the server listens; answers what it said and how long it took. */
async function trickle(beginning: string, { isWhole = false } = {}) {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => (said += bytes.toString()));
  socket.on('error', () => socket.destroy());
  const began = Date.now();
  socket.write(beginning);
  while (!socket.destroyed && Date.now() - began < LATEST_MS) {
    await sleep(50);
    if (!isWhole) socket.write('x');
  }
  socket.destroy();
  return { said, tookMs: Date.now() - began };
}

const HOST = 'Host: ordklar.test\r\n';

it.each([
  [
    'a body',
    `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
  ],
  [
    'an upload that nobody may make',
    `POST /api/v1/homework/1/file HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\n`,
  ],
  ['its heading', `GET /healthz HTTP/1.1\r\n${HOST}X-Long: `],
])('a request whose sender takes ever so long over %s is ended', async (_what, beginning) => {
  const { said, tookMs } = await trickle(beginning);
  // a body is refused at its heading where it has no token; the connection ends by its slowness all the same
  expect(said).toContain('HTTP/1.1 408 ');
  expect(tookMs).toBeLessThan(LATEST_MS);
});

it('an upload that its pupil may make and that arrives ever so slowly is ended, and nothing of it is kept', async () => {
  const homeworkId = await assign(world, 'elev');
  const browser = await openBrowser(app);
  await browser.api.login({ body: { username: 'elev', password: PASSWORD } });
  const { token } = await browser.api.csrfToken();
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `/api/v1/homework/${homeworkId}/files`;
  const part = `--b\r\nContent-Disposition: form-data; name="files[]"; filename="stil.docx"\r\nContent-Type: ${DOCX_TYPE}\r\n\r\nPK`;
  const heading = `POST ${url} HTTP/1.1\r\n${HOST}Cookie: ${cookies}\r\nX-CSRF-Token: ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
  // a whole one gets to the reading of the document: it is not its heading that is refused
  const whole = `${part}\r\n--b--\r\n`;
  const refused = await trickle(`${heading}Content-Length: ${whole.length}\r\nConnection: close\r\n\r\n${whole}`, {
    isWhole: true,
  });
  expect(refused.said).toMatch(/HTTP\/1.1 (413|415|422) /);

  const { said, tookMs } = await trickle(`${heading}Content-Length: 100000\r\n\r\n${part}`);
  expect(said).toContain('HTTP/1.1 408 ');
  expect(tookMs).toBeLessThan(LATEST_MS);
  // who reads the form is not left waiting for the rest
  await vi.waitFor(() => expect(ended.filter((one) => one.startsWith(url))).toHaveLength(2));
  expect(await world.db.select().from(tables.homeworkFile)).toEqual([]);
  const kept = await fs.readdir(path.join(world.context.config.dataDir, 'files'), { recursive: true }).catch(() => []);
  expect(kept).toEqual([]);
});

it('the running server gives a request a minute and a half', async () => {
  const usual = await buildApp(world.context);
  expect(usual.server.requestTimeout).toBe(90_000);
  await usual.close();
});
