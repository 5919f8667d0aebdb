import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { homeworkKey } from '../../../lib/api/query-keys.ts';
import { flushedWithAll } from '../../../lib/saving/unsaved.ts';
import { createDraft, type Draft, type DraftView } from './draft.ts';
import type { DraftOf } from './draft-storage.ts';
import { readSaved, type SavedDraft, saveText } from './saved-text.ts';

interface Task extends DraftOf {
  /** The earlier text of a self-correction. */
  startText: string;
}

/** The draft as it stood on the server when the task was opened; asked again each time, never taken from memory. */
const savedDraftQuery = (task: Task) =>
  queryOptions({
    queryKey: [...homeworkKey, 'draft', task.homeworkId],
    queryFn: ({ signal }) => readSaved(task, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

const make = (task: Task, saved: SavedDraft): Draft =>
  createDraft({ ...task, saved, save: (text, basedOn, leaving) => saveText(task, text, basedOn, leaving) });

/** Keeps a draft going while its task is open: leaving saves, coming back asks whether another machine has a newer one. */
function useLife(task: Task, draft: Draft): void {
  const { homeworkId, exerciseId } = task;
  useEffect(() => {
    const stop = draft.start();
    const stopFlushing = flushedWithAll(async () => {
      if (draft.read().state !== 'untouched') await draft.flush();
    });
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') return draft.leave();
      readSaved({ homeworkId, exerciseId })
        .then((saved) => saved && draft.adopt({ text: saved.text, changedAt: saved.savedAt * 1000 }))
        // the text stands here, and the next save tells when there is no connection
        .catch(() => undefined);
    };
    const onLeave = () => draft.leave();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    return () => {
      draft.leave();
      stop();
      stopFlushing();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [draft, homeworkId, exerciseId]);
}

/** The draft of a task whose saved text is known. */
export function useDraft(task: Task, saved: SavedDraft): Draft & { view: DraftView } {
  const [draft] = useState(() => make(task, saved));
  useLife(task, draft);
  const view = useSyncExternalStore(draft.listen, draft.read, draft.read);
  return { ...draft, view };
}

/** What the server has of a task's text. */
export const useSavedDraft = (task: Task) => useQuery(savedDraftQuery(task));
