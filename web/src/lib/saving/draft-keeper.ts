import { type SaveState, troubleOf } from './save-state.ts';
import { createSender } from './sender.ts';
import { createListeners } from '../store/listeners.ts';

/** A draft as it is kept: null where nothing is being written; `version` is what the next save is built on, 0 for none. */
export interface Kept<T> {
  content: T | null;
  version: number;
}

/** What an earlier page could not send, with when it was written: unix seconds. */
export type Held<T> = Kept<T> & { at?: number };

/** What the screen shows of a draft. Each change is a new object. */
export interface DraftView<T> {
  content: T | null;
  /** Whether the server's draft is known. */
  isLoaded: boolean;
  /** When the draft that this began with was kept; null where there was none. */
  restoredAt: number | null;
  save: SaveState;
}

/** What the keeper asks of the world around it. */
export interface DraftWorld<T> {
  load: () => Promise<Kept<T> & { savedAt: number | null }>;
  save: (kept: Kept<T>) => Promise<{ version: number; savedAt: number | null }>;
  /** Holds on this machine what the server has not got yet; null forgets it. */
  hold: (unsent: Kept<T> | null) => void;
}

export interface DraftKeeper<T> {
  read: () => DraftView<T>;
  listen: (listener: () => void) => () => void;
  /** Takes what is written now; null is nothing. Never loses it: held here at once, on the server after a short pause. */
  write: (content: T | null) => void;
  /** Saves at once what waits; settles when nothing waits any longer or saving failed. */
  flush: () => Promise<void>;
  /** Asks the server again, unless something waits: another window may have written. */
  refresh: () => Promise<void>;
  /** Runs what sends the draft; where that answers true the server has forgotten it, and so do we. Throws what that throws. */
  send: (deliver: () => Promise<boolean>) => Promise<void>;
  /** Ends a conflict with the draft on the server, or with the own one. */
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
  /** Ends it: nothing is saved, asked or held any more, whatever waits or is on its way. */
  end: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps one draft of a teacher's on the server while it is typed. `unsent` is what an earlier page could not send. */
export function createDraftKeeper<T>(world: DraftWorld<T>, unsent: Held<T> | null): DraftKeeper<T> {
  let content: T | null = unsent?.content ?? null;
  let saved: T | null = null;
  let version = unsent?.version ?? 0;
  let isLoaded = false;
  let isDirty = unsent !== null;
  let isSending = false;
  let isEnded = false;
  let restoredAt: number | null = unsent?.at ?? null;
  let save: SaveState = isDirty ? { kind: 'waiting' } : { kind: 'saved', at: null };
  let view: DraftView<T>;
  const { listen, tell: tellListeners } = createListeners();

  const tell = (next: SaveState = save) => {
    save = next.kind === save.kind && (next.kind === 'waiting' || next.kind === 'offline') ? save : next;
    view = { content, isLoaded, restoredAt, save };
    tellListeners();
  };
  const hold = (kept: Kept<T> | null) => {
    if (!isEnded) world.hold(kept);
  };
  const load = async () => {
    const theirs = await world.load();
    const first = !isLoaded;
    isLoaded = true;
    // the last page closed before it heard that its own save had come through
    if (isDirty && isSame(theirs.content, content)) {
      isDirty = false;
      hold(null);
    }
    if (isDirty && theirs.content !== null && theirs.version !== version)
      return tell({ kind: 'conflict', byName: null, at: theirs.savedAt, version: theirs.version });
    version = theirs.version;
    saved = theirs.content;
    if (!isDirty) content = saved;
    if (first && content !== null) restoredAt = (isDirty ? unsent?.at : null) ?? theirs.savedAt;
    if (isDirty) sender.soon();
    tell(isDirty ? { kind: 'waiting' } : { kind: 'saved', at: theirs.savedAt });
  };
  const put = async () => {
    const sent = content;
    tell({ kind: 'saving' });
    const answer = await world.save({ content: sent, version });
    ({ version } = answer);
    saved = sent;
    isDirty = content !== sent;
    hold(isDirty ? { content, version } : null);
    tell(isDirty ? { kind: 'waiting' } : { kind: 'saved', at: answer.savedAt });
  };
  const sender = createSender({
    hasWork: () => !isSending && save.kind !== 'conflict' && (!isLoaded || isDirty),
    send: () => (isLoaded ? put() : load()),
    failed: (error) => tell(troubleOf(error, version)),
  });
  const flush = async () => void (await sender.flush());

  tell();
  return {
    read: () => view,
    listen,
    write: (next) => {
      if (next === content) return;
      content = next;
      isDirty = true;
      hold({ content, version });
      if (save.kind === 'conflict') return tell();
      if (!isSending) sender.soon();
      tell({ kind: 'waiting' });
    },
    flush,
    refresh: async () => {
      if (!isDirty && !sender.isRunning() && !isSending) await sender.alone(load);
      else if (!isLoaded) await flush();
    },
    send: async (deliver) => {
      sender.cancel();
      isSending = true;
      // what is on its way to the server has arrived before the draft is sent
      await sender.flush();
      const sent = content;
      try {
        if (!(await deliver())) return;
        saved = null;
        version = 0;
        if (content === sent) content = null;
        restoredAt = null;
        isDirty = content !== saved;
        hold(isDirty ? { content, version } : null);
        tell(isDirty ? { kind: 'waiting' } : { kind: 'saved', at: Date.now() / 1000 });
      } finally {
        isSending = false;
        if (isDirty) sender.soon();
      }
    },
    takeTheirs: async () => {
      isDirty = false;
      hold(null);
      await sender.alone(load);
    },
    keepMine: async () => {
      if (save.kind !== 'conflict') return;
      ({ version } = save);
      tell({ kind: 'waiting' });
      await flush();
    },
    end: () => {
      isEnded = true;
      sender.end();
    },
  };
}
