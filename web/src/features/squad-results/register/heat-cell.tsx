import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { danishRate, heatOf, shownValue } from '../model/heat.ts';
import type { Figure, Unit } from '../model/register-model.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './heat-cell.module.css';

const text = squadResultsText.register;
const EMPTY: Figure = { value: null, done: 0, open: 0 };
const HEATS = [undefined, s.heat1, s.heat2, s.heat3, s.heat4, s.heat5];

const looks = (figure: Figure, unit: Unit) =>
  classNames(
    s.heat,
    figure.value === null ? s.none : HEATS[heatOf(figure.value, unit)],
    unit === 'percent' && figure.value !== null && figure.done === 1 && s.few,
  );

/** What a number says aloud: 'Komma: 38 procent, kun én opgave'. */
export function saidFigure({ value, done, open }: Figure, unit: Unit): string {
  const waiting = open > 0 ? `, ${text.waiting(open)}` : '';
  if (value === null) return `${done > 0 ? text.uncounted : unit === 'percent' ? text.none : text.noText}${waiting}`;
  if (unit === 'rate') return text.perHundred(danishRate(value));
  return `${text.percent(value)}${done === 1 ? `, ${text.one}` : ''}${waiting}`;
}

/** A number on its paper, read without colour: the number itself, bold and with a folded corner where practice is needed. */
export function HeatNumber({
  figure = EMPTY,
  unit,
  className,
}: {
  figure?: Figure | undefined;
  unit: Unit;
  className?: string | undefined;
}) {
  return <span className={classNames(looks(figure, unit), className)}>{shownValue(figure, unit)}</span>;
}

/** The same as a button, named by whose it is and of what. */
export function HeatButton({
  figure = EMPTY,
  unit,
  label,
  ...rest
}: { figure?: Figure | undefined; unit: Unit; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={looks(figure, unit)}
      aria-label={`${label}: ${saidFigure(figure, unit)}`}
      {...rest}
    >
      {shownValue(figure, unit)}
    </button>
  );
}
