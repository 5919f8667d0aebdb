/** How the keys of all places are made: what is written, and by whom, whose id is the first number. */
const KEYS = /^ordklar-(?:draft|marks|answers|chat)-(?:[a-z-]+-)?(\d+)(?:-|$)/;

/** Whose a place is, by its key; null where it is none. */
export function writerOf(key: string): number | null {
  const id = KEYS.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** The keys of all that is kept of what this person wrote: the server has none of it. */
export function keptBy(userId: number): string[] {
  try {
    return Object.keys(localStorage).filter((key) => writerOf(key) === userId);
  } catch {
    // a browser without a storage keeps nothing
    return [];
  }
}

/** Forgets all that is kept of what this person wrote. What others wrote on the same machine is theirs to send or to forget. */
export function forgetKept(userId: number): void {
  for (const key of keptBy(userId)) localStorage.removeItem(key);
}

/** What seals and opens what a person writes, in base64, as the server tells it to that person: it lives as long as the page. */
const secrets = new Map<number, string>();

/** Holds what seals what this person writes. */
export const holdSecret = (userId: number, secret: string): void => void secrets.set(userId, secret);

/** What seals what this person writes; undefined where the person has not logged in on this page. */
export const secretOf = (userId: number): string | undefined => secrets.get(userId);

/** Forgets all secrets, for tests. */
export const forgetSecrets = (): void => secrets.clear();
