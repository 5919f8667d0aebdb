import type { TextErrorRegister } from '@ordklar/contract';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { trendsOf } from '../charts/error-trends.tsx';
import { HeatNumber } from '../register/heat-cell.tsx';
import s from './pupil-view.module.css';

/** Texts beside each other; the latest ones. */
const MOST = 4;

/** A pupil's most frequent error types, text by text. */
export function PupilErrors({ from }: { from: TextErrorRegister }) {
  const texts = from.texts.slice(-MOST);
  if (texts.length === 0) return <p className="small muted">{squadResultsText.person.noTexts}</p>;
  const types = trendsOf(from);
  return (
    <table className={s.errors}>
      <colgroup>
        <col />
        {texts.map(({ exerciseId }) => (
          <col key={exerciseId} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{squadResultsText.register.rate}</th>
          {texts.map(({ exerciseId, title, completed }) => (
            <th key={exerciseId} scope="col" title={title}>
              <span className="sr">{title}, </span>
              {longDate(completed).replace(/ \d{4}$/, '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map(({ id, title, values }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {values.slice(-MOST).map((value, at) => (
              <td key={texts[at]?.exerciseId ?? at}>
                <HeatNumber unit="rate" figure={{ value, done: 1, open: 0 }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
