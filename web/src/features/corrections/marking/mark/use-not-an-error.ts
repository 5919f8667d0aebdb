import type { Correction } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/api/client.ts';
import { showErrorToast, showToast } from '../../../../lib/toasts/toast-store.ts';
import { correctionSetsKey } from '../../corrections.queries.ts';
import { alike, setNotAnError } from '../../editing/edit-marks.ts';
import type { DraftView, MarksDraft } from '../../editing/marks-draft.ts';
import { markingText } from '../marking.text.ts';

const text = markingText.notAnError;

/** Says 'not an error' of a mark: in this text alone, or of its word in all texts of the school (PD-23). */
export function useNotAnError({ set, marks }: DraftView, draft: MarksDraft) {
  const queries = useQueryClient();
  const load = async () => {
    await queries.invalidateQueries({ queryKey: correctionSetsKey });
    draft.accept(await client.corrections({ params: { id: set.exerciseAnswerTextId } }));
  };
  const here = (mark: Correction) => {
    const ids = new Set(alike(marks, mark).map(({ id }) => id));
    draft.edit(setNotAnError(ids, true));
    showToast({
      message: text.doneHere(mark.token),
      icon: 'removed',
      buttonText: text.undo,
      clickCallback: () => draft.edit(setNotAnError(ids, false)),
    });
  };
  const takeOff = async (wordId: number, word: string) => {
    try {
      await draft.flush();
      await client.removeSchoolWord({ params: { id: wordId } });
      await load();
      showToast({ message: text.undone(word) });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
  };
  const inSchool = async (mark: Correction) => {
    try {
      await draft.flush();
      const { word, texts } = await client.addSchoolWord({ body: { word: mark.token } });
      // what the pupil has back already stays as it was for the school's other texts, but not for this one
      if (set.isReadyForStudent) draft.edit(setNotAnError(new Set(alike(marks, mark).map(({ id }) => id)), true));
      else await load();
      showToast({
        message: text.doneSchool(word.word, texts),
        icon: 'removed',
        buttonText: text.undo,
        clickCallback: () => void takeOff(word.id, word.word),
      });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
  };
  return { here, inSchool };
}
