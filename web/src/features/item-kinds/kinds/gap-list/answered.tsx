import { Filled } from '../../parts/filled.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';

export const AnsweredGapList = ({ item, feedback }: AnsweredProps<'gap-list'>) => (
  <Filled parts={item.parts} answers={feedback.grade.parts} />
);
