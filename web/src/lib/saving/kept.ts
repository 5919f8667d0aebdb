/**
 * What the browser keeps of something until the server has it, so that neither a lost net, a reload nor a closed lid
 * loses it. What an older page or another hand has left there may have any shape: `isShape` says whether it is ours.
 */
export interface KeptPlace<T> {
  readonly key: string;
  /** What is kept; null where nothing readable is. */
  read: () => T | null;
  /** What a storage event brings. */
  parse: (stored: string | null) => T | null;
  /** Keeps it; null forgets. A full or closed storage is no reason to disturb whoever writes: the server is there yet. */
  keep: (value: T | null) => void;
}

/** How the keys of all places are made: what is written, and by whom, whose id is the first number. */
const KEYS = /^ordklar-(?:draft|marks|answers|chat)-(?:[a-z-]+-)?(\d+)(?:-|$)/;

/** The keys of all that is kept of what this person wrote: the server has none of it. */
export function keptBy(userId: number): string[] {
  try {
    return Object.keys(localStorage).filter((key) => KEYS.exec(key)?.[1] === String(userId));
  } catch {
    // a browser without a storage keeps nothing
    return [];
  }
}

/** Forgets all that is kept of what this person wrote. What others wrote on the same machine is theirs to send or to forget. */
export function forgetKept(userId: number): void {
  for (const key of keptBy(userId)) localStorage.removeItem(key);
}

/** The place of this key. @throws when the key is none of those that are looked at when its person logs out */
export function keptPlace<T>(key: string, isShape: (value: unknown) => value is T): KeptPlace<T> {
  if (!KEYS.test(key)) throw new Error(`not a key of something kept: ${key}`);
  const readable = (find: () => string | null): T | null => {
    try {
      const value: unknown = JSON.parse(find() ?? 'null');
      return isShape(value) ? value : null;
    } catch {
      return null;
    }
  };
  return {
    key,
    parse: (stored) => readable(() => stored),
    read: () => readable(() => localStorage.getItem(key)),
    keep(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch (error) {
        console.error('What is not saved yet could not be kept in the browser', error);
      }
    },
  };
}

/** Whether something read is an object with all these properties. */
export const hasAll = <K extends string>(value: unknown, ...names: K[]): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
