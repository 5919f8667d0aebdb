import type { Correction } from '@ordklar/contract';
import { correctionsText as text } from '../corrections.text.ts';
import { type CountingRule, countByType } from '../marks/count-corrections.ts';
import { MARK_TYPES, type MarkType } from '../marks/mark-type.ts';
import { SwitchInput } from '../../../ui/choice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from './types.module.css';

/** The same shape as in the text, for the legend. */
export function TypeKey({ type }: { type: MarkType }) {
  const shape = { punctuation: 'add', wordconfusion: 'confusion', other: 'delete' }[type as string] ?? type;
  return (
    <span className="key" aria-hidden="true">
      {type === 'punctuation' ? (
        <span>
          a<span className="mark mark--add">,</span>b
        </span>
      ) : (
        <span className={`mark mark--${shape}`}>ab</span>
      )}
    </span>
  );
}

/**
 * How many marks there are of each main type, with its shape; types without marks are left out. Each has a switch where
 * `onToggle` is given. `ownLabel` is what comments are called.
 */
export function TypeLegend({
  corrections,
  rule,
  hiddenTypes,
  onToggle,
  ownLabel = text.types.own,
  className,
}: {
  corrections: readonly Correction[];
  rule?: CountingRule;
  /** Types that are switched off. */
  hiddenTypes?: ReadonlySet<MarkType>;
  onToggle?: (type: MarkType, shown: boolean) => void;
  ownLabel?: string;
  className?: string;
}) {
  const counts = countByType(corrections, rule);
  const types = MARK_TYPES.filter((type) => counts[type].shown + counts[type].hidden > 0);
  const label = (type: MarkType) => (type === 'own' ? ownLabel : text.types[type]);
  const count = (type: MarkType) => counts[type].shown || counts[type].hidden;
  if (!onToggle)
    return (
      <ul className={classNames(s.kinds, className)}>
        {types.map((type) => (
          <li key={type}>
            <TypeKey type={type} />
            {label(type)}
            <span className={s.n}>{count(type)}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <div className={classNames(s.kinds, className)} role="group" aria-label={text.legendLabel}>
      {types.map((type) => (
        <label key={type}>
          <TypeKey type={type} />
          {label(type)}
          <span className={s.n}>{count(type)}</span>
          <SwitchInput
            checked={!hiddenTypes?.has(type)}
            onChange={(event) => onToggle(type, event.currentTarget.checked)}
          />
        </label>
      ))}
    </div>
  );
}
