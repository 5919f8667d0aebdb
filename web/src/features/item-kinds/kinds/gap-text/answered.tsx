import { Filled } from '../../parts/filled.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';

export const AnsweredGapText = ({ item, feedback }: AnsweredProps<'gap-text'>) => (
  <Filled parts={item.parts} answers={feedback.grade.parts} />
);
