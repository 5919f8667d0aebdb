import type { GradesOfClass } from '@ordklar/contract';
import { useRef } from 'react';
import { Link } from 'react-router';
import { markingPath } from '../../corrections/index.ts';
import { IconEyeOff } from '../../../ui/icons.ts';
import { RowGap, useDrawnRows } from '../../../ui/use-drawn-rows.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import type { ShownClass } from '../use-shown-class.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { BY_NAME, type Sorting } from '../model/sort-rows.ts';
import { averageWords, BY_MEAN, gradeAt, sortedPupils } from './grades-sheet.ts';
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

const ROW_HEIGHT = 46;

/** A heading that sorts by its column: lowest first, and again the other way round. */
function SortHead({
  by,
  title,
  small,
  sorting,
  onSort,
}: {
  by: string;
  title: string;
  small?: string;
  sorting: Sorting;
  onSort: (to: Sorting) => void;
}) {
  const isSorted = sorting.by === by;
  return (
    <th scope="col" aria-sort={isSorted ? (sorting.reverse ? 'descending' : 'ascending') : undefined}>
      <button type="button" className={s.sort} onClick={() => onSort({ by, reverse: isSorted && !sorting.reverse })}>
        {title}
        {isSorted && <span aria-hidden="true">{sorting.reverse ? ' ↓' : ' ↑'}</span>}
        {small && <small>{small}</small>}
      </button>
    </th>
  );
}

interface GradesTableProps {
  grades: GradesOfClass;
  squad: ShownClass;
  sorting: Sorting;
  onSort: (to: Sorting) => void;
}

/** Pupils down, graded tasks across; on a phone each pupil with the own grades under the name. */
export function GradesTable({ grades, squad, sorting, onSort }: GradesTableProps) {
  const { tasks } = grades;
  const pupils = sortedPupils(grades, sorting);
  const body = useRef<HTMLTableSectionElement>(null);
  // on a phone a pupil is as high as there are grades
  const drawn = useDrawnRows(pupils.length, body, { height: ROW_HEIGHT, isOff: useNarrow(760) });
  const sort = { sorting, onSort };
  return (
    <>
      <div className={s.scroll} tabIndex={0} role="region" aria-label={text.caption(squad.name)}>
        <table className={s.table}>
          <caption className="sr">{text.caption(squad.name)}</caption>
          <thead>
            <tr>
              <SortHead by={BY_NAME} title={text.pupil} {...sort} />
              <SortHead by={BY_MEAN} title={text.average} {...sort} />
              {tasks.map(({ exerciseId, title, scale }) => (
                <SortHead
                  key={exerciseId}
                  by={String(exerciseId)}
                  title={title}
                  {...(scale === 'test' && { small: text.test })}
                  {...sort}
                />
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <RowGap height={drawn.before} columns={tasks.length + 2} />
            {pupils.slice(drawn.from, drawn.to).map((pupil) => (
              <tr key={pupil.id} data-row>
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
            <RowGap height={drawn.after} columns={tasks.length + 2} />
          </tbody>
        </table>
      </div>
      <p className={s.foot}>{text.foot}</p>
    </>
  );
}
