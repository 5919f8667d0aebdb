import type { Correction, CorrectionSet } from '@ordklar/contract';
import { type SaveState, troubleOf } from '../../../lib/saving/save-state.ts';
import { createSender } from '../../../lib/saving/sender.ts';
import { type MarkEdit, toSaved } from './edit-marks.ts';
import { createListeners } from '../../../lib/store/listeners.ts';

/** What the screen shows of a text under the teacher's hand. Each change is a new object. */
export interface DraftView {
  set: CorrectionSet;
  marks: readonly Correction[];
  save: SaveState;
  canUndo: boolean;
  canRedo: boolean;
}

/** What the draft asks of the world around it. */
export interface DraftWorld {
  squadId: number;
  save: (body: {
    exerciseAnswerTextId: number;
    corrections: ReturnType<typeof toSaved>;
    squadId: number;
    isReadyForStudent: boolean;
    selfCorrectionEnabled: boolean;
    version: number;
  }) => Promise<{ version: number; savedAt: number; savedByName: string }>;
  load: () => Promise<CorrectionSet>;
  /** Called with the set as it is saved now, so that nobody reads an older one. */
  onSaved: (set: CorrectionSet) => void;
  /** Keeps marks that are not saved yet over a reload; null forgets them. */
  keep: (unsaved: { version: number; marks: readonly Correction[] } | null) => void;
}

const HISTORY = 200;

export interface MarksDraft {
  read: () => DraftView;
  listen: (listener: () => void) => () => void;
  edit: (change: MarkEdit) => void;
  undo: () => void;
  redo: () => void;
  /** Saves at once what waits; settles when nothing waits any longer or saving failed. */
  flush: () => Promise<void>;
  /** The server's set, where it is newer and nothing of ours is unsaved. Marks before it can be had back by undo. */
  accept: (set: CorrectionSet) => void;
  /** Ready and self-correction as they stand on the server now. */
  setReady: (ready: { isReadyForStudent: boolean; selfCorrectionEnabled: boolean }) => void;
  /** Ends a conflict with the marks on the server. The own ones can be had back by undo. */
  takeTheirs: () => Promise<void>;
  /** Ends a conflict with the own marks. Theirs can be had back by undo. */
  keepMine: () => Promise<void>;
  /** Ends it: nothing is saved any more. */
  end: () => void;
}

/**
 * The marks of one text while a teacher works on them: undo and redo of everything, saved by itself after a short pause,
 * kept when the connection is lost, never overwriting what somebody else has saved.
 */
export function createMarksDraft(
  first: CorrectionSet,
  world: DraftWorld,
  unsaved: { version: number; marks: readonly Correction[] } | null = null,
): MarksDraft {
  let set = first;
  let marks: readonly Correction[] = first.corrections;
  let saved = marks;
  let past: (readonly Correction[])[] = [];
  let future: (readonly Correction[])[] = [];
  let save: SaveState = { kind: 'saved', at: first.savedAt };
  const { listen, tell: tellListeners } = createListeners();
  let view: DraftView;

  const tell = () => {
    view = { set, marks, save, canUndo: past.length > 0, canRedo: future.length > 0 };
    tellListeners();
  };
  const setSave = (next: SaveState) => {
    save = next;
    tell();
  };
  /** After every change of the marks: keep them, and save soon. In a conflict they are only kept. */
  const changed = () => {
    world.keep(marks === saved ? null : { version: set.version, marks });
    if (save.kind === 'conflict') return tell();
    if (marks === saved && !sender.isRunning()) {
      sender.cancel();
      return setSave({ kind: 'saved', at: set.savedAt });
    }
    sender.soon();
    setSave({ kind: 'waiting' });
  };

  const send = async () => {
    const sent = marks;
    setSave({ kind: 'saving' });
    const { exerciseAnswerTextId, isReadyForStudent, selfCorrectionEnabled, version } = set;
    const answer = await world.save({
      exerciseAnswerTextId,
      corrections: toSaved(sent),
      squadId: world.squadId,
      isReadyForStudent,
      selfCorrectionEnabled,
      version,
    });
    saved = sent;
    const state = set.state === 'marked' ? 'editing' : set.state;
    set = { ...set, ...answer, state, corrections: [...sent] };
    world.onSaved(set);
    world.keep(marks === saved ? null : { version: set.version, marks });
    setSave(marks === saved ? { kind: 'saved', at: set.savedAt } : { kind: 'waiting' });
  };
  const sender = createSender({
    hasWork: () => marks !== saved && save.kind !== 'conflict',
    send,
    failed: (error) => setSave(troubleOf(error, set.version)),
  });
  const flush = async () => void (await sender.flush());

  const replace = (next: readonly Correction[]) => {
    past = [...past.slice(1 - HISTORY), marks];
    future = [];
    marks = next;
  };

  if (unsaved) {
    replace(unsaved.marks);
    set = { ...set, version: unsaved.version };
    save = { kind: 'waiting' };
    sender.soon();
  }
  tell();

  return {
    read: () => view,
    listen,
    edit: (change) => {
      const next = change(marks);
      if (next === marks) return;
      replace(next);
      changed();
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      past = past.slice(0, -1);
      future = [...future, marks];
      marks = before;
      changed();
    },
    redo: () => {
      const after = future.at(-1);
      if (!after) return;
      future = future.slice(0, -1);
      past = [...past, marks];
      marks = after;
      changed();
    },
    flush,
    accept: (next) => {
      if (marks !== saved || sender.isRunning() || next.version < set.version) return;
      if (next.version === set.version && next.state === set.state) return;
      const moved = next.version !== set.version && set.state !== 'queued';
      set = next;
      if (moved) replace(next.corrections);
      else marks = next.corrections;
      saved = marks;
      setSave({ kind: 'saved', at: set.savedAt });
    },
    setReady: (ready) => {
      const begun = set.savedAt === null ? 'marked' : 'editing';
      const state = ready.isReadyForStudent ? 'ready' : set.state === 'ready' ? begun : set.state;
      set = { ...set, ...ready, state };
      world.onSaved({ ...set, corrections: [...saved] });
      tell();
    },
    takeTheirs: async () => {
      const theirs = await world.load();
      replace(theirs.corrections);
      set = theirs;
      saved = marks;
      world.keep(null);
      world.onSaved(theirs);
      setSave({ kind: 'saved', at: theirs.savedAt });
    },
    keepMine: async () => {
      const theirs = await world.load();
      past = [...past, theirs.corrections];
      set = { ...theirs, corrections: theirs.corrections };
      setSave({ kind: 'waiting' });
      await flush();
    },
    end: sender.end,
  };
}
