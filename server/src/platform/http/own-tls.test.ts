import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { makeAuthority } from '../../testing/certificates.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { readConfig } from '../config/config.ts';
import { renewTls } from './own-tls.ts';

const authority = makeAuthority('Kommunens egen');
const stranger = makeAuthority('En anden');
let world: World;
let folder: string;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  world = await createWorld();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-tls-'));
  fs.writeFileSync(path.join(folder, 'ca.crt'), authority.cert);
});
afterEach(async () => {
  await app?.close();
  app = undefined;
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Starts a server on a certificate of the authority, with the settings as an operator gives them. */
async function listen(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { certFile, keyFile } = authority.issueInto(folder, 'server');
  const { tls } = readConfig({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, ...env });
  app = await buildApp({ ...world.context, config: { ...world.context.config, tls } });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** The status of a call as a proxy makes it, and the serial number that the server showed. */
const ask = (address: string, options: https.RequestOptions): Promise<{ status: number; serial: string }> =>
  new Promise((resolve, reject) => {
    const call = https.get(`${address}/healthz`, { ...options, agent: false }, (answer) => {
      answer.resume();
      const { serialNumber } = (answer.socket as TLSSocket).getPeerCertificate();
      resolve({ status: answer.statusCode ?? 0, serial: serialNumber });
    });
    call.on('error', reject);
  });

it('the server speaks TLS by the certificate of the settings, which only its own authority vouches for, and no HTTP', async () => {
  const address = await listen();
  expect(address).toMatch(/^https:/);
  expect((await ask(address, { ca: authority.cert })).status).toBe(200);
  await expect(ask(address, { ca: stranger.cert })).rejects.toThrow(/certificate/);
  await expect(ask(address, {})).rejects.toThrow(/certificate/);
  await expect(fetch(`${address.replace('https:', 'http:')}/healthz`)).rejects.toThrow();
  await expect(ask(address, { ca: authority.cert, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' })).rejects.toThrow();
});

it('where an authority of callers is named, whoever shows no certificate of it is not answered', async () => {
  const address = await listen({ TLS_CLIENT_CA_FILE: path.join(folder, 'ca.crt') });
  const asProxy = (by: typeof authority) => ask(address, { ca: authority.cert, ...by.issue('proxy') });
  expect((await asProxy(authority)).status).toBe(200);
  await expect(asProxy(stranger)).rejects.toThrow();
  await expect(ask(address, { ca: authority.cert })).rejects.toThrow();
});

it('a certificate that is renewed in its files is shown without another start', async () => {
  const { certFile, keyFile } = authority.issueInto(folder, 'server');
  const files = { certFile, keyFile, clientCaFile: undefined };
  app = await buildApp({ ...world.context, config: { ...world.context.config, tls: files } });
  renewTls(app, files, 50);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { serial } = await ask(address, { ca: authority.cert });
  authority.issueInto(folder, 'server');
  await expect
    .poll(async () => (await ask(address, { ca: authority.cert })).serial, { timeout: 10_000 })
    .not.toBe(serial);
});

it('half of the settings are refused by name', () => {
  expect(() => readConfig({ TLS_CERT_FILE: 'a' })).toThrow(/TLS_KEY_FILE: mangler/);
  expect(() => readConfig({ TLS_CLIENT_CA_FILE: 'a' })).toThrow(/TLS_CERT_FILE: mangler/);
});
