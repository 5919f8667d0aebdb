import { isSettled, type SaveState } from './save-state.ts';

/** Something that is being written and saved by itself. */
export interface Saving {
  /** Saves at once what waits. */
  flush: () => Promise<unknown>;
  read: () => { save: SaveState };
  /** Ends it: nothing is saved any more. */
  end: () => void;
}

/** All that is written on this page; it lives as long as the page, so that a walk to another pupil neither loses nor waits. */
const savings = new Map<string, Saving>();

/** What is written under this key: what is there already, or what `make` makes. The key names the person and what is written. */
export function savingOf<S extends Saving>(key: string, make: () => S): S {
  const known = savings.get(key) as S | undefined;
  if (known) return known;
  const made = make();
  savings.set(key, made);
  return made;
}

/** What sends the work of the screens that are open: a pupil's text and answers. They go with their screen. */
const open = new Set<() => Promise<unknown>>();

/** Has this called with all that is saved, until the answer is called. What `flush` throws its screen has shown. */
export function flushedWithAll(flush: () => Promise<unknown>): () => void {
  open.add(flush);
  return () => void open.delete(flush);
}

const all = () => [...savings.values()];

/** Saves what waits in all of it, such as when the page is left or the connection is back. */
export const flushAll = (): Promise<unknown> =>
  Promise.allSettled([...all().map((saving) => saving.flush()), ...[...open].map((flush) => flush())]);

/** Whether something that is written has not reached the server and still may. */
export const hasUnsaved = (): boolean => all().some((saving) => !isSettled(saving.read().save));

/** Ends and forgets all of it, for tests: what still waits must not reach the next test's server. */
export function forgetSavings(): void {
  for (const saving of all()) saving.end();
  savings.clear();
  open.clear();
}
