import type { Correction } from '@ordklar/contract';
import { correctionsText as text } from '../corrections.text.ts';
import { type CountingRule, type TopType, topTypes } from '../marks/count-corrections.ts';
import { typeColor } from '../marks/mark-type.ts';
import s from './types.module.css';

/**
 * The three most frequent types of error (TC-07). `bars` (teacher) shows a bar each, and a press goes to the first mark;
 * `numerals` (pupil) shows the count large and the words.
 */
export function TopTypes({
  corrections,
  rule,
  look = 'bars',
  onPick,
}: {
  corrections: readonly Correction[];
  rule?: CountingRule;
  look?: 'bars' | 'numerals';
  onPick?: (type: TopType) => void;
}) {
  const types = topTypes(corrections, rule);
  const most = types[0]?.count ?? 1;
  if (types.length === 0) return <p className={s.topNone}>{text.noErrors}</p>;
  if (look === 'numerals')
    return (
      <ol className={s.three}>
        {types.map((type) => (
          <li key={type.subcategoryId}>
            <b>{type.count}</b>
            <h3>{type.title}</h3>
            <p>{type.words.join(', ')}</p>
          </li>
        ))}
      </ol>
    );
  return (
    <ol className={s.top3}>
      {types.map((type) => (
        <li key={type.subcategoryId}>
          <button type="button" onClick={() => onPick?.(type)}>
            <b>{type.title}</b>
            <span className={s.n}>{type.count}</span>
            <span
              className={s.bar}
              style={{ '--c': typeColor(type.type), '--w': `${(100 * type.count) / most}%` } as object}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
