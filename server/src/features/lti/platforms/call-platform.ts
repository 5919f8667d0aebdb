import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Config } from '../../../platform/config/config.ts';

const ANSWERS_WITHIN_MS = 10_000;
/** More than any key set or answer of a platform. */
const MOST_BYTES = 256 * 1024;

/** Networks that are nobody's outside them: a school's address must not lead into the server's own. */
const innerV4 = new net.BlockList();
/** By itself: a list takes an IPv4 address for the IPv6 one that stands for it. */
const innerV6 = new net.BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  innerV4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  innerV6.addSubnet(network, bits, 'ipv6');

const isInner = (address: string): boolean =>
  net.isIPv6(address) ? innerV6.check(address, 'ipv6') : innerV4.check(address, 'ipv4');

type Settings = Pick<Config, 'isPublic' | 'ltiInternalHosts'>;

/** The host of an address, an IPv6 one without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** A server that nobody else reaches may call itself, without TLS: so that one can try it, and for tests. */
const isOwnTrial = ({ isPublic }: Settings, host: string): boolean => !isPublic && host === '127.0.0.1';

/** The address, where it is one that a platform may have: https, no name or password in it; null for any other. */
export function platformAddress(settings: Settings, address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password || url.hash) return null;
  const host = hostOf(url);
  if (isOwnTrial(settings, host)) return url;
  if (url.protocol !== 'https:') return null;
  return net.isIP(host) !== 0 && isInner(host) && !settings.ltiInternalHosts.includes(host) ? null : url;
}

/** Looks a name up and refuses what lies in a network of the server's own, unless the operator has named the host. */
const guardedLookup =
  (isTrusted: boolean): net.LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '', 4);
      if (!isTrusted && addresses.some(({ address }) => isInner(address)))
        return done(new Error(`${hostname} leads into an inner network`), '', 4);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

export interface PlatformCall {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** What a platform answered. */
export interface PlatformAnswer {
  status: number;
  body: string;
}

/**
 * Calls a learning platform at an address that its administrator registered: no redirect is followed, no inner network
 * reached, ten seconds and 256 KB at most. Throws where no answer came.
 */
export function callPlatform(settings: Settings, address: string, call: PlatformCall): Promise<PlatformAnswer> {
  const url = platformAddress(settings, address);
  if (!url) return Promise.reject(new Error('the address is none that a platform may have'));
  const host = hostOf(url);
  const isTrusted = isOwnTrial(settings, host) || settings.ltiInternalHosts.includes(host);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: call.method,
        headers: {
          'user-agent': 'Ordklar LTI',
          ...call.headers,
          ...(call.body !== undefined && { 'content-length': Buffer.byteLength(call.body) }),
        },
        lookup: guardedLookup(isTrusted),
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MOST_BYTES) request.destroy(new Error('the answer is too long'));
          else parts.push(part);
        });
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        );
      },
    );
    request.on('error', reject);
    request.end(call.body);
  });
}
