import type { Correction, CorrectionSet } from '@ordklar/contract';
import { type SaveState, troubleOf } from '../../../lib/saving/save-state.ts';
import { createSender } from '../../../lib/saving/sender.ts';
import { type MarkEdit, toSaved } from './edit-marks.ts';
import { createHistory, type History } from './history.ts';
import { createListeners } from '../../../lib/store/listeners.ts';

/** What the screen shows of a text under the teacher's hand. Each change is a new object. */
export interface DraftView {
  set: CorrectionSet;
  marks: readonly Correction[];
  save: SaveState;
  canUndo: boolean;
  canRedo: boolean;
}

/** How the text stands between teachers and pupil. */
type Ready = Pick<CorrectionSet, 'isReadyForStudent' | 'selfCorrectionEnabled'>;

/** What the draft asks of the world around it. */
export interface DraftWorld {
  squadId: number;
  save: (body: {
    exerciseAnswerTextId: number;
    corrections: ReturnType<typeof toSaved>;
    squadId: number;
    version: number;
  }) => Promise<Ready & { version: number; savedAt: number; savedByName: string }>;
  load: () => Promise<CorrectionSet>;
  /** Called with the set as it is saved now, so that nobody reads an older one. */
  onSaved: (set: CorrectionSet) => void;
  /** Keeps marks that are not saved yet over a reload; null forgets them. */
  keep: (unsaved: { version: number; marks: readonly Correction[] } | null) => void;
}

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
  setReady: (ready: Ready) => void;
  /** Ends a conflict with the marks on the server. The own ones can be had back by undo. */
  takeTheirs: () => Promise<void>;
  /** Ends a conflict with the own marks. Theirs can be had back by undo. */
  keepMine: () => Promise<void>;
  /** Ends it: nothing is saved any more. */
  end: () => void;
}

/** Marks that an earlier page could not save, and the version of the set that they were made on. */
type Unsaved = { version: number; marks: readonly Correction[] };

/**
 * The marks of one text while a teacher works on them: undo and redo of everything, saved by itself after a short pause,
 * kept when the connection is lost, never overwriting what somebody else has saved.
 */
export const createMarksDraft = (first: CorrectionSet, world: DraftWorld, unsaved: Unsaved | null = null): MarksDraft =>
  new MarksAtWork(first, world, unsaved);

/** The set in the state that goes with what else is known of it. */
function standing(set: CorrectionSet): CorrectionSet {
  if (set.isReadyForStudent) return { ...set, state: 'ready' };
  const isBegun = set.state === 'ready' || set.state === 'marked';
  return isBegun ? { ...set, state: set.savedAt === null ? 'marked' : 'editing' } : set;
}

class MarksAtWork implements MarksDraft {
  readonly #world: DraftWorld;
  readonly #marks: History<readonly Correction[]>;
  readonly #listeners = createListeners();
  readonly #sender = createSender({
    hasWork: () => this.#isUnsaved() && this.#save.kind !== 'conflict',
    send: () => this.#send(),
    failed: (error) => this.#setSave(troubleOf(error, this.#set.version)),
  });
  #set: CorrectionSet;
  #saved: readonly Correction[];
  #save: SaveState;
  #view: DraftView;

  constructor(first: CorrectionSet, world: DraftWorld, unsaved: Unsaved | null) {
    this.#world = world;
    this.#marks = createHistory<readonly Correction[]>(first.corrections);
    this.#set = first;
    this.#saved = first.corrections;
    this.#save = { kind: 'saved', at: first.savedAt };
    if (unsaved) {
      this.#marks.replace(unsaved.marks);
      this.#set = { ...first, version: unsaved.version };
      this.#save = { kind: 'waiting' };
      this.#sender.soon();
    }
    this.#view = this.#look();
  }

  readonly read = () => this.#view;
  readonly listen = this.#listeners.listen;

  readonly edit = (change: MarkEdit) => {
    const now = this.#marks.now();
    const next = change(now);
    if (next === now) return;
    this.#marks.replace(next);
    this.#changed();
  };

  readonly undo = () => {
    if (this.#marks.undo()) this.#changed();
  };

  readonly redo = () => {
    if (this.#marks.redo()) this.#changed();
  };

  readonly flush = async () => void (await this.#sender.flush());

  readonly accept = (next: CorrectionSet) => {
    const set = this.#set;
    if (this.#isUnsaved() || this.#sender.isRunning() || next.version < set.version) return;
    if (next.version === set.version && next.state === set.state) return;
    const isMoved = next.version !== set.version && set.state !== 'queued';
    if (isMoved) this.#marks.replace(next.corrections);
    else this.#marks.correct(next.corrections);
    this.#haveSaved(next);
  };

  readonly setReady = (ready: Ready) => {
    this.#set = standing({ ...this.#set, ...ready });
    this.#world.onSaved({ ...this.#set, corrections: [...this.#saved] });
    this.#tell();
  };

  readonly takeTheirs = async () => {
    const theirs = await this.#world.load();
    this.#marks.replace(theirs.corrections);
    this.#world.keep(null);
    this.#world.onSaved(theirs);
    this.#haveSaved(theirs);
  };

  readonly keepMine = async () => {
    const theirs = await this.#world.load();
    this.#marks.insertBefore(theirs.corrections);
    this.#set = theirs;
    this.#setSave({ kind: 'waiting' });
    await this.flush();
  };

  readonly end = this.#sender.end;

  #isUnsaved(): boolean {
    return this.#marks.now() !== this.#saved;
  }

  #look(): DraftView {
    return {
      set: this.#set,
      marks: this.#marks.now(),
      save: this.#save,
      canUndo: this.#marks.canUndo(),
      canRedo: this.#marks.canRedo(),
    };
  }

  #tell() {
    this.#view = this.#look();
    this.#listeners.tell();
  }

  #setSave(next: SaveState) {
    this.#save = next;
    this.#tell();
  }

  /** The marks that stand here are the ones of this set, as the server has it. */
  #haveSaved(set: CorrectionSet) {
    this.#set = set;
    this.#saved = this.#marks.now();
    this.#setSave({ kind: 'saved', at: set.savedAt });
  }

  #keepUnsaved() {
    this.#world.keep(this.#isUnsaved() ? { version: this.#set.version, marks: this.#marks.now() } : null);
  }

  /** After every change of the marks: keep them, and save soon. In a conflict they are only kept. */
  #changed() {
    this.#keepUnsaved();
    if (this.#save.kind === 'conflict') return this.#tell();
    if (!this.#isUnsaved() && !this.#sender.isRunning()) {
      this.#sender.cancel();
      return this.#setSave({ kind: 'saved', at: this.#set.savedAt });
    }
    this.#sender.soon();
    this.#setSave({ kind: 'waiting' });
  }

  async #send() {
    const sent = this.#marks.now();
    this.#setSave({ kind: 'saving' });
    const { exerciseAnswerTextId, version } = this.#set;
    // not whether it is ready: a colleague may have sent it back since
    const answer = await this.#world.save({
      exerciseAnswerTextId,
      corrections: toSaved(sent),
      squadId: this.#world.squadId,
      version,
    });
    this.#saved = sent;
    this.#set = standing({ ...this.#set, ...answer, corrections: [...sent] });
    this.#world.onSaved(this.#set);
    this.#keepUnsaved();
    this.#setSave(this.#isUnsaved() ? { kind: 'waiting' } : { kind: 'saved', at: this.#set.savedAt });
  }
}
