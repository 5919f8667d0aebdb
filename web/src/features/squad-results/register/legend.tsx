import { classNames } from '../../../ui/class-names.ts';
import type { Unit } from '../model/register-model.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { HeatNumber } from './heat-cell.tsx';
import s from './legend.module.css';
import { Spread, WEAK_BINS } from './spread.tsx';

const text = squadResultsText.legend;
const SPREAD = [0, 0, 1, 2, 1, 3, 5, 6, 4, 2];
const SAMPLES = { percent: [95, 85, 70, 55, 40, 20], rate: [0, 0.3, 0.8, 1.5, 2.4, 3.5] } as const;

/** What the papers, the fold, the dots, the dash and the small columns mean; on paper numbers have frames, no colours. */
export function Legend({ unit }: { unit: Unit }) {
  return (
    <p className={s.legend}>
      <span className={classNames(s.ramp, s.onScreen)} aria-hidden="true">
        {SAMPLES[unit].map((value) => (
          <HeatNumber key={value} className={s.sample} unit={unit} figure={{ value, done: 2, open: 0 }} />
        ))}
      </span>
      <span className={s.onScreen}>{text[unit]}</span>
      <span className={s.onPaper}>{text.onPaper[unit]}</span>
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
      <span>
        <Spread
          bins={unit === 'percent' ? SPREAD : SPREAD.toReversed()}
          weakTo={WEAK_BINS[unit]}
          className={s.spread}
        />
        {text.spread[unit]}
      </span>
    </p>
  );
}
