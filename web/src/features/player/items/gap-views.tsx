import { classNames } from '../../../ui/class-names.ts';
import { gapsOf, textsOf } from '../answer-values.ts';
import { playerText as text } from '../player.text.ts';
import type { ItemProps } from './item-props.ts';
import { MarkSign, markClass } from './mark-sign.tsx';

const isRightAt = (feedback: ItemProps<'gap-text'>['feedback'], gap: number): boolean | null =>
  feedback?.grade.parts[gap]?.isRight ?? null;
const withAt = (list: readonly string[], at: number, value: string): string[] =>
  list.map((other, index) => (index === at ? value : other));

/** A text with gaps to write in. */
export function GapTextView({ item, value, onChange, feedback, isChecked }: ItemProps<'gap-text'>) {
  const places = gapsOf(item.parts);
  const written = textsOf(value);
  return (
    <p className="pl-text">
      {item.parts.map((part, place) => {
        if (typeof part === 'string') return part;
        const gap = places.indexOf(place);
        const isRight = isRightAt(feedback, gap);
        return (
          <span key={place} className={classNames('pl-gap', markClass(isRight))}>
            <input
              type="text"
              aria-label={text.gap(gap + 1, part.hint)}
              style={{ width: `${part.room * 0.62 + 1.6}em` }}
              value={written[gap] ?? ''}
              readOnly={isChecked}
              aria-invalid={isRight === false || undefined}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
              onChange={(event) => onChange(withAt(written, gap, event.currentTarget.value))}
            />
            {isRight !== null && <MarkSign isRight={isRight} />}
            {part.hint !== null && <span className="pl-hint"> ({part.hint})</span>}
          </span>
        );
      })}
    </p>
  );
}

/** A text with lists to choose from. */
export function GapListView({ item, value, onChange, feedback, isChecked }: ItemProps<'gap-list'>) {
  const places = gapsOf(item.parts);
  const chosen = textsOf(value);
  return (
    <p className="pl-text">
      {item.parts.map((part, place) => {
        if (typeof part === 'string') return part;
        const gap = places.indexOf(place);
        const isRight = isRightAt(feedback, gap);
        return (
          <span key={place} className={classNames('pl-gap', markClass(isRight))}>
            <select
              aria-label={text.gap(gap + 1, null)}
              value={chosen[gap] ?? ''}
              disabled={isChecked}
              aria-invalid={isRight === false || undefined}
              onChange={(event) => onChange(withAt(chosen, gap, event.currentTarget.value))}
              // Enter in a list does nothing by itself, unlike in a field
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.form?.requestSubmit()}
            >
              <option value="" disabled>
                {text.choose}
              </option>
              {part.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
            {isRight !== null && <MarkSign isRight={isRight} />}
          </span>
        );
      })}
    </p>
  );
}
