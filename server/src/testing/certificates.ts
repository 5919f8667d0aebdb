import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A certificate with its key, in PEM. */
interface Certificate {
  cert: string;
  key: string;
}

/** An authority of a test, which nobody else trusts. */
interface Authority {
  cert: string;
  /** A certificate for 127.0.0.1 and localhost, in the name of whoever shows it. */
  issue(name: string): Certificate;
  /** The same, written into a folder as NAME.crt and NAME.key, readable by its owner only; answers the two files. */
  issueInto(folder: string, name: string): { certFile: string; keyFile: string };
}

/* The little of DER (X.690) that a certificate (RFC 5280) is made of: Node reads certificates, but writes none. */
const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]): Buffer => tlv(0x30, ...parts);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Buffer): Buffer => tlv(0x03, Buffer.from([0]), content);
const YES = tlv(0x01, Buffer.from([255]));
const moment = (at: Date): Buffer => tlv(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`));

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (name: string): Buffer => sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(name)))));
const authorityExtension = sequence(oid('551d13'), YES, tlv(0x04, sequence(YES)));
const namesExtension = sequence(
  oid('551d11'),
  tlv(0x04, sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1])))),
);

const pem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;

const HOUR_MS = 60 * 60_000;

function certify(
  of: { subject: string; key: KeyObject; extension: Buffer },
  by: { name: string; key: KeyObject },
): string {
  const now = Date.now();
  const content = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    nameOf(by.name),
    sequence(moment(new Date(now - HOUR_MS)), moment(new Date(now + 24 * HOUR_MS))),
    nameOf(of.subject),
    of.key.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(of.extension)),
  );
  return pem(sequence(content, ECDSA_SHA256, bits(sign('sha256', content, by.key))));
}

/** Makes an authority, and with it certificates. */
export function makeAuthority(name: string): Authority {
  const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = newKeys();
  const by = { name, key: own.privateKey };
  const issue = (subject: string): Certificate => {
    const { publicKey, privateKey } = newKeys();
    return {
      cert: certify({ subject, key: publicKey, extension: namesExtension }, by),
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    };
  };
  return {
    cert: certify({ subject: name, key: own.publicKey, extension: authorityExtension }, by),
    issue,
    issueInto(folder, subject) {
      const { cert, key } = issue(subject);
      const [certFile, keyFile] = [path.join(folder, `${subject}.crt`), path.join(folder, `${subject}.key`)];
      fs.writeFileSync(certFile, cert);
      fs.writeFileSync(keyFile, key, { mode: 0o600 });
      return { certFile, keyFile };
    },
  };
}
