import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { secretFor } from './secret-for.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for this alone, made of the server's secret. */
const keyOf = (config: Pick<Config, 'sessionSecret'>): Buffer =>
  Buffer.from(secretFor(config, 'what is kept sealed in the database'), 'base64');

/** Encrypts what is kept in the database but is worth nothing without the server's secret (AES-256-GCM). */
export function seal(config: Pick<Config, 'sessionSecret'>, plain: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What {@link seal} was given; null where it was sealed with another secret, or changed since. */
export function unseal(config: Pick<Config, 'sessionSecret'>, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const plain = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    return null;
  }
}
