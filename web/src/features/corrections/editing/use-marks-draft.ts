import type { CorrectionSet } from '@ordklar/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { draftOf, flushDrafts, hasUnsaved } from './drafts.ts';
import type { DraftView, MarksDraft } from './marks-draft.ts';

/** Saves before the page goes away or is hidden, and again when the connection is back; warns while something waits. */
export function useSaveBeforeLeaving(): void {
  useEffect(() => {
    const save = () => void flushDrafts();
    const hide = () => document.visibilityState === 'hidden' && save();
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsaved()) return;
      save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      save();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}

/** The draft of a fetched text, following its changes and newer answers of the server. */
export function useMarksDraft(set: CorrectionSet, squadId: number, userId: number): [DraftView, MarksDraft] {
  // the same draft for the same text each time; a newer answer goes into it below
  const draft = draftOf(set, squadId, userId);
  const view = useSyncExternalStore(draft.listen, draft.read);
  useEffect(() => draft.accept(set), [draft, set]);
  return [view, draft];
}
