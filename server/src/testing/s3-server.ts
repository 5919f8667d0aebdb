import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../platform/config/s3.ts';

/** An S3 server in memory. It checks each signature (AWS Signature Version 4) and each MD5, as a real one does. */
export interface S3Server {
  readonly settings: S3Settings;
  /** What lies in the bucket, by key. */
  readonly objects: Map<string, Buffer>;
  /** From now on every call is answered with this status; 0 cuts the connection; null answers as usual. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
const FRESH_MS = 15 * 60_000;

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The request as it is signed: method, path, query, headers, digest of the body, each on a line. */
function canonical(request: http.IncomingMessage, names: readonly string[], payload: string): string {
  const url = new URL(request.url ?? '/', 'http://any');
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const headers = names.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  return [request.method, url.pathname, query.join('&'), headers.join(''), names.join(';'), payload].join('\n');
}

/** `20261124T180000Z` as a moment. */
const momentOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The code that a real server refuses this call with; null where it is signed by whoever knows the secret. */
function faultOf(request: http.IncomingMessage, body: Buffer, settings: S3Settings): string | null {
  const signed = SIGNED.exec(request.headers.authorization ?? '');
  if (!signed) return 'AccessDenied';
  const [, id, scope = '', list = '', signature = ''] = signed;
  if (id !== settings.keys?.accessKeyId) return 'InvalidAccessKeyId';
  const date = String(request.headers['x-amz-date']);
  if (!(Math.abs(Date.now() - momentOf(date)) < FRESH_MS)) return 'RequestTimeTooSkewed';
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [day = '', region = ''] = scope.split('/');
  if (region !== settings.region) return 'AuthorizationHeaderMalformed';
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, list.split(';'), payload))].join('\n');
  const secret = `AWS4${settings.keys.secretAccessKey}`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, secret);
  const own = hmac(key, toSign);
  return timingSafeEqual(own, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

interface Answer {
  status: number;
  code?: string;
  body?: Buffer;
}

/** What is done to the bucket and its objects. */
function act(request: http.IncomingMessage, body: Buffer, bucket: string, objects: Map<string, Buffer>): Answer {
  const [, asked = '', key = ''] = /^\/([^/?]*)\/?([^?]*)/.exec(request.url ?? '/') ?? [];
  if (asked !== bucket) return { status: 404, code: 'NoSuchBucket' };
  const held = objects.get(key);
  if (request.method === 'HEAD') return { status: key === '' || held ? 200 : 404 };
  if (request.method === 'GET') return held ? { status: 200, body: held } : { status: 404, code: 'NoSuchKey' };
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (request.method !== 'PUT') return { status: 405, code: 'MethodNotAllowed' };
  const md5 = request.headers['content-md5'];
  if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64'))
    return { status: 400, code: 'BadDigest' };
  objects.set(key, body);
  return { status: 200 };
}

/** Starts one on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failing: number | null = null;
  const settings: S3Settings = {
    endpoint: '',
    region: 'eu-north-1',
    bucket: 'ordklar-test',
    keys: { accessKeyId: 'TESTKEY', secretAccessKey: 'hemmelig/nøgle+1' },
    caFile: undefined,
    prefix: '',
    pathStyle: true,
  };
  const take = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (failing === 0) {
      request.socket.destroy();
      return;
    }
    const { status, code, body } = answerTo(request, Buffer.concat(chunks));
    response.statusCode = status;
    if (code !== undefined) response.setHeader('content-type', 'application/xml');
    response.end(code === undefined ? body : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
  };
  const answerTo = (request: http.IncomingMessage, body: Buffer): Answer => {
    if (failing !== null) return { status: failing, code: 'InternalError' };
    const fault = faultOf(request, body, settings);
    return fault ? { status: 403, code: fault } : act(request, body, settings.bucket, objects);
  };
  const server = http.createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    objects,
    fail: (status) => (failing = status),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The same settings as they are written in the environment. */
export const s3Environment = (settings: S3Settings): Record<string, string> => ({
  S3_ENDPOINT: settings.endpoint ?? '',
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.keys?.accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: settings.keys?.secretAccessKey ?? '',
  S3_PREFIX: settings.prefix,
});
