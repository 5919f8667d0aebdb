import type { MarkQuestion } from '@ordklar/contract';
import { useEffect, useRef } from 'react';

/** The question that one came for: by its id, or the first that waits for an answer. */
export type WantedQuestion = number | 'first';

export interface WayToQuestion {
  /** Null when one came for the text. */
  wanted: WantedQuestion | null;
  onWant: (wanted: WantedQuestion | null) => void;
  /** The text that is shown. */
  textId: number;
  /** Undefined while they are on their way. */
  questions: readonly MarkQuestion[] | undefined;
  /** Chooses a mark of the shown text. */
  onMark: (correctionId: string) => void;
  onAttempt: (exerciseProgressId: number) => void;
}

/**
 * Goes to a question, at once to the one that one came for: to its mark where the shown edition has it, else to the
 * edition that it was asked in, where it is looked for once more, else to what stands over the text.
 */
export function useWantedQuestion({ wanted, onWant, textId, questions, onMark, onAttempt }: WayToQuestion) {
  const show = ({ id, correctionId, exerciseAnswerTextId, exerciseProgressId }: MarkQuestion): void => {
    const isElsewhere = correctionId === null && exerciseAnswerTextId !== textId;
    if (correctionId !== null) onMark(correctionId);
    else if (isElsewhere) onAttempt(exerciseProgressId);
    else document.querySelector('[data-part=questions]')?.scrollIntoView({ block: 'center' });
    onWant(isElsewhere ? id : null);
  };
  const shown = useRef<WantedQuestion | null>(null);
  useEffect(() => {
    if (wanted === null || !questions || shown.current === wanted) return;
    shown.current = wanted;
    const question = questions.find(({ id, answer }) => (wanted === 'first' ? answer === null : id === wanted));
    if (question) show(question);
    else onWant(null);
  });
  return show;
}
