import { useId } from 'react';
import { clockTime, longDate } from '../lib/dates/danish-dates.ts';
import type { DateTimeFieldProps } from './calendar-popover.tsx';
import { classNames } from './class-names.ts';
import { useLoadedPanel } from './use-loaded-panel.ts';
import s from './date-time-field.module.css';
import fieldStyle from './field.module.css';

const loadCalendar = () => import('./calendar-popover.tsx');

/** A day and, where there is a usual time, a time, chosen in a calendar that opens from the field; everything in Danish and in Danish time. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, icon, value, empty, error, usualTime } = props;
  const { panel: calendar, place, opener } = useLoadedPanel(loadCalendar);
  const id = useId();
  return (
    <div className={classNames(fieldStyle.field, s.dateField)}>
      <span className={fieldStyle.label} id={id}>
        {label}
      </span>
      <button
        type="button"
        className={classNames(fieldStyle.input, s.dateButton)}
        {...opener}
        aria-labelledby={`${id} ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
      >
        {icon}
        <span id={`${id}-value`}>
          {value === null ? (
            empty
          ) : (
            <>
              {longDate(value)} {usualTime !== undefined && <br />}
              {usualTime !== undefined && clockTime(value)}
            </>
          )}
        </span>
      </button>
      {calendar && <calendar.CalendarPopover {...place} field={props} />}
      {error && (
        <p className={fieldStyle.fieldError} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
