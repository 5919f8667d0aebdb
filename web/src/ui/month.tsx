import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import s from './month.module.css';

/** What a list of months or of years is given by the calendar. */
interface Listed {
  value: unknown;
  onChange: (id: number) => void;
  items: readonly { id: number; formatted: string }[];
}

const List = ({ label, listed: { value, onChange, items } }: { label: string; listed: Listed }) => (
  <select
    className={s.list}
    aria-label={label}
    value={String(value)}
    onChange={(event) => onChange(Number(event.currentTarget.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

/** A month to choose a day in, Monday first; arrow keys walk, Page Up and Down turn the months. Days are like 2026-11-23. */
export function Month({
  label,
  day,
  shown,
  onChange,
}: {
  label: string;
  day: string | null;
  /** The day whose month is shown first. */
  shown: string;
  onChange: (day: string) => void;
}) {
  return (
    <Calendar
      aria-label={label}
      firstDayOfWeek="mon"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been opened, and a dialog's focus goes into it
      autoFocus
      value={day === null ? null : parseDate(day)}
      defaultFocusedValue={parseDate(shown)}
      onChange={(chosen) => onChange(chosen.toString())}
    >
      <div className={s.head}>
        <Button slot="previous" className={s.turn ?? ''} aria-label="Forrige måned">
          <IconChevronLeft aria-hidden="true" />
        </Button>
        <CalendarMonthPicker format="long">{(months) => <List label="Måned" listed={months} />}</CalendarMonthPicker>
        <CalendarYearPicker>{(years) => <List label="År" listed={years} />}</CalendarYearPicker>
        <Button slot="next" className={s.turn ?? ''} aria-label="Næste måned">
          <IconChevronRight aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className={s.grid ?? ''} weekdayStyle="long">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={s.weekday ?? ''}>{name.slice(0, 2)}.</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className={s.day ?? ''} date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
