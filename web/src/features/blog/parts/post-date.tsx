import { danishDay } from '../../../lib/dates/danish-day.ts';

const MONTHS = 'jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.'.split(' ');

/** The day of a moment in Copenhagen, such as 4. nov. 2026: the same on the server and in every browser. */
export function PostDate({ seconds, className }: { seconds: number; className?: string | undefined }) {
  const day = danishDay(seconds);
  const [year, month, date] = day.split('-');
  return (
    <time dateTime={day} className={className}>
      {Number(date)}. {MONTHS[Number(month) - 1]} {year}
    </time>
  );
}
