import type { AnswerEvaluation } from '@ordklar/contract';
import { markingText as text } from './marking.text.ts';

/** On paper: the feedback as the pupil has it. */
export function PrintedFeedback({ evaluation }: { evaluation: AnswerEvaluation | null }) {
  if (!evaluation?.evaluation) return null;
  return (
    <section className="below print-only">
      <h2>{text.printedFeedback(evaluation.teacher)}</h2>
      <p className="printed-feedback">{evaluation.evaluation}</p>
    </section>
  );
}
