import { type KeyboardEvent, useRef, useState } from 'react';
import { softHyphens } from '../../../lib/text/soft-hyphens.ts';
import { IconChevronRight } from '../../../ui/icons.ts';
import { RowGap, useDrawnRows } from '../../../ui/use-drawn-rows.tsx';
import { shownValue, spreadOf } from '../model/heat.ts';
import type { Column, Register, Row } from '../model/register-model.ts';
import { BY_AVERAGE, type Sorting, sortedRows } from '../model/sort-rows.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { HeatButton } from './heat-cell.tsx';
import s from './register-table.module.css';
import { Spread, WEAK_BINS } from './spread.tsx';

const text = squadResultsText.register;
/** Of a row, px, until one is measured. */
const ROW_HEIGHT = 36;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export interface RegisterProps {
  register: Register;
  columns: readonly Column[];
  squadName: string;
  /** What the class row's numbers are: 'gennemsnit, bedste forsøg'. */
  meaning: string;
  /** What the whole is, read before it. */
  caption: string;
  sorting: Sorting;
  onSort: (to: Sorting) => void;
  /** Opens what is below a column; without it the columns are the last. */
  onColumn?: ((id: string) => void) | undefined;
  onPupil: (id: number) => void;
  selected: { studentId: number; column: string } | undefined;
  onCell: (studentId: number, column: string) => void;
}

/** A press sorts weakest first, another one the other way round. */
const turned = (sorting: Sorting, by: string): Sorting => ({ by, reverse: sorting.by === by && !sorting.reverse });

function Head({ columns, register, onColumn, sorting }: RegisterProps) {
  const order = (by: string) =>
    sorting.by !== by ? undefined : (register.unit === 'percent') === sorting.reverse ? 'descending' : 'ascending';
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={s.lead}>{text.pupil}</span>
        </th>
        <th scope="col" aria-sort={order(BY_AVERAGE)}>
          <span className={s.col}>{register.unit === 'percent' ? text.average : text.total}</span>
        </th>
        {columns.map(({ id, title }) => (
          <th key={id} scope="col" aria-sort={order(id)}>
            {onColumn ? (
              <button type="button" className={s.col} onClick={() => onColumn(id)} aria-label={text.open(title)}>
                {softHyphens(title)}
                <IconChevronRight aria-hidden="true" />
              </button>
            ) : (
              <span className={s.col}>{softHyphens(title)}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function WholeClass({ columns, register, squadName, meaning, sorting, onSort }: RegisterProps) {
  const sum = (by: string, title: string, value: string, spread?: readonly number[]) => (
    <button
      type="button"
      className={s.sum}
      aria-pressed={sorting.by === by}
      aria-label={`${title} ${value}. ${text.sortBy(title)}`}
      onClick={() => onSort(turned(sorting, by))}
    >
      {value}
      {spread && <Spread bins={spread} weakTo={WEAK_BINS[register.unit]} className={s.strip} />}
    </button>
  );
  return (
    <tr className={s.whole}>
      <th scope="row">
        <b>{text.whole(squadName)}</b>
        <small>{meaning}</small>
      </th>
      <td className={s.mean}>
        {sum(
          BY_AVERAGE,
          register.unit === 'percent' ? squadResultsText.year.average : text.total,
          shownValue(register.total, register.unit),
        )}
      </td>
      {columns.map((column) => (
        <td key={column.id}>
          {sum(column.id, column.title, shownValue(column, register.unit), spreadOf(register, column.id))}
        </td>
      ))}
    </tr>
  );
}

function PupilRow({
  row,
  at,
  isStop,
  onFocusCell,
  onWalk,
  ...props
}: RegisterProps & {
  row: Row;
  at: number;
  /** Whether the cell of the column is the one that Tab comes to. */
  isStop: (column: number) => boolean;
  onFocusCell: (column: number) => void;
  onWalk: (event: KeyboardEvent) => void;
}) {
  const { register, columns, selected } = props;
  return (
    // behind the headings and the class
    <tr data-row aria-rowindex={at + 3}>
      <th scope="row">
        <button type="button" className={s.name} title={row.name} onClick={() => props.onPupil(row.id)}>
          {row.short}
          {!row.isMember && <small>{text.left}</small>}
        </button>
      </th>
      <td className={s.mean}>{shownValue(row, register.unit)}</td>
      {columns.map((column, index) => (
        <td key={column.id}>
          <HeatButton
            figure={register.cell(row.id, column.id)}
            unit={register.unit}
            label={`${row.name}, ${column.title}`}
            tabIndex={isStop(index) ? 0 : -1}
            data-cell={`${at}-${index}`}
            aria-pressed={selected?.studentId === row.id && selected.column === column.id}
            onFocus={() => onFocusCell(index)}
            onKeyDown={onWalk}
            onClick={() => props.onCell(row.id, column.id)}
          />
        </td>
      ))}
    </tr>
  );
}

/** Pupils down, anything across. One stop of the Tab key; arrows walk between the cells, Enter opens what is behind one. */
export function RegisterTable(props: RegisterProps) {
  const { register, columns, sorting, caption } = props;
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState<readonly [number, number]>([0, 0]);
  const rows = sortedRows(register, sorting);
  const drawn = useDrawnRows(rows.length, body, { height: ROW_HEIGHT });
  // Tab comes to a cell that is drawn
  const row = Math.min(Math.max(stop[0], drawn.from), drawn.to - 1);
  const column = Math.min(stop[1], columns.length - 1);

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = `${row + step[0]}-${column + step[1]}`;
    table.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  return (
    <table
      className={s.register}
      ref={table}
      data-part="register"
      aria-rowcount={rows.length + 2}
      // a few columns do not spread over the whole page
      style={{ maxWidth: `${226 + columns.length * 150}px` }}
    >
      <caption className="sr">{caption}</caption>
      <colgroup>
        <col className={s.who} />
        <col className={s.average} />
        {columns.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <Head {...props} />
      <tbody>
        <WholeClass {...props} />
      </tbody>
      <tbody ref={body}>
        <RowGap height={drawn.before} columns={columns.length + 2} />
        {rows.slice(drawn.from, drawn.to).map((each, index) => {
          const at = drawn.from + index;
          return (
            <PupilRow
              key={each.id}
              {...props}
              row={each}
              at={at}
              isStop={(of) => at === row && of === column}
              onFocusCell={(of) => setStop([at, of])}
              onWalk={walk}
            />
          );
        })}
        <RowGap height={drawn.after} columns={columns.length + 2} />
      </tbody>
    </table>
  );
}
