import { overviewText } from './overview.text.ts';
import s from './weeks-line.module.css';

const text = overviewText.squads;

/** The part of 0–100 that the lines of all classes show; a class beyond it widens it for all. */
export interface Scale {
  low: number;
  high: number;
}

const LOW = 35;
const HIGH = 80;
const HALF = 50;
const WIDTH = 128;
const HEIGHT = 36;
/** Weeks over which it is said how much better or worse it goes. */
const COMPARED = 4;

export function scaleOf(squads: readonly { weeks: readonly (number | null)[] }[]): Scale {
  const shown = squads.flatMap(({ weeks }) => weeks.filter((percent) => percent !== null));
  return { low: Math.min(LOW, ...shown), high: Math.max(HIGH, ...shown) };
}

/** The last week's percent, and how much it has changed since four weeks before it; null where that is not known. */
export function lastOf(weeks: readonly (number | null)[]): { percent: number; change: number | null } | null {
  const last = weeks.findLastIndex((percent) => percent !== null);
  const percent = weeks[last];
  if (percent === undefined || percent === null) return null;
  const before = weeks.slice(0, Math.max(0, last - COMPARED + 1)).findLast((each) => each !== null);
  return { percent, change: before === undefined || before === null ? null : percent - before };
}

/** How a class has done in eight weeks, as a line and in words. */
export function WeeksLine({ weeks, scale: { low, high } }: { weeks: readonly (number | null)[]; scale: Scale }) {
  const last = lastOf(weeks);
  if (last === null) return <p className={s.none}>{text.noAnswers}</p>;
  const y = (percent: number) => 4 + ((high - percent) * (HEIGHT - 8)) / (high - low);
  const points = weeks.flatMap((percent, week) =>
    percent === null ? [] : [{ x: 5 + (week * (WIDTH - 10)) / (weeks.length - 1), y: y(percent) }],
  );
  const end = points.at(-1);
  return (
    <div className={s.weeks}>
      <svg className={s.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className={s.half} d={`M0 ${y(HALF)}H${WIDTH}`} />
        <path d={points.map((point, nth) => `${nth === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')} />
        {end && <circle cx={end.x} cy={end.y} r="3.5" />}
      </svg>
      <p>
        <b>{text.percent(last.percent)}</b>
        {last.change !== null && <small>{text.change(last.change)}</small>}
      </p>
    </div>
  );
}
