import { Chosen } from '../../parts/chosen.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';

export const AnsweredChoice = ({ item, feedback }: AnsweredProps<'choice'>) => (
  <Chosen question={item.question} parts={feedback.grade.parts} mayMiss={false} />
);
