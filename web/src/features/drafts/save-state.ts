import { ApiProblem } from '@ordklar/contract';

/** Where the saving of something on a screen stands. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** No connection, or the server did not answer: tried again by itself. */
  | { kind: 'offline' }
  /** Another version was saved meanwhile, by somebody else or in another window: the teacher decides. */
  | { kind: 'conflict'; byName: string | null; at: number | null; version: number }
  /** The server refused; the message is for the teacher, what was written is kept. */
  | { kind: 'refused'; message: string };

/** A pause in the work that is long enough to save. */
export const SAVE_DELAY = 700;
/** How long to wait before trying again without connection, in ms: longer each time, up to the last. */
export const RETRY_DELAYS = [2000, 5000, 10_000, 30_000];

/** What a failed save means: a conflict, a refusal, or a connection that is gone. */
export function troubleOf(error: unknown, version: number): SaveState {
  if (!(error instanceof ApiProblem)) return { kind: 'offline' };
  if (error.code === 'stale-save' || error.code === 'stale-draft') {
    const details = error.details as Partial<Record<'savedByName' | 'savedAt' | 'version', never>>;
    return {
      kind: 'conflict',
      byName: details.savedByName ?? null,
      at: details.savedAt ?? null,
      version: details.version ?? version,
    };
  }
  if (error.status >= 400 && error.status < 500 && error.status !== 429)
    return { kind: 'refused', message: error.message };
  return { kind: 'offline' };
}

const WORST = ['conflict', 'refused', 'offline', 'saving', 'waiting', 'saved'] as const;

/** One state for several things on a screen: 'saved' only when all of them are, with when the last was. */
export function worstSave(states: readonly SaveState[]): SaveState {
  const worst = WORST.map((kind) => states.find((state) => state.kind === kind)).find((state) => state !== undefined);
  if (worst && worst.kind !== 'saved') return worst;
  const moments = states.flatMap((state) => (state.kind === 'saved' && state.at !== null ? [state.at] : []));
  return { kind: 'saved', at: moments.length > 0 ? Math.max(...moments) : null };
}
