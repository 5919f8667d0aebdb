import { textOf } from '@ordklar/exercise-kinds/play';
import { useId } from 'react';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { Corrected } from './corrected.tsx';
import { MarkedText } from './marked-text.tsx';
import s from '../../parts/answered.module.css';

/** The text as the pupil left it, and what became of its mistakes. */
export function AnsweredProofread({ item, answer, feedback }: AnsweredProps<'proofread'>) {
  const list = useId();
  const { parts } = feedback.grade;
  return (
    <>
      <p className={s.text}>
        <b>{item.title}</b>
        <br />
        <MarkedText written={textOf(answer)} parts={parts} list={list} />
      </p>
      <Corrected parts={parts} list={list} />
    </>
  );
}
