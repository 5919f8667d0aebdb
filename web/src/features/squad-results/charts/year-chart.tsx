import type { MonthOfResults } from '@ordklar/contract';
import { MONTHS } from '../../../lib/dates/danish-dates.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './year-chart.module.css';

const text = squadResultsText.year;
const [LEFT, RIGHT, TOP, BASE] = [30, 330, 12, 126];
/** A school year begins in August. */
const FIRST_MONTH = 7;
/** Points of fewer answers are open: one task can move them. */
const FEW = 10;

const monthOf = (month: string) => Number(month.slice(5)) - 1;
const monthName = (month: string) => MONTHS[monthOf(month)] ?? month;
const xOf = (month: string) => LEFT + ((((monthOf(month) - FIRST_MONTH + 12) % 12) + 0.5) * (RIGHT - LEFT)) / 12;
const yOf = (percent: number) => BASE - (percent / 100) * (BASE - TOP);
const lineOf = (points: readonly { month: string; percent: number }[]) =>
  points.map(({ month, percent }, at) => `${at === 0 ? 'M' : 'L'}${xOf(month)} ${yOf(percent)}`).join('');

interface Point {
  month: string;
  percent: number;
  answers: number;
}

/** '11 point op siden aug.' */
function change(points: readonly Point[]): string | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const by = last.percent - first.percent;
  const since = monthName(first.month);
  return by === 0 ? text.same(since) : by > 0 ? text.up(by, since) : text.down(-by, since);
}

function Axes() {
  return (
    <g aria-hidden="true">
      {[100, 50].map((percent) => (
        <g key={percent}>
          <path className={s.grid} d={`M${LEFT} ${yOf(percent)}H${RIGHT}`} />
          <text x={LEFT - 6} y={yOf(percent) + 4} textAnchor="end">
            {percent}
          </text>
        </g>
      ))}
      <path className={s.base} d={`M${LEFT} ${BASE}H${RIGHT}`} />
      <text x={LEFT - 6} y={BASE + 4} textAnchor="end">
        0
      </text>
      {[7, 9, 11, 1, 3, 5].map((month) => (
        <text key={month} x={xOf(`2000-${month + 1}`)} y={BASE + 18} textAnchor="middle">
          {MONTHS[month]}
        </text>
      ))}
    </g>
  );
}

function Keys({
  who,
  squadName,
  hasBand,
  hasFew,
}: {
  who: string | undefined;
  squadName: string;
  hasBand: boolean;
  hasFew: boolean;
}) {
  return (
    <p className={s.keys} aria-hidden="true">
      <span>
        <i /> {who ?? text.average}
      </span>
      {who !== undefined && (
        <span>
          <i className={s.keyDashed} /> {squadName}
        </span>
      )}
      {hasBand && (
        <span>
          <i className={s.keyBand} /> {text.band}
        </span>
      )}
      {hasFew && (
        <span>
          <i className={s.keyOpen} /> {text.few}
        </span>
      )}
    </p>
  );
}

/** How the class, or a pupil beside it, did over the year. From zero, with no month that has not been. */
export function YearChart({
  months,
  who,
  squadName,
}: {
  months: readonly MonthOfResults[];
  who?: string;
  squadName: string;
}) {
  const whole: Point[] = months.map(({ month, percent, answers }) => ({ month, percent, answers }));
  const own: Point[] = months.flatMap(({ month, own: of }) => (of ? [{ month, ...of }] : []));
  const main = who === undefined ? whole : own;
  if (main.length === 0) return <p className="small muted">{text.none}</p>;
  const last = main.at(-1);
  const band = [
    ...months.map(({ month, high }) => `${xOf(month)} ${yOf(high)}`),
    ...months.toReversed().map(({ month, low }) => `${xOf(month)} ${yOf(low)}`),
  ];
  const said = (name: string, points: readonly Point[]) =>
    text.said(
      name,
      points.map(({ month, percent, answers }) => text.month(monthName(month), percent, answers)).join(', '),
    );
  const label = who === undefined ? said(squadName, whole) : `${said(who, own)} ${said(squadName, whole)}`;
  const few = who === undefined ? FEW : 2;
  return (
    <>
      <svg className={s.chart} viewBox="0 0 360 150" role="img" aria-label={label}>
        {months.length > 1 && <path className={s.band} d={`M${band.join('L')}Z`} />}
        <Axes />
        {who !== undefined && <path className={s.dashed} d={lineOf(whole)} />}
        <path className={s.line} d={lineOf(main)} />
        {main.map(({ month, percent, answers }) => (
          <circle
            key={month}
            className={answers < few ? s.open : s.point}
            cx={xOf(month)}
            cy={yOf(percent)}
            r={answers < few ? 4 : 5}
          />
        ))}
        {last && (
          <text className={s.last} x={xOf(last.month) + 10} y={yOf(last.percent) + 4}>
            {last.percent}
          </text>
        )}
      </svg>
      <p className={s.says}>{change(main)}</p>
      <Keys
        who={who}
        squadName={squadName}
        hasBand={months.length > 1}
        hasFew={who === undefined && main.some(({ answers }) => answers < few)}
      />
    </>
  );
}
