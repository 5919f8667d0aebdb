import type { SchoolOverview } from '@ordklar/contract';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { schoolText as text } from '../start-pages.text.ts';
import s from '../start-pages.module.css';

/** Licences with their first and last day, and whether they hold today. */
export function LicenceTable({ licences }: { licences: SchoolOverview['licences'] }) {
  if (licences.length === 0) return <p className={s.startNone}>{text.noLicences}</p>;
  return (
    <table className={s.startTable}>
      <thead>
        <tr>
          <th scope="col">{text.product}</th>
          <th scope="col">{text.period}</th>
          <th scope="col">
            <span className="sr">Status</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {licences.map(({ productId, title, from, to, state }) => (
          <tr key={`${productId} ${from}`} data-state={state}>
            <th scope="row">{title}</th>
            <td>
              {longDate(from)} – {longDate(to)}
            </td>
            <td>{text.state[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
