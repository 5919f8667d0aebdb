import type { GradesOfClass } from '@ordklar/contract';
import { Link } from 'react-router';
import { markingPath } from '../../corrections/index.ts';
import { IconEyeOff } from '../../../ui/icons.ts';
import type { ShownClass } from '../use-shown-class.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { averageWords, gradeAt } from './grades-sheet.ts';
import s from './grades-table.module.css';

const text = squadResultsText.grades;
type Grade = GradesOfClass['grades'][number];
type Task = GradesOfClass['tasks'][number];

function GradeLink({ grade, task, pupil, squad }: { grade: Grade; task: Task; pupil: string; squad: ShownClass }) {
  const isHidden = !grade.isVisible && task.scale === 'seven';
  const to =
    task.scale === 'test'
      ? `/resultater/proeve/${grade.homeworkId}`
      : markingPath({ squadId: squad.id, year: squad.year, exerciseId: task.exerciseId, studentId: grade.studentId });
  return (
    <Link className={s.grade} to={to} aria-label={text.see(pupil, task.title, grade.grade)}>
      <b>{grade.grade}</b>
      {isHidden && (
        <span className={s.hidden} title={text.hidden}>
          <IconEyeOff aria-hidden="true" />
          <span className="sr">{text.hidden}</span>
        </span>
      )}
    </Link>
  );
}

/** Pupils down, graded tasks across; on a phone each pupil with the own grades under the name. */
export function GradesTable({ grades, squad }: { grades: GradesOfClass; squad: ShownClass }) {
  const { pupils, tasks } = grades;
  return (
    <>
      <div className={s.scroll} tabIndex={0} role="region" aria-label={text.caption(squad.name)}>
        <table className={s.table}>
          <caption className="sr">{text.caption(squad.name)}</caption>
          <thead>
            <tr>
              <th scope="col">{text.pupil}</th>
              <th scope="col">{text.average}</th>
              {tasks.map(({ exerciseId, title, scale }) => (
                <th key={exerciseId} scope="col">
                  {title}
                  {scale === 'test' && <small>{text.test}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pupils.map((pupil) => (
              <tr key={pupil.id}>
                <th scope="row">
                  {pupil.name}
                  {!pupil.isMember && <small>{squadResultsText.register.left}</small>}
                </th>
                <td data-label={text.average}>{averageWords(pupil.average) ?? '–'}</td>
                {tasks.map((task) => {
                  const grade = gradeAt(grades, pupil.id, task.exerciseId);
                  return (
                    <td key={task.exerciseId} data-label={task.title} data-empty={!grade || undefined}>
                      {grade ? (
                        <GradeLink grade={grade} task={task} pupil={pupil.name} squad={squad} />
                      ) : (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="sr">{text.none}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={s.foot}>{text.foot}</p>
    </>
  );
}
