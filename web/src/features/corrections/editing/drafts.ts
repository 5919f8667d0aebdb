import type { Correction, CorrectionSet } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { hasAll, keptPlace } from '../../../lib/saving/kept.ts';
import { savingOf } from '../../../lib/saving/unsaved.ts';
import { rememberSet } from '../corrections.queries.ts';
import { createMarksDraft, type MarksDraft } from './marks-draft.ts';

interface Unsaved {
  version: number;
  marks: readonly Correction[];
  /** The squad in which the teacher marks. */
  squadId: number;
}

const isUnsaved = (value: unknown): value is Unsaved =>
  hasAll(value, 'version', 'marks', 'squadId') && Array.isArray(value.marks);

const placeOf = (userId: number, textId: number) => keptPlace<Unsaved>(`ordklar-marks-${userId}-${textId}`, isUnsaved);

/** The draft of a text: the one that is there already, so that undo survives a walk to other pupils, or a new one. */
export function draftOf(set: CorrectionSet, squadId: number, userId: number): MarksDraft {
  const textId = set.exerciseAnswerTextId;
  const place = placeOf(userId, textId);
  return savingOf(place.key, () => {
    return createMarksDraft(
      set,
      {
        squadId,
        save: (body) => client.saveCorrections({ body }),
        load: () => client.corrections({ params: { id: textId } }),
        onSaved: rememberSet,
        keep: (unsaved) => place.keep(unsaved && { ...unsaved, squadId }),
      },
      place.read(),
    );
  });
}

/** Saves the marks that the browser keeps of a text that is not open; where another has marked meanwhile they stay. @throws ApiProblem */
export async function sendKeptMarks(userId: number, textId: number): Promise<void> {
  const kept = placeOf(userId, textId).read();
  if (kept) await draftOf(await client.corrections({ params: { id: textId } }), kept.squadId, userId).flush();
}
