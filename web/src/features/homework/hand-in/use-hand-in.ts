import { ApiProblem, type Homework } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { homeworkKey, resultsKey } from '../../../lib/api/query-keys.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { BRIEFLY, closeMessages, showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { handin } from './attachments.ts';
import { handInText as text, uploadText } from './hand-in.text.ts';

/** What is about to be handed in. */
export interface HandIn {
  /** Name of the attached file; null for the written text. */
  fileName: string | null;
  wordCount: number;
  /** The written text; null for a file, whose text only the server has read. */
  written: string | null;
  /** Makes sure that the server has what is written. */
  flush: () => Promise<void>;
}

function warningsOf({ wordCount, written }: HandIn, homework: Homework, startText: string): string[] {
  const minimum = homework.wordCount ?? 0;
  return [
    homework.isSelfCorrection && written?.trim() === startText.trim() && text.confirm.unchanged,
    homework.isLate && text.confirm.late,
    wordCount < minimum && text.confirm.few(minimum),
    written !== null && !written.includes(',') && text.confirm.noComma,
    written !== null && !/[.!?]/.test(written) && text.confirm.noSentenceMark,
  ].filter((warning) => warning !== false);
}

/** Tells why it was not handed in; all that was written or uploaded stays. */
function tell(error: unknown, isFile: boolean): void {
  if (!(error instanceof ApiProblem)) return void showErrorToast();
  if (error.code === 'no-sentence-marks') return void showModal('RefusedHandInModal', { isFile });
  if (error.status === 413) return void showModal('SubmissionErrorModal', { isFile });
  showErrorToast(text.failed(error.message));
}

/** Handing in: asked first, then sent, then everything that knows of the task is fetched anew. */
export function useHandIn(
  homework: Homework,
  /** The earlier text of a self-correction; empty for a new task. */
  startText: string,
): { isBusy: boolean; handIn: (answer: HandIn) => Promise<void> } {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  const handIn = async (answer: HandIn) => {
    const { fileName, wordCount } = answer;
    const warnings = warningsOf(answer, homework, startText);
    if (!(await showModal('ConfirmHandInModal', { fileName, wordCount, warnings }))) return;
    setBusy(true);
    try {
      await answer.flush();
      await handin(homework.homeworkId);
      // the page says so itself, at length
      closeMessages(uploadText.done);
      showToast({ type: 'success', message: text.done, timeout: BRIEFLY, atFoot: true });
    } catch (error) {
      tell(error, fileName !== null);
      if (!(error instanceof ApiProblem && error.code === 'already-handed-in')) return;
    } finally {
      setBusy(false);
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: homeworkKey }),
      queries.invalidateQueries({ queryKey: resultsKey }),
    ]);
  };
  return { isBusy, handIn };
}
