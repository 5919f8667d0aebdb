import type { ResultsRow } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { Switch } from '../../../ui/choice.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { answersQuery, type OfClass, type Place } from '../squad-results.queries.ts';
import { BY_NAME } from '../model/sort-rows.ts';
import { squadResultsText } from '../squad-results.text.ts';
import type { Explorer } from '../use-explorer.ts';
import { answerAddress } from '../slip/answer-list.tsx';
import s from './exercise-pupils.module.css';
import { HeatNumber } from '../register/heat-cell.tsx';

const text = squadResultsText.pupils;

type By = 'studentName' | 'percent' | 'correctAnswers' | 'attempt' | 'timeSpent' | 'completed';
/** A column: what it shows, its name in the address and its heading. */
const HEADS: readonly [By, string, string][] = [
  ['studentName', BY_NAME, squadResultsText.register.pupil],
  ['percent', 'procent', text.percent],
  ['correctAnswers', 'rigtige', text.right],
  ['attempt', 'forsoeg', text.attempt],
  ['timeSpent', 'tid', text.time],
  ['completed', 'afleveret', text.handedIn],
];

/** By a column, nothing last; equal ones stay by name, as the server sends them. */
function sorted(rows: readonly ResultsRow[], by: By, reverse: boolean): ResultsRow[] {
  if (by === 'studentName') return reverse ? rows.toReversed() : [...rows];
  return rows.toSorted((a, b) => {
    const [one, other] = [a[by], b[by]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return reverse ? other - one : one - other;
  });
}

function Row({ row, ofClass, explorer }: { row: ResultsRow; ofClass: OfClass; explorer: Explorer }) {
  const isIn = row.completed !== null;
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={() => explorer.openPupil(row.studentId)}>
          {row.studentName}
        </button>
      </th>
      <td>
        <HeatNumber unit="percent" className={s.percent} figure={{ value: row.percent, done: isIn ? 2 : 0, open: 0 }} />
      </td>
      <td>{row.answerCount ? squadResultsText.slip.right(row.correctAnswers ?? 0, row.answerCount) : null}</td>
      <td>{row.attempt === null ? null : squadResultsText.slip.attempt(row.attempt)}</td>
      <td>{row.timeSpent === null ? null : text.minutes(Math.round(row.timeSpent / 60))}</td>
      <td>
        {isIn ? (
          <Link
            to={answerAddress(row, ofClass)}
            aria-label={`${squadResultsText.slip.see(row.title)}, ${row.studentName}, ${longDate(row.completed, { time: true })}`}
          >
            {longDate(row.completed, { time: true })}
          </Link>
        ) : (
          squadResultsText.slip.missing
        )}
        {row.isLate && ` · ${squadResultsText.slip.late}`}
      </td>
    </tr>
  );
}

/** The pupils of one exercise: the try that counts, or every one; sorted by any column (API-051). */
export function ExercisePupils({ place, ofClass, explorer }: { place: Place; ofClass: OfClass; explorer: Explorer }) {
  const { everyTry, triesBy } = explorer;
  const [column, sortedBy] = HEADS.find(([, name]) => name === triesBy.by) ?? (['studentName', BY_NAME] as const);
  const reverse = triesBy.reverse && sortedBy === triesBy.by;
  const rows = useQuery(answersQuery(ofClass, { ...place, studentId: explorer.studentId, everyTry }, explorer));
  if (rows.isPending) return <LoadingRows rows={8} label={squadResultsText.loading} />;
  if (rows.isError) return <ErrorState message={squadResultsText.failed} onRetry={() => void rows.refetch()} />;
  const press = (by: string) => explorer.sortTries({ by, reverse: sortedBy === by && !reverse });
  return (
    <>
      <Switch
        className={s.tools}
        label={squadResultsText.tools.everyTry}
        checked={everyTry}
        onChange={(event) => explorer.setEveryTry(event.currentTarget.checked)}
      />
      {rows.data.length === 0 && <p className="muted">{squadResultsText.slip.empty}</p>}
      {rows.data.length > 0 && (
        <table className={s.table} data-part="pupils">
          <caption className="sr">{text.title}</caption>
          <thead>
            <tr>
              {HEADS.map(([, by, title]) => (
                <th
                  key={by}
                  scope="col"
                  aria-sort={sortedBy === by ? (reverse ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className={s.sort}
                    data-sorted={sortedBy === by || undefined}
                    onClick={() => press(by)}
                  >
                    {title}
                    {sortedBy === by && <span aria-hidden="true">{reverse ? '↓' : '↑'}</span>}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted(rows.data, column, reverse).map((row) => (
              <Row
                key={`${row.homeworkId} ${row.exerciseProgressId}`}
                row={row}
                ofClass={ofClass}
                explorer={explorer}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
