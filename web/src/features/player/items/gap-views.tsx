import { textsOf } from '../answer-values.ts';
import { playerText as text } from '../player.text.ts';
import { AnswerField, TextWithGaps } from './gap.tsx';
import type { ItemProps } from './item-props.ts';

const withAt = (list: readonly string[], at: number, value: string): string[] =>
  list.map((other, index) => (index === at ? value : other));

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
