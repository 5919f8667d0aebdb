import { client } from '../../../lib/api/client.ts';
import { type DraftOf, draftPlace } from './draft-storage.ts';

/** The page of the exercise that a written text is saved on. */
const PAGE = 1;
/** The browser lets a call of at most 64 kB outlive its page; every letter of Danish takes at most three bytes. */
const KEEPALIVE_LETTERS = 20_000;

type TaskOf = Omit<DraftOf, 'userId'>;

/** A text as the server has it, and when it was saved (unix seconds); null where it has none. */
export type SavedDraft = { text: string; savedAt: number } | null;

/** What the server has of a task's text now. @throws ApiProblem */
export async function readSaved({ exerciseId, homeworkId }: TaskOf, signal?: AbortSignal): Promise<SavedDraft> {
  const saved = await client.exerciseProgress({
    query: { exerciseId, exercisePageId: PAGE, homeworkId },
    ...(signal && { signal }),
  });
  const text = (saved?.data as { text?: unknown } | undefined)?.text;
  return saved && typeof text === 'string' ? { text, savedAt: saved.savedAt } : null;
}

/** Saves a task's text; answers when, and what it overwrote of another machine. @throws ApiProblem */
export const saveText = ({ exerciseId, homeworkId }: TaskOf, text: string, basedOn: number | null, leaving = false) =>
  client.saveExerciseProgress({
    body: { homeworkId, exerciseId, exercisePageId: PAGE, data: { text }, basedOn },
    keepalive: leaving && text.length < KEEPALIVE_LETTERS,
  });

/**
 * Sends the text that the browser keeps of a task whose page is not open. Where another machine has saved meanwhile it
 * stays here: which of the two is right its writer says on the page of the task. @throws ApiProblem
 */
export async function sendKeptText(of: DraftOf): Promise<void> {
  const place = draftPlace(of);
  const kept = place.read();
  if (!kept) return;
  const saved = await readSaved(of);
  if (saved?.text !== kept.text) {
    if (saved && saved.savedAt !== kept.base) return;
    await saveText(of, kept.text, kept.base);
  }
  place.keep(null);
}
