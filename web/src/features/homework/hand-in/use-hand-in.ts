import { ApiProblem, type Homework } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { homeworkKey, resultsKey } from '../../../lib/api/query-keys.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { BRIEFLY, closeMessages, showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { handin } from './attachments.ts';
import { handInText as text, uploadText } from './hand-in.text.ts';

/** Milliseconds that a few sentences stand, which the page does not say itself. */
const TO_BE_READ = 30_000;

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

/**
 * What the pupil is shown of a file that was taken although it lacks marks (DEC-05): only the server has read it. What is
 * written in the browser was said of before it was handed in.
 */
function lacksOf({ written }: HandIn, { warnings }: Awaited<ReturnType<typeof handin>>): string | null {
  if (written !== null) return null;
  if (warnings.includes('no-comma')) return text.lacks.comma;
  return warnings.includes('no-sentence-mark') ? text.lacks.sentenceMark : null;
}

/** Tells why it was not handed in; all that was written or uploaded stays. */
function tell(error: unknown, isFile: boolean): void {
  if (!(error instanceof ApiProblem)) return void showErrorToast();
  if (error.code === 'no-sentence-marks') return void showModal('RefusedHandInModal', { isFile });
  if (error.status === 413) return void showModal('SubmissionErrorModal', { isFile });
  showErrorToast(text.failed(error.message));
}

/** Handing in: asked first, then sent, then everything that knows of the task is fetched again. */
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
      const lacks = lacksOf(answer, await handin(homework.homeworkId));
      // the page says so itself, at length
      closeMessages(uploadText.done);
      if (lacks === null) showToast({ type: 'success', message: text.done, timeout: BRIEFLY, atFoot: true });
      else showToast({ icon: 'alert', message: `${text.done}\n${lacks}`, timeout: TO_BE_READ, atFoot: true });
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
