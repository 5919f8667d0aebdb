import { useEffect, useState } from 'react';
import { keep, type KeptWriting, readKept } from './kept-writing.ts';
import type { Writing } from './writing.ts';

const REST_MS = 400;

/**
 * What is being typed, kept in the browser until it is saved, so that neither a lost net nor a closed window loses it.
 * Begins with the draft that is kept, where there is one.
 */
export function useWriting(key: string, saved: Writing) {
  const [kept] = useState<KeptWriting | null>(() => readKept(key));
  const [writing, setWriting] = useState<Writing>(kept?.writing ?? saved);
  const [restoredAt, setRestoredAt] = useState<number | null>(kept?.at ?? null);
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    if (!isTouched) return;
    const rest = setTimeout(() => keep(key, { writing, at: Date.now() }), REST_MS);
    return () => clearTimeout(rest);
  }, [key, writing, isTouched]);

  return {
    writing,
    /** When the draft was typed that this began with; null where there was none. */
    restoredAt,
    change(part: Partial<Writing>) {
      setTouched(true);
      setWriting((before) => ({ ...before, ...part }));
    },
    /** Keeps at once what is typed, when it could not be saved. */
    keepNow: () => keep(key, { writing, at: Date.now() }),
    /** Forgets the draft: it is saved, or not wanted. */
    forget() {
      setTouched(false);
      keep(key, null);
    },
    discard() {
      setTouched(false);
      setWriting(saved);
      setRestoredAt(null);
      keep(key, null);
    },
  };
}
