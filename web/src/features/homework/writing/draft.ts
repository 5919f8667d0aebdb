import { ApiProblem } from '@ordklar/contract';
import { createSender } from '../../../lib/saving/sender.ts';
import { draftPlace } from './draft-storage.ts';
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

export interface DraftOptions {
  userId: number;
  homeworkId: number;
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
  adopt: (other: { text: string; changedAt: number }) => void;
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
export function createDraft(options: DraftOptions): Draft {
  const { saved, save, now = Date.now } = options;
  const place = draftPlace(options.userId, options.homeworkId);
  const { listen, tell: tellListeners } = createListeners();
  let changedAt = (saved?.savedAt ?? 0) * 1000;
  let onServer: string | null = saved?.text ?? null;
  /** What was last sent, whether or not the server's answer came back. */
  let sent: string | null = null;
  let failure: unknown;
  let view: DraftView = {
    text: saved?.text ?? options.startText,
    state: saved ? 'saved' : 'untouched',
    savedAt: saved?.savedAt ?? null,
    replaced: null,
  };

  const show = (change: Partial<DraftView>) => {
    view = { ...view, ...change };
    tellListeners();
  };
  const hasUnsaved = () => onServer !== view.text && view.state !== 'untouched';

  async function send(leaving: boolean): Promise<void> {
    const text = view.text;
    show({ state: 'saving' });
    const known = [onServer, sent];
    sent = text;
    const { savedAt, unseen } = await save(text, view.savedAt, leaving);
    onServer = text;
    if (view.text === text) place.keep(null);
    const isOthers = unseen !== undefined && unseen !== view.text && !known.includes(unseen);
    const replaced = view.replaced ?? (isOthers ? { previous: unseen } : null);
    show({ state: view.text === text ? 'saved' : 'changed', savedAt, replaced });
  }
  const sender = createSender({
    hasWork: () => onServer !== view.text,
    send,
    failed(error) {
      failure = error;
      show({ state: error instanceof ApiProblem && error.status === 0 ? 'offline' : 'unsaved' });
    },
  });

  function replaceBy(other: { text: string; changedAt: number }, isSaved: boolean) {
    changedAt = other.changedAt;
    if (isSaved) onServer = other.text;
    const savedAt = isSaved ? Math.floor(other.changedAt / 1000) : view.savedAt;
    if (other.text === view.text) return show({ savedAt });
    // of many changes in a row it is the text before the first that one may want back
    const replaced = view.replaced ?? (view.text === '' ? null : { previous: view.text });
    show({ text: other.text, state: isSaved ? 'saved' : 'changed', savedAt, replaced });
  }

  function write(text: string) {
    changedAt = now();
    place.keep({ text, changedAt, base: view.savedAt });
    show({ text, state: view.state === 'offline' || view.state === 'unsaved' ? view.state : 'changed' });
    sender.soon();
  }

  const kept = place.read();
  if (kept && kept.text !== view.text) {
    if (kept.base === view.savedAt || kept.changedAt > changedAt) {
      // what another machine has saved since can be taken back
      const replaced = saved === null || kept.base === view.savedAt ? null : { previous: saved.text };
      view = { ...view, text: kept.text, state: 'changed', replaced };
      changedAt = kept.changedAt;
    } else {
      view = { ...view, replaced: { previous: kept.text } };
      place.keep(null);
    }
  }

  return {
    read: () => view,
    listen,
    write,
    async flush() {
      if (!(await sender.flush())) throw failure;
    },
    leave() {
      if (hasUnsaved()) void sender.flush(true);
    },
    adopt(other) {
      if (other.changedAt > changedAt) replaceBy(other, true);
    },
    takeBack() {
      if (!view.replaced) return;
      const { previous } = view.replaced;
      show({ replaced: null });
      write(previous);
    },
    dismiss: () => show({ replaced: null }),
    forget() {
      sender.cancel();
      place.keep(null);
    },
    start() {
      if (view.state === 'changed') void sender.flush();
      const onStorage = (event: StorageEvent) => {
        if (event.key !== place.key) return;
        const other = place.parse(event.newValue);
        if (other && other.changedAt > changedAt) replaceBy(other, false);
        const wasSaved = event.newValue === null && place.parse(event.oldValue)?.text === view.text;
        if (!wasSaved) return;
        onServer = view.text;
        show({ state: 'saved', savedAt: Math.floor(now() / 1000) });
      };
      const onOnline = () => {
        if (hasUnsaved()) void sender.flush();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('online', onOnline);
      return () => {
        sender.cancel();
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('online', onOnline);
      };
    },
  };
}
