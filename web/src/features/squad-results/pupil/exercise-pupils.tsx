import type { ResultsRow } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { Switch } from '../../../ui/choice.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { RowGap, useDrawnRows } from '../../../ui/use-drawn-rows.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { answersQuery, type OfClass, type Place } from '../squad-results.queries.ts';
import { sortedTries, TRY_COLUMNS, trySortingOf } from '../model/sort-tries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import type { Explorer } from '../use-explorer.ts';
import { answerAddress } from '../slip/answer-list.tsx';
import s from './exercise-pupils.module.css';
import { HeatNumber } from '../register/heat-cell.tsx';

const text = squadResultsText.pupils;

function Row({ row, ofClass, explorer }: { row: ResultsRow; ofClass: OfClass; explorer: Explorer }) {
  const isIn = row.completed !== null;
  return (
    <tr data-row>
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

const ROW_HEIGHT = 45;

/** The body of the table; each try is a row. */
function Rows({ rows, ...props }: { rows: readonly ResultsRow[]; ofClass: OfClass; explorer: Explorer }) {
  const body = useRef<HTMLTableSectionElement>(null);
  // on a phone what a row says stands below each other
  const drawn = useDrawnRows(rows.length, body, { height: ROW_HEIGHT, isOff: useNarrow(760) });
  return (
    <tbody ref={body}>
      <RowGap height={drawn.before} columns={TRY_COLUMNS.length} />
      {rows.slice(drawn.from, drawn.to).map((row) => (
        <Row key={`${row.homeworkId} ${row.exerciseProgressId}`} row={row} {...props} />
      ))}
      <RowGap height={drawn.after} columns={TRY_COLUMNS.length} />
    </tbody>
  );
}

/** The pupils of one exercise: the try that counts, or every one; sorted by any column (API-051). */
export function ExercisePupils({ place, ofClass, explorer }: { place: Place; ofClass: OfClass; explorer: Explorer }) {
  const { everyTry, triesBy } = explorer;
  const { by: sortedBy, reverse } = trySortingOf(triesBy);
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
              {TRY_COLUMNS.map(([, by, title]) => (
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
          <Rows rows={sortedTries(rows.data, triesBy)} ofClass={ofClass} explorer={explorer} />
        </table>
      )}
    </>
  );
}
