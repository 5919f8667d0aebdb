import type { Correction, CorrectionSet } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { rememberSet } from '../corrections.queries.ts';
import { createMarksDraft, type MarksDraft } from './marks-draft.ts';

interface Unsaved {
  version: number;
  marks: readonly Correction[];
}

/** Drafts live as long as the page, so that undo and unsaved marks survive a walk to other pupils. */
const drafts = new Map<number, MarksDraft>();

const keyOf = (userId: number, textId: number): string => `ordklar-marks-${userId}-${textId}`;

function readUnsaved(key: string): Unsaved | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Unsaved | null;
  } catch {
    localStorage.removeItem(key);
    return null;
  }
}

/** Storage may be full or forbidden; then marks are safe only in the page, as they are anyway. */
function keepUnsaved(key: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    console.error('Unsaved marks could not be kept on this machine');
  }
}

/** The draft of a text: the one that is there already, brought up to date, or a new one. */
export function draftOf(set: CorrectionSet, squadId: number, userId: number): MarksDraft {
  const textId = set.exerciseAnswerTextId;
  const known = drafts.get(textId);
  if (known) return known;
  const key = keyOf(userId, textId);
  const draft = createMarksDraft(
    set,
    {
      squadId,
      save: (body) => client.saveCorrections({ body }),
      load: () => client.corrections({ params: { id: textId } }),
      onSaved: rememberSet,
      keep: (unsaved) => keepUnsaved(key, unsaved),
    },
    readUnsaved(key),
  );
  drafts.set(textId, draft);
  return draft;
}

/** Saving all that waits in any text's marks, and whether something does. */
export const marksSaving = {
  save: (): Promise<unknown> => Promise.all([...drafts.values()].map((draft) => draft.flush())),
  hasUnsaved: (): boolean =>
    [...drafts.values()].some((draft) => !['saved', 'refused'].includes(draft.read().save.kind)),
};

/** Forgets all drafts, for tests. */
export const forgetDrafts = (): void => drafts.clear();
