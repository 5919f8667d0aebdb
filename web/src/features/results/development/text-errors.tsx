import type { OwnDevelopment } from '@ordklar/contract';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { TypeKey, typeOfId } from '../../corrections/index.ts';
import { developmentText } from './development.text.ts';
import { errorRows } from './model.ts';
import { Tally } from './tally.tsx';
import head from './better.module.css';
import s from './text-errors.module.css';

const text = developmentText.errors;

function Rate({ rate }: { rate: number }) {
  const whole = Math.round(rate);
  if (rate === 0) return <span className={s.zero}>{text.none}</span>;
  return (
    <span className={s.rate}>
      {whole > 0 && <Tally count={whole} />}
      <b>{whole === 0 ? text.few : whole}</b>
    </span>
  );
}

/** 'Fejl i mine tekster': error types down, returned texts across, oldest first, with how it went in words. */
export function TextErrors({ development }: { development: OwnDevelopment }) {
  const { marked } = development;
  const rows = errorRows(development);
  return (
    <section aria-labelledby="errors-h">
      <RuledHead id="errors-h" title={text.title} large>
        {rows.length > 0 && <small>{text.unit}</small>}
      </RuledHead>
      {rows.length === 0 ? (
        <p className={head.none}>{marked.length === 0 ? text.empty : text.faultless}</p>
      ) : (
        <>
          <table className={s.table}>
            <thead>
              <tr>
                <th scope="col">{text.type}</th>
                {marked.map(({ exerciseProgressId, title }) => (
                  <th key={exerciseProgressId} scope="col">
                    <Link to={`/resultater/tekst/${exerciseProgressId}`} state={{ title }}>
                      {title}
                    </Link>
                  </th>
                ))}
                <th scope="col">
                  <span className="sr">{text.since}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ type, title, categoryId, rates, isNext, said }) => (
                <tr key={type} className={classNames(isNext && s.next)}>
                  <th scope="row">
                    <TypeKey type={typeOfId(categoryId)} />
                    <span>{title}</span>
                  </th>
                  {marked.map(({ exerciseProgressId, title: name, completed }, at) => (
                    <td key={exerciseProgressId}>
                      <Link className={s.small} to={`/resultater/tekst/${exerciseProgressId}`} state={{ title: name }}>
                        {longDate(completed).replace(/ \d{4}$/, '')}
                        <span className="sr"> {name}</span>
                      </Link>
                      <Rate rate={rates[at] ?? 0} />
                    </td>
                  ))}
                  <td
                    className={classNames(s.said, (said === 'gone' || said === 'fewest' || said === 'fewer') && s.good)}
                  >
                    {isNext ? text.said.next : said && text.said[said]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={s.foot}>{text.foot}</p>
        </>
      )}
    </section>
  );
}
