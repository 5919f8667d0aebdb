import type { FeedbackDraft, WrittenMark } from '@ordklar/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { showErrorToast } from '../../../../lib/toasts/toast-store.ts';
import type { DraftKeeper } from '../../../../lib/saving/draft-keeper.ts';
import { type SaveState, worstSave } from '../../../../lib/saving/save-state.ts';
import { useSaveBeforeLeaving } from '../../../../lib/saving/use-save-before-leaving.ts';
import type { DraftView, MarksDraft } from '../../editing/marks-draft.ts';

/** Where the saving of a draft stands, without following what is typed in it. */
const useSaveState = <T>(keeper: DraftKeeper<T>): SaveState =>
  useSyncExternalStore(
    keeper.listen,
    useCallback(() => keeper.read().save, [keeper]),
  );

/**
 * Where the saving of everything on the screen stands: marks, feedback, marks that are begun, and the switch. 'saved' is
 * said only when all of it is on the server.
 */
export function useDeskSaving(
  view: DraftView,
  draft: MarksDraft,
  feedback: DraftKeeper<FeedbackDraft>,
  begun: DraftKeeper<WrittenMark[]>,
  self: SaveState,
) {
  useSaveBeforeLeaving();
  const drafts = [useSaveState(feedback), useSaveState(begun)];
  const reporting = (work: Promise<void>) => void work.catch((error: Error) => showErrorToast(error.message));
  const [, begunSave] = drafts;
  // of the feedback's own conflict its panel tells
  const inTrouble = begunSave?.kind === 'conflict' ? begun : draft;
  return {
    all: worstSave([view.save, ...drafts, self]),
    notice: {
      save: begunSave?.kind === 'conflict' ? begunSave : worstSave([view.save, ...drafts.filter(isNoConflict)]),
      onRetry: () => void Promise.all([draft.flush(), feedback.flush(), begun.flush()]),
      onTakeTheirs: () => reporting(inTrouble.takeTheirs()),
      onKeepMine: () => reporting(inTrouble.keepMine()),
      isOwn: begunSave?.kind === 'conflict',
    },
  };
}

const isNoConflict = ({ kind }: SaveState): boolean => kind !== 'conflict';
