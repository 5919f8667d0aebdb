import { textOf } from '@ordklar/exercise-kinds/play';
import type { ItemProps } from '../../parts/item-props.ts';
import { Options } from '../../parts/options.tsx';

/** One right option. */
export function ChoiceView({ item, value, onChange, feedback, isChecked }: ItemProps<'choice'>) {
  return (
    <Options
      question={item.question}
      options={item.options}
      chosen={[textOf(value)]}
      type="radio"
      right={feedback && [textOf(feedback.rightAnswer)]}
      isChecked={isChecked}
      onPick={onChange}
    />
  );
}
