import type { Unit } from '../model/register-model.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { HeatNumber } from './heat-cell.tsx';
import s from './legend.module.css';

const text = squadResultsText.legend;
const SAMPLES = { percent: [95, 85, 70, 55, 40, 20], rate: [0, 0.3, 0.8, 1.5, 2.4, 3.5] } as const;

/** What the papers, the fold, the dots and the dash mean. */
export function Legend({ unit }: { unit: Unit }) {
  return (
    <p className={s.legend}>
      <span className={s.ramp} aria-hidden="true">
        {SAMPLES[unit].map((value) => (
          <HeatNumber key={value} className={s.sample} unit={unit} figure={{ value, done: 2, open: 0 }} />
        ))}
      </span>
      <span>{text[unit]}</span>
      {unit === 'percent' && (
        <span>
          <span aria-hidden="true">
            <HeatNumber className={s.sample} unit={unit} figure={{ value: 82, done: 1, open: 0 }} />
          </span>
          {text.one}
        </span>
      )}
      <span>{unit === 'percent' ? text.none : text.noText}</span>
      {unit === 'percent' && <span>{text.done}</span>}
    </p>
  );
}
