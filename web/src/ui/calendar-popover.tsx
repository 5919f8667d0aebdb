import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/da';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import { danishClock, danishDay, danishMoment, parseClock } from '../lib/dates/danish-moment.ts';
import { useNow } from '../lib/dates/use-now.ts';
import { Button } from './button.tsx';
import { InMantine } from './mantine.tsx';
import { Anchor } from './overlays.tsx';
import s from './date-time-field.module.css';
import fieldStyle from './field.module.css';

/** A choice beside the calendar; null means no date at all. */
export interface DatePreset {
  label: string;
  at: number | null;
}

/** What a DateTimeField is given. */
export interface DateTimeFieldProps {
  label: string;
  icon: ReactNode;
  /** Unix seconds. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** What stands in the field without a date, such as 'Ingen frist'. */
  empty: string;
  presets?: readonly DatePreset[];
  /** The time that a day gets when there was no date, such as '20.00'. */
  usualTime: string;
  /** What is wrong; shown under the field. */
  error?: string | undefined;
}

/** Escape closes the calendar alone, not the modal that it stands in: Mantine's modals look for this sign. */
const keepEscape = (event: { target: EventTarget }) =>
  (event.target as Element).setAttribute('data-mantine-stop-propagation', 'true');

function Calendar({ value, onChange, presets = [], usualTime, onDone }: DateTimeFieldProps & { onDone: () => void }) {
  const [typed, setTyped] = useState(value === null ? usualTime : danishClock(value));
  const timeId = useId();
  const now = useNow();
  const time = parseClock(typed);
  const type = (text: string) => {
    setTyped(text);
    const parsed = parseClock(text);
    if (parsed && value !== null) onChange(danishMoment(danishDay(value), parsed));
  };
  const choose = (at: number | null) => {
    onChange(at);
    onDone();
  };
  return (
    <div className={s.dateBox} onFocusCapture={keepEscape}>
      {presets.length > 0 && (
        <div className={s.datePresets}>
          {presets.map((preset) => (
            <Button key={preset.label} onClick={() => choose(preset.at)}>
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      <DatePicker
        locale="da"
        firstDayOfWeek={1}
        hideOutsideDates
        value={value === null ? null : danishDay(value)}
        defaultDate={danishDay(value ?? now)}
        onChange={(day) => day && onChange(danishMoment(day, time ?? usualTime))}
      />
      <div className={s.dateTime}>
        <label htmlFor={timeId}>Klokken</label>
        <input
          id={timeId}
          className={fieldStyle.input}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={time === null || undefined}
          aria-describedby={time === null ? `${timeId}-error` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && time && onDone()}
        />
        <Button look="primary" onClick={onDone} disabled={time === null}>
          Færdig
        </Button>
      </div>
      {time === null && (
        <p className={fieldStyle.fieldError} id={`${timeId}-error`} role="alert">
          Skriv tiden som 20.00
        </p>
      )}
    </div>
  );
}

/** The calendar of a DateTimeField, open beside its button. Drawn closed first, as the other overlays are. */
export function CalendarPopover({
  anchor,
  open,
  onChange,
  field,
}: {
  anchor: HTMLElement | null;
  open: boolean;
  onChange: (open: boolean) => void;
  field: DateTimeFieldProps;
}) {
  const isDrawn = useMounted();
  return (
    <InMantine>
      <Popover
        opened={open && isDrawn}
        onChange={onChange}
        position="bottom-end"
        withRoles={false}
        trapFocus
        returnFocus
        shadow="lg"
        middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      >
        <Popover.Target>
          <Anchor of={anchor} />
        </Popover.Target>
        <Popover.Dropdown className={s.datePopup} role="dialog" aria-label={field.label}>
          <Calendar {...field} onDone={() => onChange(false)} />
        </Popover.Dropdown>
      </Popover>
    </InMantine>
  );
}
