import { randomUUID } from 'node:crypto';

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** A new key, spread over 256 folders. */
export const newFileKey = (): string => {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
};

/** Refuses what is no key of ours: it would lead to another file (PD-31). */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new Error('not a file key');
}
