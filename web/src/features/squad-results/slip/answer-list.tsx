import type { ResultsRow, TextErrorPlaces } from '@ordklar/contract';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { markingPath } from '../../corrections/index.ts';
import { resultAddress } from '../../results/index.ts';
import { rateOf } from '../model/register-model.ts';
import type { OfClass } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './cell-slip.module.css';
import { HeatNumber } from '../register/heat-cell.tsx';

const text = squadResultsText.slip;
/** Answers that are listed; the pupil's own page has all. */
const MOST = 12;

/** Where a teacher reads an answer: a text in the marking view, another task with its questions. */
export const answerAddress = (
  row: Pick<ResultsRow, 'isText' | 'exerciseId' | 'studentId' | 'homeworkId' | 'gradeNumber'>,
  { squadId, year }: OfClass,
): string =>
  row.isText
    ? markingPath({ squadId, exerciseId: row.exerciseId, year, studentId: row.studentId })
    : resultAddress({ homeworkId: row.homeworkId, kind: row.gradeNumber === null ? 'items' : 'test' });

/** '12. nov. 2026 · 4 af 10 rigtige · forsøg 2 · for sent' */
function facts(row: ResultsRow): string {
  if (row.completed === null) return [text.missing, row.isLate && text.late].filter(Boolean).join(' · ');
  return [
    longDate(row.completed),
    row.answerCount ? text.right(row.correctAnswers ?? 0, row.answerCount) : text.handedIn,
    row.attempt !== null && row.attempt > 1 && text.attempt(row.attempt),
    row.isLate && text.late,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Answers, each a link to the place where it is read. */
export function AnswerList({ answers, ofClass }: { answers: readonly ResultsRow[]; ofClass: OfClass }) {
  if (answers.length === 0) return <p className="small muted">{text.empty}</p>;
  const newest = answers.toSorted((a, b) => (b.completed ?? Infinity) - (a.completed ?? Infinity));
  return (
    <>
      <ul className={s.answers}>
        {newest.slice(0, MOST).map((row) => (
          <li key={`${row.homeworkId} ${row.exerciseProgressId}`}>
            {row.completed === null ? (
              <span className={s.missing}>
                <b>{row.title}</b>
                <small>{facts(row)}</small>
              </span>
            ) : (
              <Link to={answerAddress(row, ofClass)} aria-label={`${text.see(row.title)}: ${facts(row)}`}>
                <b>{row.title}</b>
                <small>{facts(row)}</small>
              </Link>
            )}
            <HeatNumber unit="percent" figure={{ value: row.percent, done: row.completed === null ? 0 : 2, open: 0 }} />
          </li>
        ))}
      </ul>
      {answers.length > MOST && <p className="small muted">{text.more(answers.length - MOST)}</p>}
    </>
  );
}

/** The texts behind a cell of error types, and from the newest of them the places themselves. */
export function PlaceList({
  texts,
  ofClass,
  studentId,
}: {
  texts: readonly TextErrorPlaces[];
  ofClass: OfClass;
  studentId: number;
}) {
  if (texts.length === 0) return <p className="small muted">{text.empty}</p>;
  const places = texts.flatMap((each) => each.places).slice(0, 3);
  return (
    <>
      <ul className={s.answers}>
        {texts.map((each) => {
          const said = `${longDate(each.completed)} · ${text.words(each.words)} · ${squadResultsText.errors(each.errors)}`;
          const to = answerAddress({ ...each, isText: true, studentId, gradeNumber: null }, ofClass);
          return (
            <li key={each.exerciseProgressId}>
              <Link to={to} aria-label={`${text.see(each.title)}: ${said}`}>
                <b>{each.title}</b>
                <small>{said}</small>
              </Link>
              <HeatNumber unit="rate" figure={{ value: rateOf(each.errors, each.words), done: 1, open: 0 }} />
            </li>
          );
        })}
      </ul>
      {places.map(({ token, replacement, sentence }, at) => (
        <p className={s.quote} key={at}>
          »{sentence}«{' '}
          {replacement && (
            <>
              <del>{token}</del> <span className="sr">{text.should}</span> <ins>{replacement}</ins>
            </>
          )}
        </p>
      ))}
    </>
  );
}
