import { textsOf } from '@ordklar/exercise-kinds/play';
import { type ItemProps, toggled } from '../../parts/item-props.ts';
import { Options } from '../../parts/options.tsx';

/** Several right options. */
export function SeveralChoiceView({ item, value, onChange, feedback, isChecked }: ItemProps<'several-choice'>) {
  return (
    <Options
      question={item.question}
      options={item.options}
      chosen={textsOf(value)}
      type="checkbox"
      right={feedback && textsOf(feedback.rightAnswer)}
      isChecked={isChecked}
      onPick={(option) => onChange(toggled(textsOf(value), option))}
    />
  );
}
