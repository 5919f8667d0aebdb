import { keptBy, secretOf, writerOf } from './kept-keys.ts';
import { isSealed, seal, unseal } from './seal.ts';

/**
 * What the browser keeps of something until the server has it, so that neither a lost net, a reload nor a closed lid
 * loses it. It lies there sealed: only its writer, logged in, can read it. What an older page or another hand has left there
 * may have any shape: `isShape` says whether it is ours.
 */
export interface KeptPlace<T> {
  readonly key: string;
  /** What is kept; null where nothing readable is. What cannot be opened stays where it is. */
  read: () => T | null;
  /** What a storage event brings. */
  parse: (stored: string | null) => T | null;
  /** Keeps it; null forgets. A full or closed storage is no reason to disturb whoever writes: the server is there yet. */
  keep: (value: T | null) => void;
}

/** What is stored at a place as it was before it was sealed. @throws where it does not open */
function opened(key: string, secret: string | undefined, stored: string): string {
  // as all was stored once, until its writer comes
  if (!isSealed(stored)) return stored;
  if (secret === undefined) throw new Error('nobody is logged in who could open it');
  return unseal(secret, key, stored);
}

/** Seals what an Ordklar that sealed nothing has left of this person. */
function sealOlder(userId: number, secret: string): void {
  for (const key of keptBy(userId)) {
    const stored = localStorage.getItem(key);
    if (stored !== null && !isSealed(stored)) localStorage.setItem(key, seal(secret, key, stored));
  }
}

/** Does what may fail in a storage that is full or closed. */
function tryTo(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error('What is not saved yet could not be kept in the browser', error);
  }
}

/** The place of this key. @throws when the key is none of those that are looked at when its person logs out */
export function keptPlace<T>(key: string, isShape: (value: unknown) => value is T): KeptPlace<T> {
  const writer = writerOf(key);
  if (writer === null) throw new Error(`not a key of something kept: ${key}`);
  const secret = secretOf(writer);
  if (secret !== undefined) tryTo(() => sealOlder(writer, secret));
  const readable = (find: () => string | null): T | null => {
    try {
      const stored = find();
      const value: unknown = stored === null ? null : JSON.parse(opened(key, secretOf(writer), stored));
      return isShape(value) ? value : null;
    } catch {
      return null;
    }
  };
  return {
    key,
    parse: (stored) => readable(() => stored),
    read: () => readable(() => localStorage.getItem(key)),
    keep: (value) =>
      tryTo(() => {
        if (value === null) return localStorage.removeItem(key);
        const held = secretOf(writer);
        if (held === undefined) throw new Error('nobody is logged in who could open it again');
        localStorage.setItem(key, seal(held, key, JSON.stringify(value)));
      }),
  };
}

/** Whether something read is an object with all these properties. */
export const hasAll = <K extends string>(value: unknown, ...names: K[]): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
