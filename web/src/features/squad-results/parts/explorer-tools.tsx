import type { ReactNode } from 'react';
import { Switch } from '../../../ui/choice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Register } from '../model/register-model.ts';
import { BY_AVERAGE, BY_NAME, sortingOf } from '../model/sort-rows.ts';
import { squadResultsText } from '../squad-results.text.ts';
import type { Explorer } from '../use-explorer.ts';
import s from './explorer-tools.module.css';

const text = squadResultsText.tools;

/** Which attempts count, what else is shown, and in which order. */
export function ExplorerTools({
  explorer,
  register,
  path,
}: {
  explorer: Explorer;
  register: Register | undefined;
  /** Stands at the left, above the switches. */
  path: ReactNode;
}) {
  const isRate = explorer.view === 'fejltyper';
  const options = [
    { value: BY_NAME, label: text.byName },
    { value: BY_AVERAGE, label: isRate ? text.byTotal : text.byAverage },
    { value: `-${BY_AVERAGE}`, label: isRate ? text.byTotalLeast : text.byAverageBest },
    ...(register?.columns ?? []).map(({ id, title }) => ({
      value: id,
      label: isRate ? text.byErrors(title) : text.byColumn(title),
    })),
  ];
  const { by, reverse } = explorer.sorting;
  const value = `${reverse ? '-' : ''}${by}`;
  return (
    <div className={`${s.tools} no-print`}>
      <div className={s.place}>{path}</div>
      {!isRate && (
        <div className={s.switches}>
          <Switch
            label={text.onlyLastTry}
            checked={explorer.onlyLastTry}
            onChange={(event) => explorer.setOnlyLastTry(event.currentTarget.checked)}
          />
          <Switch
            label={
              <>
                {text.showAll} <small className="muted">{text.showAllHint}</small>
              </>
            }
            checked={explorer.showAll}
            onChange={(event) => explorer.setShowAll(event.currentTarget.checked)}
          />
        </div>
      )}
      {register && register.columns.length > 0 && explorer.studentId === undefined && (
        <div className={s.sort}>
          <SelectField
            label={text.sort}
            value={options.some((each) => each.value === value) ? value : by}
            options={options}
            onChange={(to) => explorer.sortBy(sortingOf(to))}
          />
        </div>
      )}
    </div>
  );
}
