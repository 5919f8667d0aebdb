import { holdSecret } from '../lib/saving/kept-keys.ts';
import { keptPlace } from '../lib/saving/kept.ts';

/** A secret as the server would tell it: 32 bytes in base64. */
export const KEPT_SECRET = btoa('a secret for the tests, 32 bytes');

/** Everybody of the tests has come in on this page. */
export function holdSecretsOfAll(): void {
  for (let userId = 0; userId < 100; userId++) holdSecret(userId, KEPT_SECRET);
}

/** What the browser keeps there, opened, as JSON; null where nothing is kept. */
export function keptText(key: string): string | null {
  const kept = keptPlace(key, (_value): _value is unknown => true).read();
  return kept === null ? null : JSON.stringify(kept);
}
