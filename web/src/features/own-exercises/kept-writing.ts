import type { Writing } from './writing.ts';

/** A draft in the browser, with when it was typed (milliseconds). */
export interface KeptWriting {
  writing: Writing;
  at: number;
}

/** One draft for each exercise and teacher; 'ny' for the one that does not exist yet. */
export const keyOf = (userId: number, exerciseId: number | 'ny'): string =>
  `ordklar-own-exercise-${userId}-${exerciseId}`;

/** The draft under a key; null where there is none that can be read. */
export function readKept(key: string): KeptWriting | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<KeptWriting> | null;
    const { writing, at } = kept ?? {};
    return typeof at === 'number' && typeof writing?.title === 'string' && Array.isArray(writing.links)
      ? { writing, at }
      : null;
  } catch {
    return null;
  }
}

/** Keeps the draft, or forgets it; a full or closed storage is no reason to disturb the writer. */
export function keep(key: string, kept: KeptWriting | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch (error) {
    console.error('The draft could not be kept in the browser', error);
  }
}
