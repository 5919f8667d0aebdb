/** What the browser keeps of a text until the server has it. */
export interface KeptDraft {
  text: string;
  /** When it was last changed, in milliseconds. */
  changedAt: number;
  /** The server's last save (unix seconds) when it was written; null when there was none. */
  base: number | null;
}

/** The key of a pupil's draft; another pupil on the same machine has another one. */
export const draftKey = (userId: number, homeworkId: number): string => `ordklar-draft-${userId}-${homeworkId}`;

/** Reads what is kept, from `localStorage` or from a storage event; null when nothing readable is. */
export function parseDraft(stored: string | null): KeptDraft | null {
  if (stored === null) return null;
  try {
    const draft = JSON.parse(stored) as Partial<KeptDraft> | null;
    if (typeof draft?.text !== 'string' || typeof draft.changedAt !== 'number') return null;
    return { text: draft.text, changedAt: draft.changedAt, base: draft.base ?? null };
  } catch {
    return null;
  }
}

/** Keeps the draft; a full or closed storage is no reason to disturb the writer, who still has the server. */
export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.error('The draft could not be kept in the browser', error);
  }
}
