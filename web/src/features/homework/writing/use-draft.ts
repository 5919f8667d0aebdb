import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../../lib/api/client.ts';
import { homeworkKey } from '../../../lib/api/query-keys.ts';
import { createDraft, type Draft, type DraftView } from './draft.ts';

/** The page of the exercise that a written text is saved on. */
const PAGE = 1;
/** The browser lets a call of at most 64 kB outlive its page; every letter of Danish takes at most three bytes. */
const KEEPALIVE_LETTERS = 20_000;

interface Task {
  userId: number;
  homeworkId: number;
  exerciseId: number;
  /** The earlier text of a self-correction. */
  startText: string;
}

type SavedDraft = { text: string; savedAt: number } | null;

const readSaved = async ({ exerciseId, homeworkId }: Task, signal?: AbortSignal): Promise<SavedDraft> => {
  const saved = await client.exerciseProgress({
    query: { exerciseId, exercisePageId: PAGE, homeworkId },
    ...(signal && { signal }),
  });
  const text = (saved?.data as { text?: unknown } | undefined)?.text;
  return saved && typeof text === 'string' ? { text, savedAt: saved.savedAt } : null;
};

/** The draft as it stood on the server when the task was opened; asked anew each time, never taken from memory. */
const savedDraftQuery = (task: Task) =>
  queryOptions({
    queryKey: [...homeworkKey, 'draft', task.homeworkId],
    queryFn: ({ signal }) => readSaved(task, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

const make = (task: Task, saved: SavedDraft): Draft =>
  createDraft({
    ...task,
    saved,
    save: async (text, basedOn, leaving) => {
      const { homeworkId, exerciseId } = task;
      const answer = await client.saveExerciseProgress({
        body: { homeworkId, exerciseId, exercisePageId: PAGE, data: { text }, basedOn },
        keepalive: leaving && text.length < KEEPALIVE_LETTERS,
      });
      return answer;
    },
  });

/** Keeps a draft going while its task is open: leaving saves, coming back asks whether another machine has a newer one. */
function useLife(task: Task, draft: Draft): void {
  const { homeworkId, exerciseId } = task;
  useEffect(() => {
    const stop = draft.start();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') return draft.leave();
      readSaved({ homeworkId, exerciseId, userId: 0, startText: '' })
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
