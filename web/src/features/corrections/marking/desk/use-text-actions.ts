import type { AnswerResult } from '@ordklar/contract';
import { client } from '../../../../lib/api/client.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { showModal } from '../../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../../lib/toasts/toast-store.ts';
import { useHasEnded } from '../../../accounts/index.ts';
import { commaText } from '../../../comma-systems/index.ts';
import { correctionSetsKey } from '../../corrections.queries.ts';
import type { DraftView, MarksDraft } from '../../editing/marks-draft.ts';
import { topTypes } from '../../marks/count-corrections.ts';
import { hasLinkedExercises, isTrainedByBank } from '../../marks/linked-exercises.ts';
import { markingText as text } from '../marking.text.ts';
import { firstName } from '../head/pupil-list.ts';

/** What can be done with the whole text: the engine's marks anew, another try of the engine, another comma system, exercises to its errors. */
export function useTextActions(answer: AnswerResult, view: DraftView, draft: MarksDraft) {
  const hasEnded = useHasEnded(answer.squadId);
  const reset = async () => {
    if (!(await showModal('ConfirmResetCorrectionsModal', {}))) return;
    try {
      await draft.flush();
      const { save, set } = draft.read();
      // a colleague has saved meanwhile, or the connection is lost: the desk says so, and nobody's marks go
      if (save.kind !== 'saved') return;
      const { exerciseAnswerTextId: id, version } = set;
      draft.accept(await client.resetCorrections({ params: { id }, query: { version } }));
      showToast({ message: text.resetDone, timeout: 4000 });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
  };
  const tryAgain = async () => {
    try {
      await draft.flush();
      draft.accept(await client.markTextAgain({ params: { id: view.set.exerciseAnswerTextId } }));
      showToast({ message: text.tryingAgain, timeout: 4000 });
      // asked for again from now on, until it is marked
      await queryClient.invalidateQueries({ queryKey: correctionSetsKey });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
  };
  /** Exercises to these error types, or to the most frequent ones of the text. */
  const openCopilot = (types?: readonly string[]) =>
    void showModal('TextCorrectionCopilotModal', {
      squadId: answer.squadId,
      studentId: answer.studentId,
      name: firstName(answer.studentName),
      errorTypes: (
        types ??
        topTypes(view.marks, { withoutNested: answer.selfCorrectionHomework !== null }).map(
          ({ subcategoryId }) => subcategoryId,
        )
      ).filter(hasLinkedExercises),
    });
  const changeCommas = async () => {
    const { startkomma, startkommaBy, isReadyForStudent } = view.set;
    const { squadId } = answer;
    const chosen = await showModal('TextCommaSystemModal', { squadId, startkomma, startkommaBy, isReadyForStudent });
    if (!chosen) return;
    try {
      await draft.flush();
      const { version } = draft.read().set;
      const params = { id: view.set.exerciseAnswerTextId };
      draft.accept(await client.setTextCommaSystem({ params, body: { startkomma: chosen, version } }));
      showToast({ message: commaText.text.done(chosen), timeout: 4000 });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
  };
  // a class that has ended gets no exercises
  const mayTrain = !hasEnded && isTrainedByBank(answer.productId);
  return { reset, tryAgain, openCopilot: mayTrain ? openCopilot : null, changeCommas };
}
