import type { AnswerEvaluation } from '@ordklar/contract';
import { markingText as text } from '../marking.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import markingStyle from '../marking.module.css';
import s from './printed-feedback.module.css';

/** On paper: the feedback as the pupil has it. */
export function PrintedFeedback({ evaluation }: { evaluation: AnswerEvaluation | null }) {
  if (!evaluation?.evaluation) return null;
  return (
    <section className={classNames(markingStyle.below, markingStyle.forPrint)}>
      <h2>{text.printedFeedback(evaluation.teacher)}</h2>
      <p className={s.printedFeedback}>{evaluation.evaluation}</p>
    </section>
  );
}
