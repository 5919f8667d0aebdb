import { useEffect, useSyncExternalStore } from 'react';
import {
  createDraftKeeper,
  type DraftKeeper,
  type DraftView,
  type DraftWorld,
  type Held,
  type Kept,
} from './draft-keeper.ts';

/** Keepers live as long as the page, so that a walk to another pupil neither loses nor waits. */
const keepers = new Map<string, unknown>();

function readHeld<T>(key: string): Held<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Held<T> | null;
  } catch {
    localStorage.removeItem(key);
    return null;
  }
}

/** Storage may be full or forbidden; then a draft is safe on the server only, a moment later. */
function hold<T>(key: string, unsent: Kept<T> | null): void {
  try {
    if (unsent === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...unsent, at: Math.round(Date.now() / 1000) } satisfies Held<T>));
  } catch (error) {
    console.error('A draft could not be held on this machine', error);
  }
}

/** The keeper of a draft: the one that is there already, or a new one. The key names the teacher and what is written. */
export function keeperOf<T>(key: string, world: Pick<DraftWorld<T>, 'load' | 'save'>): DraftKeeper<T> {
  const known = keepers.get(key) as DraftKeeper<T> | undefined;
  if (known) return known;
  const local = `ordklar-draft-${key}`;
  const keeper = createDraftKeeper<T>({ ...world, hold: (unsent) => hold(local, unsent) }, readHeld<T>(local));
  keepers.set(key, keeper);
  return keeper;
}

/** What a keeper holds, following its changes; asks the server when the screen opens. */
export function useDraft<T>(keeper: DraftKeeper<T>): DraftView<T> {
  useEffect(() => void keeper.refresh(), [keeper]);
  return useSyncExternalStore(keeper.listen, keeper.read);
}

const all = () => [...keepers.values()] as DraftKeeper<unknown>[];

/** Saves what waits in every draft, such as when the page is left or the connection is back. */
export const flushKeepers = (): Promise<unknown> => Promise.all(all().map((keeper) => keeper.flush()));

/** Whether something that is written is not on the server yet. */
export const hasUnsavedDraft = (): boolean =>
  all().some((keeper) => !['saved', 'refused'].includes(keeper.read().save.kind));

/** Ends and forgets all keepers, for tests: what one still waits to save must not reach the next test's server. */
export function forgetKeepers(): void {
  for (const keeper of all()) keeper.end();
  keepers.clear();
}
