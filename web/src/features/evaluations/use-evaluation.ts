import type { AnswerEvaluation } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { confirm, showModal } from '../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { evaluationsText as text } from './evaluations.text.ts';

/** Which answer is evaluated, and what stands there. */
export interface EvaluationOf {
  squadId: number;
  exerciseProgressId: number;
  evaluation: AnswerEvaluation | null;
  /** The pupil's first name. */
  studentName: string;
  /** Told after every save and deletion. */
  onChange: (evaluation: AnswerEvaluation | null) => void;
}

type Grade = AnswerEvaluation['grade'];
const keyOf = (exerciseProgressId: number): string => `ordklar-feedback-${exerciseProgressId}`;

/** Feedback in writing: kept in this tab until it is saved, so that a walk to the next pupil loses nothing. */
export function useEvaluation({ squadId, exerciseProgressId, evaluation, studentName, onChange }: EvaluationOf) {
  const original = evaluation?.evaluation ?? '';
  const [draft, setDraft] = useState(() => sessionStorage.getItem(keyOf(exerciseProgressId)));
  const [busy, setBusy] = useState(false);
  // what was pressed last shows at once; the calls follow one another, so that the last one counts
  const [pressed, setPressed] = useState<{ grade: Grade; gradeVisible: boolean } | null>(null);
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());
  const written = draft ?? original;
  const isChanged = written.trim() !== original.trim();
  useEffect(() => {
    const key = keyOf(exerciseProgressId);
    if (draft !== null && isChanged) sessionStorage.setItem(key, draft);
    else sessionStorage.removeItem(key);
  }, [draft, isChanged, exerciseProgressId]);

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
  const send = async (next: { evaluation: string; grade: Grade; gradeVisible: boolean }) =>
    onChange(await client.saveEvaluation({ body: { squadId, exerciseProgressId, ...next } }));
  const grade = pressed ? pressed.grade : (evaluation?.grade ?? null);
  const gradeVisible = pressed ? pressed.gradeVisible : (evaluation?.gradeVisible ?? false);
  const told = (title: string, message: string) =>
    showModal('BasicModal', { title, content: `<p>${message}</p>`, width: 474 });

  return {
    written,
    write: setDraft,
    busy,
    isChanged,
    hasOriginal: original !== '',
    grade,
    gradeVisible,
    /** Saves the text; an empty one deletes the feedback (EVAL-04), a grade stays. */
    save: () =>
      during(async () => {
        await send({ evaluation: written.trim(), grade, gradeVisible });
        setDraft(null);
        if (written.trim()) await told(text.saved, text.savedMessage(studentName));
        else await told(text.deleted, text.deletedMessage(studentName));
      }),
    remove: () =>
      during(async () => {
        if (!evaluation) return;
        if (!(await confirm({ title: text.confirmDelete, message: text.confirmDeleteMessage(studentName) }))) return;
        await client.deleteEvaluation({ body: { squadId, answerEvaluationId: evaluation.id } });
        onChange(null);
        setDraft(null);
        await told(text.deleted, text.deletedMessage(studentName));
      }),
    /** A grade, and whether the pupil sees it, take effect at once, with the text as it was saved last. */
    setGrade: (next: Grade, visible = gradeVisible) => {
      const mine = { grade: next, gradeVisible: visible };
      setPressed(mine);
      lastCall.current = lastCall.current
        .then(() => send({ evaluation: original, ...mine }))
        .then(() => showToast({ message: text.gradeSaved, timeout: 4000 }))
        .catch((error: Error) => showErrorToast(error.message))
        .finally(() => setPressed((now) => (now === mine ? null : now)));
    },
  };
}
