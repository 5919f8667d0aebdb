import { textsOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import { TextWithGaps, withAt } from '../../parts/gap.tsx';
import type { ItemProps } from '../../parts/item-props.ts';

/** A text with lists to choose from. */
export function GapListView({ item, value, onChange, feedback, isChecked }: ItemProps<'gap-list'>) {
  const chosen = textsOf(value);
  return (
    <TextWithGaps
      parts={item.parts}
      feedback={feedback}
      field={({ options }, gap, isRight) => (
        <select
          aria-label={text.gap(gap + 1, null)}
          value={chosen[gap] ?? ''}
          disabled={isChecked}
          aria-invalid={isRight === false || undefined}
          onChange={(event) => onChange(withAt(chosen, gap, event.currentTarget.value))}
          // Enter in a list does nothing by itself, unlike in a field; it may have led to the next gap
          onKeyDown={(event) =>
            event.key === 'Enter' && !event.defaultPrevented && event.currentTarget.form?.requestSubmit()
          }
        >
          <option value="" disabled>
            {text.choose}
          </option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    />
  );
}
