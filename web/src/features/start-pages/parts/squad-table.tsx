import type { SchoolOverview } from '@ordklar/contract';
import { schoolYearName } from '@ordklar/school';
import { schoolText as text } from '../start-pages.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../start-pages.module.css';

/** Classes and groups of the school, with their teachers and how many pupils are in each. */
export function SquadTable({ squads }: { squads: SchoolOverview['squads'] }) {
  if (squads.length === 0) return <p className={s.startNone}>{text.noSquads}</p>;
  return (
    <table className={s.startTable}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.teachers}</th>
          <th scope="col">{text.year}</th>
          <th scope="col" className={s.startNumber}>
            {text.students}
          </th>
        </tr>
      </thead>
      <tbody>
        {squads.map(({ id, name, teachers, year, studentCount }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{teachers.length > 0 ? teachers.join(', ') : text.noTeachers}</td>
            <td>{schoolYearName(year)}</td>
            <td className={classNames(s.startNumber, 'num')} data-label={text.students}>
              {studentCount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
