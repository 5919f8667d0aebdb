import { Button } from '../../../ui/button.tsx';
import { IconChevronDown } from '../../../ui/icons.ts';
import { shownValue, spreadOf, weakIn } from '../model/heat.ts';
import type { Column } from '../model/register-model.ts';
import { sortedRows } from '../model/sort-rows.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { HeatNumber, saidFigure } from './heat-cell.tsx';
import s from './register-lanes.module.css';
import type { RegisterProps } from './register-table.tsx';
import { Spread, WEAK_BINS } from './spread.tsx';

const text = squadResultsText.register;

function Lane({ column, ...props }: RegisterProps & { column: Column }) {
  const { register, onColumn, selected, onCell } = props;
  const { unit } = register;
  const weak = weakIn(register, column.id).length;
  return (
    <details className={s.lane} open={selected?.column === column.id || undefined}>
      <summary>
        <span className={s.title}>{column.title}</span>
        <span className={s.value}>
          {shownValue(column, unit)}
          {unit === 'percent' && column.value !== null && <small> %</small>}
        </span>
        <IconChevronDown aria-hidden="true" />
        <Spread bins={spreadOf(register, column.id)} weakTo={WEAK_BINS[unit]} className={s.strip} />
        <span className={s.weak}>
          {unit === 'rate' ? text.many(weak) : column.value === null ? text.uncountedHere : text.weak(weak)}
        </span>
      </summary>
      <ul className={s.pupils}>
        {sortedRows(register, { by: column.id, reverse: false }).map((row) => {
          const figure = register.cell(row.id, column.id);
          const said = saidFigure(figure ?? { value: null, done: 0, open: 0 }, unit);
          return (
            <li key={row.id}>
              <button
                type="button"
                className={s.pupil}
                aria-label={`${row.name}, ${column.title}: ${said}`}
                onClick={() => onCell(row.id, column.id)}
              >
                <span>{row.short}</span>
                <HeatNumber figure={figure} unit={unit} className={s.number} />
              </button>
            </li>
          );
        })}
      </ul>
      {onColumn && (
        <Button look="line" className={s.below} onClick={() => onColumn(column.id)}>
          {text.open(column.title)}
        </Button>
      )}
    </details>
  );
}

/** The register on a phone, turned: a list of columns, each opening its pupils, weakest first. Nothing scrolls sideways. */
export function RegisterLanes(props: RegisterProps) {
  return (
    <div className={s.lanes} role="group" aria-label={props.caption} data-part="register">
      {props.columns.map((column) => (
        <Lane key={column.id} column={column} {...props} />
      ))}
    </div>
  );
}
