import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

/** What is sealed begins so, which no JSON does. */
const MARK = 'x1.';
const NONCE_BYTES = 24;

const encoder = new TextEncoder();
const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Whether something stored is sealed, by whatever secret. */
export const isSealed = (stored: string): boolean => stored.startsWith(MARK);

/** The place belongs to what is sealed: moved to another one it does not open. */
const cipher = (secret: string, place: string, nonce: Uint8Array) =>
  xchacha20poly1305(fromBase64(secret), nonce, encoder.encode(place));

/**
 * Seals a text by a secret of 32 bytes in base64. At once, since a page that closes waits for nothing: the ciphers of the browser
 * answer later, and only over TLS (docs/decisions/0045).
 */
export function seal(secret: string, place: string, text: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = cipher(secret, place, nonce).encrypt(encoder.encode(text));
  return `${MARK}${toBase64(nonce)}.${toBase64(sealed)}`;
}

/** The text again. @throws where it was sealed by another secret, for another place, or is damaged */
export function unseal(secret: string, place: string, sealed: string): string {
  const [nonce = '', text = ''] = sealed.slice(MARK.length).split('.');
  return new TextDecoder().decode(cipher(secret, place, fromBase64(nonce)).decrypt(fromBase64(text)));
}
