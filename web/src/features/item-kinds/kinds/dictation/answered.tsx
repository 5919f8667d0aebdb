import { Answer } from '../../parts/answer.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import s from '../../parts/answered.module.css';

export const AnsweredDictation = ({ item, feedback: { grade } }: AnsweredProps<'dictation'>) => (
  <p className={s.text}>
    {item.before} {grade.parts[0] && <Answer {...grade.parts[0]} />} {item.after}
  </p>
);
