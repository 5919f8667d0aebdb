import type { CorrectionSet } from '@ordklar/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { draftOf } from './drafts.ts';
import type { DraftView, MarksDraft } from './marks-draft.ts';

/** The draft of a fetched text, following its changes and newer answers of the server. */
export function useMarksDraft(set: CorrectionSet, squadId: number, userId: number): [DraftView, MarksDraft] {
  // the same draft for the same text each time; a newer answer goes into it below
  const draft = draftOf(set, squadId, userId);
  const view = useSyncExternalStore(draft.listen, draft.read);
  useEffect(() => draft.accept(set), [draft, set]);
  return [view, draft];
}
