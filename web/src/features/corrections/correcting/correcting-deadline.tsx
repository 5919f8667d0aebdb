import { deadlineWords } from '../../../lib/dates/danish-dates.ts';
import { daysLater } from '../../../lib/dates/danish-moment.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { IconCalendar } from '../../../ui/icons.ts';
import { correctingText as text } from './correcting.text.ts';
import s from './correcting-deadline.module.css';

/** By when pupils are to have corrected their texts. */
export function CorrectingDeadline({
  value,
  onChange,
  pastPlan = null,
  error,
}: {
  value: number | null;
  onChange: (deadline: number | null) => void;
  /** The planned deadline that has passed: it is said, and no text gets it. */
  pastPlan?: number | null;
  error?: string | undefined;
}) {
  const now = useNow();
  return (
    <div className={s.deadline}>
      <DateTimeField
        label={text.deadline}
        icon={<IconCalendar aria-hidden="true" />}
        value={value}
        onChange={onChange}
        empty={text.noDeadline}
        usualTime="20.00"
        presets={[
          { label: text.inAWeek, at: daysLater(now, 7, '20.00') },
          { label: text.noDeadline, at: null },
        ]}
        error={error}
      />
      {pastPlan !== null && <p className="small">{text.planPast(deadlineWords(pastPlan, now))}</p>}
    </div>
  );
}
