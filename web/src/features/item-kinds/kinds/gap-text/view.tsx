import { textsOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import { AnswerField, TextWithGaps, withAt } from '../../parts/gap.tsx';
import type { ItemProps } from '../../parts/item-props.ts';

/** A text with gaps to write in. */
export function GapTextView({ item, value, onChange, feedback, isChecked }: ItemProps<'gap-text'>) {
  const written = textsOf(value);
  return (
    <TextWithGaps
      parts={item.parts}
      feedback={feedback}
      hintOf={({ hint }) => hint}
      field={({ hint, room }, gap, isRight) => (
        <AnswerField
          aria-label={text.gap(gap + 1, hint)}
          style={{ width: `${room * 0.62 + 1.6}em` }}
          value={written[gap] ?? ''}
          readOnly={isChecked}
          isRight={isRight}
          maxLength={200}
          onWrite={(answer) => onChange(withAt(written, gap, answer))}
        />
      )}
    />
  );
}
