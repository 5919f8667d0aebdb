import type { TextErrorRegister } from '@ordklar/contract';
import { danishRate } from '../model/heat.ts';
import { rateOf } from '../model/register-model.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './error-trends.module.css';

const text = squadResultsText.trends;
/** Types that are listed. */
const MOST = 5;

/** From zero, to its own top: only whether it goes up or down is read from it. */
function Spark({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 0.1);
  const x = (at: number) => (values.length === 1 ? 72 : 2 + (at * 70) / (values.length - 1));
  const y = (value: number) => 24 - (value / most) * 20;
  const last = values.at(-1) ?? 0;
  return (
    <svg className={s.spark} viewBox="0 0 74 26" aria-hidden="true">
      <path d={values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')} />
      <circle cx={x(values.length - 1)} cy={y(last)} r="3.5" />
    </svg>
  );
}

/** Texts that enough of the class wrote to be compared: a third of those who wrote the most common one. */
export function comparableTexts({ texts }: Pick<TextErrorRegister, 'texts'>) {
  const most = Math.max(...texts.map(({ pupils }) => pupils));
  return texts.filter(({ pupils }) => pupils * 3 >= most);
}

/** How often each of the most frequent types was made, text by text; most frequent over the year first. */
export function trendsOf({ trend, types, ...from }: TextErrorRegister) {
  const texts = comparableTexts(from);
  const total = (type: string) =>
    trend.filter((each) => each.type === type).reduce((sum, { errors }) => sum + errors, 0);
  return types
    .map(({ id, title }) => ({
      id,
      title,
      all: total(id),
      values: texts.map(({ exerciseId, words }) => {
        const here = trend.find((each) => each.type === id && each.exerciseId === exerciseId);
        return rateOf(here?.errors ?? 0, words) ?? 0;
      }),
    }))
    .toSorted((a, b) => b.all - a.all)
    .slice(0, MOST);
}

/** The class's most frequent error types over its texts. A press shows whose they are. */
export function ErrorTrends({ from, onType }: { from: TextErrorRegister; onType: (type: string) => void }) {
  return (
    <ol className={s.trends}>
      {trendsOf(from).map(({ id, title, values }) => {
        const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
        const change = last === first ? text.same : last < first ? text.fewer : text.more;
        return (
          <li key={id}>
            <button type="button" className={s.trend} onClick={() => onType(id)}>
              <span>
                <b>{title}</b>
                {values.length > 1 && <small>{text.before(danishRate(first))}</small>}
              </span>
              <Spark values={values} />
              <span className="sr">{text.said(values.map(danishRate).join(', '))}</span>
              <span className={s.now}>
                <b>{danishRate(last)}</b>
                {values.length > 1 && <small>{change}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
