import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import { buildApp } from './build-app.ts';

const ARRIVES_MS = 300;
const LATEST_MS = 3000;

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await createWorld();
  app = await buildApp(world.context, { arrivesMs: ARRIVES_MS });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** Sends a beginning and then a sign now and again, as long as the server listens; answers what it said and how long it took. */
async function trickle(beginning: string) {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => (said += bytes.toString()));
  socket.on('error', () => socket.destroy());
  const began = Date.now();
  socket.write(beginning);
  while (!socket.destroyed && Date.now() - began < LATEST_MS) {
    await sleep(50);
    socket.write('x');
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
    'an upload',
    `POST /api/v1/homework/1/file HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\n`,
  ],
  ['its heading', `GET /healthz HTTP/1.1\r\n${HOST}X-Long: `],
])('a request whose sender takes ever so long over %s is ended', async (_what, beginning) => {
  const { said, tookMs } = await trickle(beginning);
  // a body is refused at its heading where it has no token; the connection ends by its slowness all the same
  expect(said).toContain('HTTP/1.1 408 ');
  expect(tookMs).toBeLessThan(LATEST_MS);
});

it('the running server gives a request a minute and a half', async () => {
  const usual = await buildApp(world.context);
  expect(usual.server.requestTimeout).toBe(90_000);
  await usual.close();
});
