import { Chosen } from '../../parts/chosen.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';

export const AnsweredSeveralChoice = ({ item, feedback }: AnsweredProps<'several-choice'>) => (
  <Chosen question={item.question} parts={feedback.grade.parts} mayMiss />
);
