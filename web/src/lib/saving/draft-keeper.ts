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

/** What is known of a draft now: what stands here, what it is built on, and what is on its way. */
interface Now<T> {
  content: T | null;
  version: number;
  isLoaded: boolean;
  isDirty: boolean;
  isSending: boolean;
  isEnded: boolean;
  restoredAt: number | null;
  save: SaveState;
}

/** The draft as it begins, and whom its changes are shown to. */
function beginDraft<T>(unsent: Held<T> | null) {
  const now: Now<T> = {
    content: unsent?.content ?? null,
    version: unsent?.version ?? 0,
    isLoaded: false,
    isDirty: unsent !== null,
    isSending: false,
    isEnded: false,
    restoredAt: unsent?.at ?? null,
    save: unsent ? { kind: 'waiting' } : { kind: 'saved', at: null },
  };
  const viewOf = ({ content, isLoaded, restoredAt, save }: Now<T>): DraftView<T> => ({
    content,
    isLoaded,
    restoredAt,
    save,
  });
  let view = viewOf(now);
  const { listen, tell } = createListeners();
  /** Shows what is now, in this state of saving. */
  const show = (next: SaveState = now.save) => {
    const isSameWait = next.kind === now.save.kind && (next.kind === 'waiting' || next.kind === 'offline');
    if (!isSameWait) now.save = next;
    view = viewOf(now);
    tell();
  };
  return { now, show, listen, read: () => view };
}

type Begun<T> = ReturnType<typeof beginDraft<T>>;

/** What goes between this page and the server: `load` asks for the draft, `put` saves it, `settle` shows what is left to do. */
function exchangeOf<T>(world: DraftWorld<T>, { now, show }: Begun<T>, unsent: Held<T> | null) {
  const hold = (kept: Kept<T> | null) => {
    if (!now.isEnded) world.hold(kept);
  };
  const settle = (at: number | null) => show(now.isDirty ? { kind: 'waiting' } : { kind: 'saved', at });
  /** Holds what has been written meanwhile. */
  const keepRest = (at: number | null) => {
    hold(now.isDirty ? { content: now.content, version: now.version } : null);
    settle(at);
  };
  const load = async () => {
    const theirs = await world.load();
    const first = !now.isLoaded;
    now.isLoaded = true;
    // the last page closed before it heard that its own save had come through
    if (now.isDirty && isSame(theirs.content, now.content)) {
      now.isDirty = false;
      hold(null);
    }
    if (now.isDirty && theirs.content !== null && theirs.version !== now.version)
      return show({ kind: 'conflict', byName: null, at: theirs.savedAt, version: theirs.version });
    now.version = theirs.version;
    if (!now.isDirty) now.content = theirs.content;
    if (first && now.content !== null) now.restoredAt = (now.isDirty ? unsent?.at : null) ?? theirs.savedAt;
    settle(theirs.savedAt);
  };
  const put = async () => {
    const sent = now.content;
    show({ kind: 'saving' });
    const answer = await world.save({ content: sent, version: now.version });
    now.version = answer.version;
    now.isDirty = now.content !== sent;
    keepRest(answer.savedAt);
  };
  return { hold, keepRest, load, put };
}

/** When the draft is loaded, saved and sent: one thing at a time. */
function sendingOf<T>({ now, show }: Begun<T>, { load, put, keepRest }: ReturnType<typeof exchangeOf<T>>) {
  const loadAndGoOn = async () => {
    await load();
    if (now.isDirty && now.save.kind !== 'conflict') sender.soon();
  };
  const sender = createSender({
    hasWork: () => !now.isSending && now.save.kind !== 'conflict' && (!now.isLoaded || now.isDirty),
    send: () => (now.isLoaded ? put() : loadAndGoOn()),
    failed: (error) => show(troubleOf(error, now.version)),
  });
  const send = async (deliver: () => Promise<boolean>) => {
    sender.cancel();
    now.isSending = true;
    // what is on its way to the server has arrived before the draft is sent
    await sender.flush();
    const sent = now.content;
    try {
      if (!(await deliver())) return;
      Object.assign(now, { version: 0, restoredAt: null });
      if (now.content === sent) now.content = null;
      now.isDirty = now.content !== null;
      keepRest(Date.now() / 1000);
    } finally {
      now.isSending = false;
      if (now.isDirty) sender.soon();
    }
  };
  return { sender, send, reload: () => sender.alone(loadAndGoOn) };
}

/** Keeps one draft of a teacher's on the server while it is typed. `unsent` is what an earlier page could not send. */
export function createDraftKeeper<T>(world: DraftWorld<T>, unsent: Held<T> | null): DraftKeeper<T> {
  const begun = beginDraft(unsent);
  const { now, show, listen, read } = begun;
  const exchange = exchangeOf(world, begun, unsent);
  const { hold } = exchange;
  const { sender, send, reload } = sendingOf(begun, exchange);
  const flush = async () => void (await sender.flush());
  return {
    read,
    listen,
    write: (next) => {
      if (next === now.content) return;
      now.content = next;
      now.isDirty = true;
      hold({ content: next, version: now.version });
      if (now.save.kind === 'conflict') return show();
      if (!now.isSending) sender.soon();
      show({ kind: 'waiting' });
    },
    flush,
    refresh: async () => {
      if (!now.isDirty && !sender.isRunning() && !now.isSending) await reload();
      else if (!now.isLoaded) await flush();
    },
    send,
    takeTheirs: async () => {
      now.isDirty = false;
      hold(null);
      await reload();
    },
    keepMine: async () => {
      if (now.save.kind !== 'conflict') return;
      now.version = now.save.version;
      show({ kind: 'waiting' });
      await flush();
    },
    end: () => {
      now.isEnded = true;
      sender.end();
    },
  };
}
