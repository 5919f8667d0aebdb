/** What one has, and what one had before and after it: each step can be taken back and taken again. */
export interface History<T> {
  now: () => T;
  /** Goes on with another; what was undone is forgotten. */
  replace: (next: T) => void;
  /** Puts another in the place of what one has, as if it had been there all along. */
  correct: (next: T) => void;
  /** Puts another between what one had last and what one has: undoing comes to it. */
  insertBefore: (other: T) => void;
  /** One step back or forward; false where there is none. */
  undo: () => boolean;
  redo: () => boolean;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

const LONGEST = 200;

/** Begins a history with what one has now. */
export function createHistory<T>(first: T): History<T> {
  let now = first;
  let past: readonly T[] = [];
  let future: readonly T[] = [];
  return {
    now: () => now,
    replace: (next) => {
      past = [...past.slice(1 - LONGEST), now];
      future = [];
      now = next;
    },
    correct: (next) => {
      now = next;
    },
    insertBefore: (other) => {
      past = [...past, other];
    },
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return false;
      past = past.slice(0, -1);
      future = [...future, now];
      now = before;
      return true;
    },
    redo: () => {
      const after = future.at(-1);
      if (after === undefined) return false;
      future = future.slice(0, -1);
      past = [...past, now];
      now = after;
      return true;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
