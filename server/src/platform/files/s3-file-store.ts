import { createHash } from 'node:crypto';
import fs from 'node:fs';
import https from 'node:https';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3.ts';
import { newFileKey, requireKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { FilesAwayError } from './files-away.ts';

/** Taken in only by the servers that use it: it takes a second to load. */
const load = () => import('@aws-sdk/client-s3');
type Sdk = Awaited<ReturnType<typeof load>>;

/** A store that says nothing for so long is away. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const isAbsent = (error: unknown): boolean => (error as Error).name === 'NoSuchKey';

function open(sdk: Sdk, settings: S3Settings): S3Client {
  const { endpoint, region, keys, caFile, pathStyle } = settings;
  return new sdk.S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    ...(keys && { credentials: keys }),
    forcePathStyle: pathStyle,
    // what older stores than Amazon's do not know; an MD5 of ours goes with each file instead
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      ...(caFile !== undefined && { httpsAgent: new https.Agent({ ca: fs.readFileSync(caFile), keepAlive: true }) }),
    },
  });
}

/** A way to call the store that opens it at the first call, and says of each failure whether the store is away. */
function caller(settings: S3Settings) {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  return async <T>(call: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T> => {
    opened ??= load().then((sdk) => ({ sdk, client: open(sdk, settings) }));
    const { sdk, client } = await opened;
    try {
      return await call(client, sdk);
    } catch (error) {
      if (isAbsent(error)) throw error;
      const status = statusOf(error) ?? 0;
      throw new FilesAwayError(error, status >= 400 && status < 500 && status !== 429);
    }
  };
}

/** A file store in a bucket, and whether it can be used. */
export interface S3FileStore extends FileStore {
  /** Throws {@link FilesAwayError} where the bucket cannot be reached. */
  check(): Promise<void>;
}

/** Keeps files in a bucket. An object is there wholly or not at all, so that there are no halves. */
export function s3FileStore(settings: S3Settings): S3FileStore {
  const call = caller(settings);
  const placeOf = (key: string) => {
    requireKey(key);
    return { Bucket: settings.bucket, Key: `${settings.prefix}${key}` };
  };
  return {
    async check() {
      await call((client, sdk) => client.send(new sdk.HeadBucketCommand({ Bucket: settings.bucket })));
    },
    async put(bytes) {
      const key = newFileKey();
      await this.keep(key, bytes);
      return key;
    },
    async keep(key, bytes) {
      const place = placeOf(key);
      const ContentMD5 = createHash('md5').update(bytes).digest('base64');
      await call((client, sdk) => client.send(new sdk.PutObjectCommand({ ...place, Body: bytes, ContentMD5 })));
    },
    async get(key) {
      const place = placeOf(key);
      try {
        return await call(async (client, sdk) => {
          const { Body } = await client.send(new sdk.GetObjectCommand(place));
          return Body ? Body.transformToByteArray() : null;
        });
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      const place = placeOf(key);
      await call((client, sdk) => client.send(new sdk.DeleteObjectCommand(place)));
    },
    removeHalves: async () => 0,
  };
}
