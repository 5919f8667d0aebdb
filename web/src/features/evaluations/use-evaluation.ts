import type { AnswerEvaluation, FeedbackDraft } from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { confirm, showModal } from '../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { useDraft } from '../../lib/saving/keepers.ts';
import { evaluationsText as text } from './evaluations.text.ts';
import { differs, feedbackKeeper, sentFeedback } from './feedback-keeper.ts';

/** Which answer is evaluated by whom, and what stands there. */
export interface EvaluationOf {
  squadId: number;
  exerciseProgressId: number;
  /** Who writes: the draft is that teacher's own. */
  teacherId: number;
  evaluation: AnswerEvaluation | null;
  /** The pupil's first name. */
  studentName: string;
  /** Called after every save and deletion. */
  onChange: (evaluation: AnswerEvaluation | null) => void;
}

/** Feedback and grade in writing: a draft on the server at once, sent by saving (EVAL-05) or with the text. */
export function useEvaluation(of: EvaluationOf) {
  const { squadId, exerciseProgressId, evaluation, studentName, onChange } = of;
  const keeper = feedbackKeeper(of.teacherId, exerciseProgressId);
  const { content, save: saving } = useDraft(keeper);
  const [busy, setBusy] = useState(false);
  const original = sentFeedback(evaluation);
  const written = content ?? original;

  const change = (part: Partial<FeedbackDraft>) => {
    const next = { ...written, ...part };
    // spaces at the end may be the next word's: they are a draft while one writes, and nothing to send
    const isSame = next.evaluation === original.evaluation && !differs(next, original);
    keeper.write(isSame ? null : next);
  };
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showErrorToast((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const confirmed = (title: string, message: string) =>
    showModal('BasicModal', { title, content: `<p>${message}</p>`, width: 474 });

  return {
    written,
    change,
    busy,
    isChanged: differs(written, original),
    hasDraft: content !== null,
    hasOriginal: original.evaluation !== '',
    saving,
    keeper,
    /** Sends text and grade; an empty text deletes the feedback (EVAL-04), a grade stays. */
    save: () =>
      during(async () => {
        const sent = { ...written, evaluation: written.evaluation.trim() };
        await keeper.send(async () => {
          onChange(await client.saveEvaluation({ body: { squadId, exerciseProgressId, ...sent } }));
          return true;
        });
        if (sent.evaluation) await confirmed(text.saved, text.savedMessage(studentName));
        else if (original.evaluation) await confirmed(text.deleted, text.deletedMessage(studentName));
        else showToast({ message: text.gradeSaved, timeout: 4000 });
      }),
    remove: () =>
      during(async () => {
        if (!evaluation) return;
        const hasGrade = evaluation.grade !== null;
        const message = text.confirmDeleteMessage(studentName, hasGrade);
        if (!(await confirm({ title: text.confirmDelete, message }))) return;
        await keeper.send(async () => {
          await client.deleteEvaluation({ body: { squadId, answerEvaluationId: evaluation.id } });
          // the grade stays, as it does where the text is emptied
          onChange(hasGrade ? { ...evaluation, evaluation: '' } : null);
          return true;
        });
        await confirmed(text.deleted, text.deletedMessage(studentName));
      }),
  };
}
