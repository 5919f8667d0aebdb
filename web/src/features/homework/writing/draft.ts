import { ApiProblem } from '@ordklar/contract';
import { createSender } from '../../../lib/saving/sender.ts';
import type { KeptPlace } from '../../../lib/saving/kept.ts';
import { type DraftOf, draftPlace, type KeptDraft } from './draft-storage.ts';
import { createListeners } from '../../../lib/store/listeners.ts';

/** Where the text stands: safe with the server, on its way, or so far only in this browser. */
export type DraftState = 'untouched' | 'changed' | 'saving' | 'saved' | 'offline' | 'unsaved';

export interface DraftView {
  text: string;
  state: DraftState;
  /** When the server last had it, unix seconds; null when never. */
  savedAt: number | null;
  /** What stands here is the newest text; `previous` is what another tab or machine, or this page, had before. */
  replaced: { previous: string } | null;
}

/** What the server answers to a save: when it was (unix seconds), and the text of another machine that it overwrote. */
interface SavedText {
  savedAt: number;
  unseen?: string | undefined;
}

export interface DraftOptions extends DraftOf {
  /** What the server has: the saved text and when it was saved (unix seconds); null when nothing. */
  saved: { text: string; savedAt: number } | null;
  /** What to begin with where nothing is written: the earlier text of a self-correction. */
  startText: string;
  /**
   * Saves on the server; answers when it was saved, and what it overwrote of another machine. `basedOn` = the last save
   * that this page knows of, unix seconds. `leaving` = the page is going away.
   */
  save: (text: string, basedOn: number | null, leaving: boolean) => Promise<SavedText>;
  now?: () => number;
}

/** A text of another place, and when it was last changed there, in milliseconds. */
type ChangedText = Pick<KeptDraft, 'text' | 'changedAt'>;

/** A text being written: kept in the browser at each key, saved on the server when the writer pauses, never lost. */
export interface Draft {
  read: () => DraftView;
  listen: (listener: () => void) => () => void;
  write: (text: string) => void;
  /** Saves now; resolves when the server has the text, rejects when it could not take it. */
  flush: () => Promise<void>;
  /** Called as the page goes out of sight. */
  leave: () => void;
  /** Takes a text that was saved elsewhere, if it is newer than what stands here. */
  adopt: (other: ChangedText) => void;
  /** Takes the text back that a newer one replaced. */
  takeBack: () => void;
  /** The newer text is the right one. */
  dismiss: () => void;
  /** Forgets what the browser kept: the text is handed in. */
  forget: () => void;
  /** Starts listening to other tabs and the connection; the answer stops it. */
  start: () => () => void;
}

/** Makes the draft of one task. Two tabs or machines: the newest change wins, and the other text can be taken back. */
export const createDraft = (options: DraftOptions): Draft => new TextBeingWritten(options);

class TextBeingWritten implements Draft {
  readonly #options: DraftOptions;
  readonly #now: () => number;
  readonly #place: KeptPlace<KeptDraft>;
  readonly #listeners = createListeners();
  readonly #sender = createSender({
    hasWork: () => this.#onServer !== this.#view.text,
    send: (leaving) => this.#send(leaving),
    failed: (error) => {
      this.#failure = error;
      this.#show({ state: error instanceof ApiProblem && error.status === 0 ? 'offline' : 'unsaved' });
    },
  });
  #changedAt: number;
  #onServer: string | null;
  /** What was last sent, whether or not the server's answer came back. */
  #sent: string | null = null;
  #failure: unknown;
  #view: DraftView;

  constructor(options: DraftOptions) {
    const { saved, startText, now = Date.now } = options;
    this.#options = options;
    this.#now = now;
    this.#place = draftPlace(options);
    this.#changedAt = (saved?.savedAt ?? 0) * 1000;
    this.#onServer = saved?.text ?? null;
    this.#view = {
      text: saved?.text ?? startText,
      state: saved ? 'saved' : 'untouched',
      savedAt: saved?.savedAt ?? null,
      replaced: null,
    };
    const kept = this.#place.read();
    if (kept && kept.text !== this.#view.text) this.#goOnWith(kept);
    // the last page closed before it heard that its own save had come through
    else if (kept) this.#place.keep(null);
  }

  readonly read = () => this.#view;
  readonly listen = this.#listeners.listen;

  readonly write = (text: string) => {
    this.#changedAt = this.#now();
    const { savedAt, state } = this.#view;
    this.#place.keep({ text, changedAt: this.#changedAt, base: savedAt });
    this.#show({ text, state: state === 'offline' || state === 'unsaved' ? state : 'changed' });
    this.#sender.soon();
  };

  readonly flush = async () => {
    if (!(await this.#sender.flush())) throw this.#failure;
  };

  readonly leave = () => {
    if (this.#hasUnsaved()) void this.#sender.flush(true);
  };

  readonly adopt = (other: ChangedText) => {
    if (other.changedAt > this.#changedAt) this.#replaceBy(other, true);
  };

  readonly takeBack = () => {
    if (!this.#view.replaced) return;
    const { previous } = this.#view.replaced;
    this.dismiss();
    this.write(previous);
  };

  readonly dismiss = () => this.#show({ replaced: null });

  readonly forget = () => {
    this.#sender.cancel();
    this.#place.keep(null);
  };

  readonly start = () => {
    if (this.#view.state === 'changed') void this.#sender.flush();
    const onStorage = (event: StorageEvent) => this.#hearOtherTab(event);
    const onOnline = () => {
      if (this.#hasUnsaved()) void this.#sender.flush();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', onOnline);
    return () => {
      this.#sender.cancel();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onOnline);
    };
  };

  #hasUnsaved(): boolean {
    return this.#onServer !== this.#view.text && this.#view.state !== 'untouched';
  }

  #show(change: Partial<DraftView>) {
    this.#view = { ...this.#view, ...change };
    this.#listeners.tell();
  }

  /** What this browser kept is gone on with, or, where another machine has saved since, offered. */
  #goOnWith(kept: KeptDraft) {
    const { saved } = this.#options;
    const isBasedOnSaved = kept.base === this.#view.savedAt;
    if (!isBasedOnSaved && kept.changedAt <= this.#changedAt) {
      this.#view = { ...this.#view, replaced: { previous: kept.text } };
      return this.#place.keep(null);
    }
    // what another machine has saved since can be taken back
    const replaced = saved === null || isBasedOnSaved ? null : { previous: saved.text };
    this.#view = { ...this.#view, text: kept.text, state: 'changed', replaced };
    this.#changedAt = kept.changedAt;
  }

  async #send(leaving: boolean) {
    const { text } = this.#view;
    this.#show({ state: 'saving' });
    const known = [this.#onServer, this.#sent];
    this.#sent = text;
    const { savedAt, unseen } = await this.#options.save(text, this.#view.savedAt, leaving);
    this.#onServer = text;
    if (this.#view.text === text) this.#place.keep(null);
    const isOthers = unseen !== undefined && unseen !== this.#view.text && !known.includes(unseen);
    const replaced = this.#view.replaced ?? (isOthers ? { previous: unseen } : null);
    this.#show({ state: this.#view.text === text ? 'saved' : 'changed', savedAt, replaced });
  }

  #replaceBy(other: ChangedText, isSaved: boolean) {
    this.#changedAt = other.changedAt;
    if (isSaved) this.#onServer = other.text;
    const savedAt = isSaved ? Math.floor(other.changedAt / 1000) : this.#view.savedAt;
    if (other.text === this.#view.text) return this.#show({ savedAt });
    // of many changes in a row it is the text before the first that one may want back
    const replaced = this.#view.replaced ?? (this.#view.text === '' ? null : { previous: this.#view.text });
    this.#show({ text: other.text, state: isSaved ? 'saved' : 'changed', savedAt, replaced });
  }

  #hearOtherTab(event: StorageEvent) {
    if (event.key !== this.#place.key) return;
    const other = this.#place.parse(event.newValue);
    if (other && other.changedAt > this.#changedAt) this.#replaceBy(other, false);
    const wasSaved = event.newValue === null && this.#place.parse(event.oldValue)?.text === this.#view.text;
    if (!wasSaved) return;
    this.#onServer = this.#view.text;
    this.#show({ state: 'saved', savedAt: Math.floor(this.#now() / 1000) });
  }
}
