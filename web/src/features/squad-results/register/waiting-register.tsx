import { useQuery } from '@tanstack/react-query';
import { LoadingRows } from '../../../ui/states.tsx';
import { shortNames } from '../model/register-model.ts';
import { pupilNamesQuery } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './waiting-register.module.css';

const text = squadResultsText.register;
/** Columns that are drawn before it is known what stands across. */
const COLUMNS = [0, 1, 2, 3, 4, 5];

/** The register before its numbers have come: who is in the class is known already. */
export function WaitingRegister({ squad }: { squad: { id: number; name: string } }) {
  const pupils = useQuery(pupilNamesQuery(squad.id)).data;
  if (!pupils) return <LoadingRows rows={10} label={squadResultsText.loading} />;
  const names = shortNames(pupils);
  return (
    <>
      <p className="sr" role="status">
        {squadResultsText.loading}
      </p>
      <table className={s.waiting} aria-busy="true" data-part="waiting">
        <thead>
          <tr>
            <th scope="col">{text.pupil}</th>
            {COLUMNS.map((column) => (
              <td key={column} aria-hidden="true" />
            ))}
          </tr>
        </thead>
        <tbody>
          {[{ id: 0, name: text.whole(squad.name) }, ...pupils].map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{names.get(id) ?? name}</th>
              {COLUMNS.map((column) => (
                <td key={column} aria-hidden="true">
                  <i />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
