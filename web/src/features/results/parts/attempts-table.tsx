import type { AnswerResult } from '@ordklar/contract';
import { duration, longDate } from '../../../lib/dates/danish-dates.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { DropdownItem, DropdownNote } from '../../../ui/dropdown.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { DateText } from '../../../ui/text-parts.tsx';
import { resultsText } from '../results.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './result-attempts.module.css';
import resultsStyle from '../results.module.css';

const text = resultsText.table;

interface Column {
  head: string;
  cell: (attempt: AnswerResult) => React.ReactNode;
  className?: string;
}

const percent = ({ hideResults, resultPercentage }: AnswerResult) =>
  hideResults || resultPercentage === null ? text.nothing : `${resultPercentage} %`;

/** What a teacher sees of a test: the percent, and the grade that it comes to. */
const evaluated = ({ resultPercentage, gradeNumber }: AnswerResult) =>
  resultPercentage === null ? text.nothing : `${resultPercentage} % (${gradeNumber ?? text.nothing})`;

/** Columns (ANS-05): words and grade only of texts, a result only of what has one; time and a test's grade for teachers. */
const columnsOf = (
  { isTextCorrection, isFullTextExercise, gradeNumber }: AnswerResult,
  forTeacher: boolean,
): Column[] =>
  [
    { head: text.by, cell: ({ assignedByName }: AnswerResult) => assignedByName },
    (isTextCorrection || isFullTextExercise) && {
      head: text.words,
      cell: ({ files }: AnswerResult) => files[0]?.word_count ?? text.nothing,
    },
    !isTextCorrection &&
      (forTeacher && gradeNumber !== null
        ? { head: text.evaluated, cell: evaluated }
        : { head: text.result, cell: percent }),
    forTeacher && {
      head: text.time,
      cell: ({ timeSpent }: AnswerResult) => (timeSpent === null ? text.nothing : duration(timeSpent)),
    },
    isTextCorrection && { head: text.grade, cell: ({ grade }: AnswerResult) => grade ?? text.nothing },
    {
      head: text.deadline,
      cell: ({ deadline }: AnswerResult) => <DateText at={deadline} form="deadline" />,
    },
    { head: text.handedIn, cell: ({ completed }: AnswerResult) => <DateText at={completed} form="long-time" /> },
    {
      head: text.visible,
      cell: ({ available }: AnswerResult) => <DateText at={available} form="long-time" />,
      className: resultsStyle.onlyPrint,
    },
  ].filter((column) => column !== false);

/** The dates of an attempt, and the way to delete it (ANS-06, ANS-08). */
function More({ attempt, onDelete }: { attempt: AnswerResult; onDelete: () => void }) {
  const label = text.moreAbout(attempt.attempt);
  return (
    <MoreMenu label={label}>
      <DropdownNote>
        {text.deadline}: {longDate(attempt.deadline, { time: true })}
        <br />
        {text.visible}: {longDate(attempt.available, { time: true })}
      </DropdownNote>
      <DropdownItem icon={<IconTrash aria-hidden="true" />} onPress={onDelete}>
        {text.deleteAttempt}
      </DropdownItem>
    </MoreMenu>
  );
}

function Row({
  attempt,
  columns,
  isCurrent,
  onSelect,
  onDelete,
}: {
  attempt: AnswerResult;
  columns: readonly Column[];
  isCurrent: boolean;
  onSelect: () => void;
  onDelete: (() => void) | undefined;
}) {
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={s.version}
          aria-current={isCurrent ? 'true' : undefined}
          aria-label={(attempt.isTextCorrection ? text.show : text.showAttempt)(attempt.attempt)}
          onClick={onSelect}
        >
          {attempt.attempt}
          {isCurrent && <small>{text.shown}</small>}
        </button>
      </th>
      {columns.map(({ head, cell, className }) => (
        <td key={head} data-label={head} className={className}>
          {cell(attempt)}
        </td>
      ))}
      {onDelete && (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell holds a labelled button
        <td className={classNames(resultsStyle.more, 'no-print')}>
          <More attempt={attempt} onDelete={onDelete} />
        </td>
      )}
    </tr>
  );
}

/** The versions of a text or the attempts at an exercise, newest first; a press shows one of them (ANS-04, ANS-07). */
export function AttemptsTable({
  attempts,
  current,
  onSelect,
  heading = text.heading,
  forTeacher = false,
  onDelete,
}: {
  attempts: readonly AnswerResult[];
  /** exerciseProgressId of the one that is shown. */
  current: number;
  onSelect: (exerciseProgressId: number) => void;
  heading?: string;
  forTeacher?: boolean;
  /** Deletes an attempt; without it there is no way to. */
  onDelete?: (attempt: AnswerResult) => void;
}) {
  const [first] = attempts;
  if (!first) return null;
  const columns = columnsOf(first, forTeacher);
  return (
    <div className={resultsStyle.versions}>
      <h2 id="versions-h">{heading}</h2>
      <div className={resultsStyle.table} role="region" aria-labelledby="versions-h" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first.isTextCorrection ? text.version : text.attempt}</th>
              {columns.map(({ head, className }) => (
                <th key={head} scope="col" className={className}>
                  {head}
                </th>
              ))}
              {onDelete && (
                <th scope="col" className="no-print">
                  {text.more}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt) => (
              <Row
                key={attempt.exerciseProgressId}
                attempt={attempt}
                columns={columns}
                isCurrent={attempt.exerciseProgressId === current}
                onSelect={() => onSelect(attempt.exerciseProgressId)}
                onDelete={onDelete && (() => onDelete(attempt))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
