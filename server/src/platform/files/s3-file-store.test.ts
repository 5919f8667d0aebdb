import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { readConfig } from '../config/config.ts';
import type { S3Settings } from '../config/s3.ts';
import { newFileKey } from './file-key.ts';
import { FilesAwayError } from './files-away.ts';
import { s3FileStore } from './s3-file-store.ts';

/** A real server that whoever runs the tests has, by the settings of the product; without it there is only ours. */
const real = readConfig({ ...process.env, SESSION_SECRET: 'x'.repeat(32) }).s3;

let own: S3Server;
beforeAll(async () => {
  own = await startS3Server();
  // the client takes seconds to load
  await s3FileStore(own.settings).check();
});
afterAll(() => own.close());

const stores: [string, () => S3Settings][] = [
  ['our server', () => own.settings],
  ...(real ? [['the server of S3_ENDPOINT', () => real] satisfies [string, () => S3Settings]] : []),
];

describe.each(stores)('PD-31: files in a bucket of %s', (_name, settings) => {
  const store = () => s3FileStore(settings());

  it('are kept under a key of their own, come back byte for byte and go', async () => {
    const bytes = randomBytes(3_000_000);
    const [first, second] = [await store().put(bytes), await store().put(bytes)];
    expect(first).not.toBe(second);
    expect(Buffer.compare((await store().get(first)) ?? Buffer.alloc(0), bytes)).toBe(0);
    await store().remove(first);
    await store().remove(first);
    expect(await store().get(first)).toBeNull();
    expect(await store().get(second)).not.toBeNull();
    await store().remove(second);
  });

  it('may be empty, may be written once more, and lie under the prefix', async () => {
    const [key, prefix] = [newFileKey(), `prøve-${randomUUID()}/`.replace('ø', 'o')];
    const below = s3FileStore({ ...settings(), prefix });
    await below.keep(key, new Uint8Array());
    expect(await below.get(key)).toHaveLength(0);
    await below.keep(key, Buffer.from('igen'));
    expect(await below.get(key)).toHaveLength(4);
    expect(await store().get(key)).toBeNull();
    await below.remove(key);
    expect(await below.removeHalves(new Date())).toBe(0);
  });

  it('are for whoever has the key: another secret, key or bucket is refused, also at the start', async () => {
    const { bucket } = settings();
    await store().check();
    const keys = settings().keys ?? { accessKeyId: '', secretAccessKey: '' };
    for (const wrong of [
      { keys: { ...keys, secretAccessKey: 'x' } },
      { keys: { ...keys, accessKeyId: 'x' } },
      { bucket: `${bucket}-2` },
    ]) {
      const other = s3FileStore({ ...settings(), ...wrong });
      for (const call of [other.check(), other.put(Buffer.from('x')), other.get(newFileKey())])
        await expect(call).rejects.toMatchObject({ name: 'FilesAwayError', isRefusal: true });
    }
  });

  it.each(['../outside', '/etc/passwd', 'ab/../../outside', ''])('%j is no key', async (key) => {
    await expect(store().get(key)).rejects.toThrow('not a file key');
    await expect(store().keep(key, Buffer.from('x'))).rejects.toThrow('not a file key');
    await expect(store().remove(key)).rejects.toThrow('not a file key');
  });
});

describe('a bucket that is away', () => {
  afterEach(() => own.fail(null));

  it.each([500, 503, 0])('is told apart from a file that is not there: %i', async (status) => {
    const store = s3FileStore(own.settings);
    const key = await store.put(Buffer.from('hej'));
    own.fail(status);
    await expect(store.get(key)).rejects.toMatchObject({ name: 'FilesAwayError', isRefusal: false });
    await expect(store.put(Buffer.from('x'))).rejects.toBeInstanceOf(FilesAwayError);
    own.fail(null);
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('hej');
  });
});

it('nothing half is kept where the bytes changed on their way', async () => {
  const { client, sdk } = await import('@aws-sdk/client-s3').then((loaded) => ({
    sdk: loaded,
    client: new loaded.S3Client({
      endpoint: own.settings.endpoint ?? '',
      region: own.settings.region,
      ...(own.settings.keys && { credentials: own.settings.keys }),
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    }),
  }));
  const before = own.objects.size;
  const put = { Bucket: own.settings.bucket, Key: 'x', Body: 'hej', ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' };
  await expect(client.send(new sdk.PutObjectCommand(put))).rejects.toMatchObject({ name: 'BadDigest' });
  expect(own.objects.size).toBe(before);
});

it('without keys of its own the server uses those that the platform lends it for a while', async () => {
  const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey } = own.settings.keys ?? {};
  const Expiration = new Date(Date.now() + 60 * 60_000).toISOString();
  const lender = http.createServer((_request, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ AccessKeyId, SecretAccessKey, Token: 'kortlivet', Expiration }));
  });
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve));
  const { port } = lender.address() as AddressInfo;
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/noegler`);
  try {
    const store = s3FileStore({ ...own.settings, keys: undefined });
    const key = await store.put(Buffer.from('hej'));
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('hej');
  } finally {
    vi.unstubAllEnvs();
    lender.close();
  }
});
