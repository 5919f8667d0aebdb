import { textOf } from '@ordklar/exercise-kinds/play';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { Corrected } from './corrected.tsx';

/** The text as the pupil left it, and what became of its mistakes. */
export const AnsweredProofread = ({ item, answer, feedback }: AnsweredProps<'proofread'>) => (
  <>
    <p className="rs-text">
      <b>{item.title}</b>
      <br />
      {textOf(answer)}
    </p>
    <Corrected parts={feedback.grade.parts} />
  </>
);
