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
export const createDraftKeeper = <T>(world: DraftWorld<T>, unsent: Held<T> | null): DraftKeeper<T> =>
  new Keeper(world, unsent);

class Keeper<T> implements DraftKeeper<T> {
  readonly #world: DraftWorld<T>;
  readonly #unsent: Held<T> | null;
  readonly #listeners = createListeners();
  readonly #sender = createSender({
    hasWork: () => !this.#isSending && this.#save.kind !== 'conflict' && (!this.#isLoaded || this.#isDirty),
    send: () => (this.#isLoaded ? this.#put() : this.#load()),
    failed: (error) => this.#tell(troubleOf(error, this.#version)),
  });
  #content: T | null;
  #version: number;
  #isLoaded = false;
  #isDirty: boolean;
  #isSending = false;
  #isEnded = false;
  #restoredAt: number | null;
  #save: SaveState;
  #view: DraftView<T>;

  constructor(world: DraftWorld<T>, unsent: Held<T> | null) {
    this.#world = world;
    this.#unsent = unsent;
    this.#content = unsent?.content ?? null;
    this.#version = unsent?.version ?? 0;
    this.#isDirty = unsent !== null;
    this.#restoredAt = unsent?.at ?? null;
    this.#save = this.#isDirty ? { kind: 'waiting' } : { kind: 'saved', at: null };
    this.#view = this.#look();
  }

  readonly read = () => this.#view;
  readonly listen = this.#listeners.listen;

  readonly write = (next: T | null) => {
    if (next === this.#content) return;
    this.#content = next;
    this.#isDirty = true;
    this.#holdUnsent();
    if (this.#save.kind === 'conflict') return this.#tell();
    if (!this.#isSending) this.#sender.soon();
    this.#tell({ kind: 'waiting' });
  };

  readonly flush = async () => void (await this.#sender.flush());

  readonly refresh = async () => {
    if (!this.#isDirty && !this.#sender.isRunning() && !this.#isSending) await this.#sender.alone(() => this.#load());
    else if (!this.#isLoaded) await this.flush();
  };

  readonly send = async (deliver: () => Promise<boolean>) => {
    this.#sender.cancel();
    this.#isSending = true;
    // what is on its way to the server has arrived before the draft is sent
    await this.#sender.flush();
    const sent = this.#content;
    try {
      if (!(await deliver())) return;
      if (this.#content === sent) this.#content = null;
      this.#restoredAt = null;
      this.#haveSaved(null, 0, Date.now() / 1000);
    } finally {
      this.#isSending = false;
      if (this.#isDirty) this.#sender.soon();
    }
  };

  readonly takeTheirs = async () => {
    this.#isDirty = false;
    this.#holdUnsent();
    await this.#sender.alone(() => this.#load());
  };

  readonly keepMine = async () => {
    if (this.#save.kind !== 'conflict') return;
    this.#version = this.#save.version;
    this.#tell({ kind: 'waiting' });
    await this.flush();
  };

  readonly end = () => {
    this.#isEnded = true;
    this.#sender.end();
  };

  #look(): DraftView<T> {
    return { content: this.#content, isLoaded: this.#isLoaded, restoredAt: this.#restoredAt, save: this.#save };
  }

  #tell(next: SaveState = this.#save) {
    const isMore = next.kind !== this.#save.kind || (next.kind !== 'waiting' && next.kind !== 'offline');
    if (isMore) this.#save = next;
    this.#view = this.#look();
    this.#listeners.tell();
  }

  #holdUnsent() {
    if (!this.#isEnded) this.#world.hold(this.#isDirty ? { content: this.#content, version: this.#version } : null);
  }

  /** The server has this content as this version; what was written meanwhile waits. */
  #haveSaved(saved: T | null, version: number, at: number | null) {
    this.#version = version;
    this.#isDirty = this.#content !== saved;
    this.#holdUnsent();
    this.#tell(this.#isDirty ? { kind: 'waiting' } : { kind: 'saved', at });
  }

  async #put() {
    const sent = this.#content;
    this.#tell({ kind: 'saving' });
    const { version, savedAt } = await this.#world.save({ content: sent, version: this.#version });
    this.#haveSaved(sent, version, savedAt);
  }

  async #load() {
    const theirs = await this.#world.load();
    const isFirst = !this.#isLoaded;
    this.#isLoaded = true;
    // the last page closed before it heard that its own save had come through
    if (this.#isDirty && isSame(theirs.content, this.#content)) {
      this.#isDirty = false;
      this.#holdUnsent();
    }
    if (this.#isDirty && theirs.content !== null && theirs.version !== this.#version)
      return this.#tell({ kind: 'conflict', byName: null, at: theirs.savedAt, version: theirs.version });
    this.#version = theirs.version;
    if (!this.#isDirty) this.#content = theirs.content;
    if (isFirst && this.#content !== null)
      this.#restoredAt = (this.#isDirty ? this.#unsent?.at : null) ?? theirs.savedAt;
    if (this.#isDirty) this.#sender.soon();
    this.#tell(this.#isDirty ? { kind: 'waiting' } : { kind: 'saved', at: theirs.savedAt });
  }
}
