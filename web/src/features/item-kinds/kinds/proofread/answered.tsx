import { textOf } from '@ordklar/exercise-kinds/play';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { Corrected } from './corrected.tsx';
import s from '../../parts/answered.module.css';

/** The text as the pupil left it, and what became of its mistakes. */
export const AnsweredProofread = ({ item, answer, feedback }: AnsweredProps<'proofread'>) => (
  <>
    <p className={s.text}>
      <b>{item.title}</b>
      <br />
      {textOf(answer)}
    </p>
    <Corrected parts={feedback.grade.parts} />
  </>
);
