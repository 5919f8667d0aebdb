import type { Correction, CorrectionSet } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { hasAll, keptPlace } from '../../../lib/saving/kept.ts';
import { savingOf } from '../../../lib/saving/unsaved.ts';
import { rememberSet } from '../corrections.queries.ts';
import { createMarksDraft, type MarksDraft } from './marks-draft.ts';

interface Unsaved {
  version: number;
  marks: readonly Correction[];
}

const isUnsaved = (value: unknown): value is Unsaved => hasAll(value, 'version', 'marks') && Array.isArray(value.marks);

/** The draft of a text: the one that is there already, so that undo survives a walk to other pupils, or a new one. */
export function draftOf(set: CorrectionSet, squadId: number, userId: number): MarksDraft {
  const textId = set.exerciseAnswerTextId;
  const key = `ordklar-marks-${userId}-${textId}`;
  return savingOf(key, () => {
    const place = keptPlace<Unsaved>(key, isUnsaved);
    return createMarksDraft(
      set,
      {
        squadId,
        save: (body) => client.saveCorrections({ body }),
        load: () => client.corrections({ params: { id: textId } }),
        onSaved: rememberSet,
        keep: place.keep,
      },
      place.read(),
    );
  });
}
