import { useId, useState } from 'react';
import { clockTime, longDate } from '../lib/dates/danish-dates.ts';
import type { DateTimeFieldProps } from './calendar-popover.tsx';
import { useLoaded } from './use-loaded.ts';
import { classNames } from './class-names.ts';
import s from './date-time-field.module.css';
import fieldStyle from './field.module.css';

const loadCalendar = () => import('./calendar-popover.tsx');

/** A day and a time, chosen in a calendar that opens from the field; everything in Danish and in Danish time. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, icon, value, empty, error } = props;
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const calendar = useLoaded(loadCalendar, open || isNear);
  const id = useId();
  return (
    <div className={classNames(fieldStyle.field, s.dateField)}>
      <span className={fieldStyle.label} id={id}>
        {label}
      </span>
      <button
        type="button"
        className={fieldStyle.input}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id} ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        ref={setButton}
      >
        {icon}
        <span id={`${id}-value`}>
          {value === null ? (
            empty
          ) : (
            <>
              {longDate(value)} <br />
              {clockTime(value)}
            </>
          )}
        </span>
      </button>
      {calendar && <calendar.CalendarPopover anchor={button} open={open} onChange={setOpen} field={props} />}
      {error && (
        <p className={fieldStyle.fieldError} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
