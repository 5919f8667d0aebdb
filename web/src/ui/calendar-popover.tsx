import { type ReactNode, useEffect, useId, useState } from 'react';
import { danishDay } from '../lib/dates/danish-day.ts';
import { danishClock, danishMoment, parseClock } from '../lib/dates/danish-moment.ts';
import { useNow } from '../lib/dates/use-now.ts';
import { Button } from './button.tsx';
import { Month } from './month.tsx';
import { Panel } from './overlays.tsx';
import { panelOffset } from './panel-offset.ts';
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
  /** The time that a day gets when there was no date, such as '20.00'; without it a day is chosen, which begins at midnight. */
  usualTime?: string;
  /** What is wrong; shown under the field. */
  error?: string | undefined;
}

const Presets = ({ presets, onChoose }: { presets: readonly DatePreset[]; onChoose: (at: number | null) => void }) => (
  <div className={s.datePresets}>
    {presets.map((preset) => (
      <Button key={preset.label} onClick={() => onChoose(preset.at)}>
        {preset.label}
      </Button>
    ))}
  </div>
);

type Asked = DateTimeFieldProps & { onDone: () => void };

/** Presets, and the month to choose a day of. */
function Days({
  label,
  value,
  presets = [],
  onDay,
  onPreset,
}: Asked & { onDay: (day: string) => void; onPreset: (at: number | null) => void }) {
  const now = useNow();
  return (
    <>
      {presets.length > 0 && <Presets presets={presets} onChoose={onPreset} />}
      <Month
        label={label}
        day={value === null ? null : danishDay(value)}
        shown={danishDay(value ?? now)}
        onChange={onDay}
      />
    </>
  );
}

/** A day alone: choosing one is all. */
function DayOnly(asked: Asked) {
  const choose = (at: number | null) => {
    asked.onChange(at);
    asked.onDone();
  };
  return (
    <div className={s.dateBox}>
      <Days {...asked} onPreset={choose} onDay={(day) => choose(danishMoment(day, '00.00'))} />
    </div>
  );
}

function DayAndTime({ usualTime, ...asked }: Asked & { usualTime: string }) {
  const { value, onChange, onDone } = asked;
  const [typed, setTyped] = useState(value === null ? usualTime : danishClock(value));
  const timeId = useId();
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
    <div className={s.dateBox}>
      <Days {...asked} onPreset={choose} onDay={(day) => onChange(danishMoment(day, time ?? usualTime))} />
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

/** Measures the panel around its content, also when another month makes it higher. */
function useOffset(field: HTMLElement | null): [offset: number, setContent: (content: HTMLElement | null) => void] {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const panel = content?.closest<HTMLElement>('[role=dialog]');
    if (!field || !content || !panel) return;
    const place = () => {
      const height = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
      setOffset(panelOffset(field.getBoundingClientRect(), height, innerHeight));
    };
    const observer = new ResizeObserver(place);
    observer.observe(content);
    return () => observer.disconnect();
  }, [field, content]);
  return [offset, setContent];
}

/** The calendar of a DateTimeField, open beside its button. */
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
  const [offset, setContent] = useOffset(anchor);
  const { usualTime } = field;
  const onDone = () => onChange(false);
  return (
    <Panel
      anchor={anchor}
      open={open}
      onChange={onChange}
      label={field.label}
      placement="bottom end"
      offset={offset}
      className={s.datePopup ?? ''}
    >
      <div ref={setContent}>
        {usualTime === undefined ? (
          <DayOnly {...field} onDone={onDone} />
        ) : (
          <DayAndTime {...field} usualTime={usualTime} onDone={onDone} />
        )}
      </div>
    </Panel>
  );
}
