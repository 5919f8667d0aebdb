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
  /** The server refused; the message is for the person, what was written is kept. */
  | { kind: 'refused'; message: string };

/** Whether it is the server's no, which another try does not change: no lost net, ended session or crowd. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && ![401, 419, 429].includes(error.status);

/** Whether what it was about is not there any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

/** What a failed save means: a conflict, a refusal, or a connection that is gone. */
export function troubleOf(error: unknown, version: number): SaveState {
  if (!isRefusal(error)) return { kind: 'offline' };
  if (error.code !== 'stale-save' && error.code !== 'stale-draft') return { kind: 'refused', message: error.message };
  const details = error.details as Partial<Record<'savedByName' | 'savedAt' | 'version', never>>;
  return {
    kind: 'conflict',
    byName: details.savedByName ?? null,
    at: details.savedAt ?? null,
    version: details.version ?? version,
  };
}

/** Whether everything has reached the server, or never will. */
export const isSettled = ({ kind }: SaveState): boolean => kind === 'saved' || kind === 'refused';

const WORST = ['conflict', 'refused', 'offline', 'saving', 'waiting', 'saved'] as const;

/** One state for several things on a screen: 'saved' only when all of them are, with when the last was. */
export function worstSave(states: readonly SaveState[]): SaveState {
  const worst = WORST.map((kind) => states.find((state) => state.kind === kind)).find((state) => state !== undefined);
  if (worst && worst.kind !== 'saved') return worst;
  const moments = states.flatMap((state) => (state.kind === 'saved' && state.at !== null ? [state.at] : []));
  return { kind: 'saved', at: moments.length > 0 ? Math.max(...moments) : null };
}
