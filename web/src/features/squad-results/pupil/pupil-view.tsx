import type { ResultsRow } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, IconButton } from '../../../ui/button.tsx';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '../../../ui/icons.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import type { Column, Register, Row } from '../model/register-model.ts';
import { shownValue } from '../model/heat.ts';
import { answersQuery, monthsQuery, type OfClass, textErrorsQuery } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import type { Explorer } from '../use-explorer.ts';
import { placeOfColumn, type RoomProps, type ShownRegister } from '../use-register.ts';
import { answerAddress } from '../slip/answer-list.tsx';
import { HeatNumber } from '../register/heat-cell.tsx';
import { MisspelledWords } from './misspelled-words.tsx';
import { PupilErrors } from './pupil-errors.tsx';
import s from './pupil-view.module.css';
import { ChosenCell } from '../slip/chosen-cell.tsx';
import { Training } from '../slip/training.tsx';
import { YearChart } from '../charts/year-chart.tsx';

const text = squadResultsText.person;

interface Person extends Omit<RoomProps, 'course'> {
  row: Row;
  register: Register;
  ofClass: OfClass;
  squadName: string;
}

/** Whose results, with the neighbours in the class list. */
function PersonNav({ row, register, squadName, explorer }: Person) {
  const { rows } = register;
  const at = rows.indexOf(row);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const go = (to: Row | undefined, label: (name: string) => string, back: boolean) => (
    <IconButton label={to ? label(to.name) : label('–')} disabled={!to} onClick={() => to && explorer.openPupil(to.id)}>
      {back ? <IconChevronLeft aria-hidden="true" /> : <IconChevronRight aria-hidden="true" />}
    </IconButton>
  );
  return (
    <div className={s.nav}>
      <Button look="quiet" icon={<IconArrowLeft aria-hidden="true" />} onClick={() => explorer.openPupil(undefined)}>
        {text.back(squadName)}
      </Button>
      {go(before, text.previous, true)}
      <h2>
        {row.name}
        <small>{text.of(at + 1, rows.length)}</small>
      </h2>
      {go(after, text.next, false)}
    </div>
  );
}

const isIn = (by: ShownRegister['by'], place: ReturnType<typeof placeOfColumn>, title: string, row: ResultsRow) =>
  by === 'exercise'
    ? row.exerciseId === place.exerciseId
    : by === 'category'
      ? row.category === title
      : row.level === title;

/** Answers in the order in which they came, each a way to where it is read. */
function Run({ answers, ofClass }: { answers: readonly ResultsRow[]; ofClass: OfClass }) {
  return (
    <span className={s.run}>
      {answers.map((answer) => {
        const said =
          answer.percent === null ? squadResultsText.slip.handedIn : squadResultsText.register.percent(answer.percent);
        return (
          <Link
            key={answer.exerciseProgressId}
            to={answerAddress(answer, ofClass)}
            title={answer.title}
            aria-label={`${squadResultsText.slip.see(answer.title)}: ${said}`}
          >
            <HeatNumber unit="percent" className={s.number} figure={{ value: answer.percent, done: 2, open: 0 }} />
          </Link>
        );
      })}
    </span>
  );
}

/** Column by column: the pupil, the class, and every answer in the order in which it came. */
function Lines({ row, register, shown, ofClass, explorer, squadName }: Person) {
  const { by, place } = shown;
  const answers = useQuery(
    answersQuery(
      ofClass,
      { ...place, exerciseId: undefined, studentId: row.id, everyTry: !explorer.onlyLastTry },
      explorer,
    ),
  );
  if (answers.isPending) return <LoadingRows rows={5} label={squadResultsText.loading} />;
  if (answers.isError) return <ErrorState message={squadResultsText.failed} onRetry={() => void answers.refetch()} />;
  const columns = register.columns.filter(({ id }) => register.cell(row.id, id));
  if (columns.length === 0) return <p className="muted">{text.noAnswers(row.short)}</p>;
  const inOrder = answers.data
    .filter(({ completed }) => completed !== null)
    .toSorted((a, b) => (a.completed ?? 0) - (b.completed ?? 0));
  return (
    <LineTable what={text.by[by]} who={row.short} squadName={squadName} tries={by !== 'course'}>
      {columns.map((column) => (
        <Line key={column.id} column={column} unit="percent" row={row} register={register} explorer={explorer}>
          {by !== 'course' && (
            <td className={s.tries}>
              <Run
                answers={inOrder.filter((each) => isIn(by, placeOfColumn(by, place, column.id), column.title, each))}
                ofClass={ofClass}
              />
            </td>
          )}
        </Line>
      ))}
    </LineTable>
  );
}

/** Error type by error type: the pupil beside the class, most frequent first; what the pupil never got wrong is left out. */
function ErrorLines({ row, register, explorer, squadName }: Person) {
  const rateOf = (id: string) => register.cell(row.id, id)?.value ?? 0;
  const columns = register.columns.filter(({ id }) => rateOf(id) > 0).toSorted((a, b) => rateOf(b.id) - rateOf(a.id));
  if (row.done === 0) return <p className="muted">{text.noTexts}</p>;
  if (columns.length === 0) return <p className="muted">{text.noErrors(row.short)}</p>;
  return (
    <LineTable what={text.errorType} who={row.short} squadName={squadName}>
      {columns.map((column) => (
        <Line key={column.id} column={column} unit="rate" row={row} register={register} explorer={explorer} />
      ))}
    </LineTable>
  );
}

/** The pupil beside the class: what each line is about, both figures, of answers the way there, and what trains it. */
function LineTable({
  what,
  who,
  squadName,
  tries = false,
  children,
}: {
  what: string;
  who: string;
  squadName: string;
  /** The tries one after another have a column. */
  tries?: boolean;
  children: ReactNode;
}) {
  return (
    <table className={s.lines} data-part="lines">
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{who}</th>
          <th scope="col">{squadName}</th>
          {tries && <th scope="col">{text.tries}</th>}
          <th scope="col">
            <span className="sr">{squadResultsText.training.title}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One line of them. */
function Line({
  column,
  row,
  register,
  explorer,
  unit,
  children,
}: Pick<Person, 'row' | 'register' | 'explorer'> & { column: Column; unit: 'percent' | 'rate'; children?: ReactNode }) {
  return (
    <tr>
      <th scope="row">{column.title}</th>
      <td>
        <HeatNumber unit={unit} className={s.number} figure={register.cell(row.id, column.id)} />
      </td>
      <td className={s.class}>{shownValue(column, unit)}</td>
      {children}
      <td>
        <AssignFor column={column} row={row} explorer={explorer} />
      </td>
    </tr>
  );
}

/** Opens the cell, where what trains it is assigned. */
function AssignFor({ column, row, explorer }: Pick<Person, 'row' | 'explorer'> & { column: Column }) {
  return (
    <Button
      look="quiet"
      aria-label={text.assignOf(column.title)}
      onClick={() => explorer.openCell({ studentId: row.id, column: column.id })}
    >
      {text.assign}
    </Button>
  );
}

/** One pupil over the year: the curve beside the class, category by category, the errors in texts, the next step. */
export function PupilView(props: Person & { course: string }) {
  const { row, ofClass, squadName, explorer, shown, course } = props;
  const { courseId } = shown.place;
  const months = useQuery(monthsQuery(ofClass, { courseId, studentId: row.id, onlyLastTry: explorer.onlyLastTry }));
  const texts = useQuery(textErrorsQuery(ofClass, { courseId: undefined, latest: undefined, studentId: row.id }));
  const worst = texts.data?.types[0];
  const isRate = props.register.unit === 'rate';
  const ofTries = explorer.onlyLastTry ? squadResultsText.register.last : squadResultsText.register.best;
  return (
    <>
      <PersonNav {...props} />
      <div className={s.grid}>
        <div>
          <div className={s.head}>
            <h3>{squadResultsText.year.title(row.short)}</h3>
            <p>{squadResultsText.year.what(course)}</p>
          </div>
          <div className={s.chart}>
            {months.isPending && <LoadingRows rows={3} label={squadResultsText.loading} />}
            {months.isError && <p className="small">{squadResultsText.year.failed}</p>}
            {months.data && <YearChart months={months.data} who={row.short} squadName={squadName} />}
          </div>
          <div className={s.head}>
            <h3>{isRate ? text.errorType : text.answers}</h3>
            <p>{isRate ? squadResultsText.register.rate : ofTries}</p>
          </div>
          {isRate ? <ErrorLines {...props} /> : <Lines {...props} />}
        </div>
        <div>
          <ChosenCell {...props} />
          <aside className={s.panel} aria-label={text.errorTypes(row.name)}>
            <section>
              <h3>{text.errorTypes(row.short)}</h3>
              {texts.isPending && <LoadingRows rows={3} label={squadResultsText.loading} />}
              {texts.isError && <p className="small">{squadResultsText.failed}</p>}
              {texts.data && <PupilErrors from={texts.data} />}
            </section>
            <MisspelledWords key={row.id} ofClass={ofClass} studentId={row.id} name={row.short} />
            {worst && row.isMember && (
              <Training squadId={ofClass.squadId} pupil={row} weak={[]} unit="rate" of={{ errorType: worst.id }} />
            )}
          </aside>
        </div>
      </div>
    </>
  );
}

/** An address of somebody who is no pupil of the class. */
export function NobodyThere({ explorer, squadName }: { explorer: Explorer; squadName: string }) {
  return (
    <EmptyState
      title={text.gone}
      action={
        <Button look="line" onClick={() => explorer.openPupil(undefined)}>
          {text.back(squadName)}
        </Button>
      }
    >
      {text.goneText}
    </EmptyState>
  );
}
