import { danishDay } from './danish-day.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const wall = (seconds: number) => clock.format(seconds * 1000);

/** The Danish time of a moment (unix seconds) as it is typed: '20.00'. */
export const danishClock = (seconds: number): string => wall(seconds).slice(11).replace(':', '.');

/** A typed time as '20.00': takes '20', '8.05', '20:00' and '2000'. Null when it is no time of day. */
export function parseClock(typed: string): string | null {
  const match = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}.${String(minute).padStart(2, '0')}`;
}

/** Unix seconds of a day ('2026-11-27') and time ('20.00') in Denmark, whatever the machine's own zone. */
export function danishMoment(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time.replace('.', ':')}:00Z`) / 1000;
  // Denmark is one or two hours ahead; the right guess reads back as what was asked for
  const wanted = `${day} ${time.replace('.', ':')}`;
  return [asUtc - 7200, asUtc - 3600].find((guess) => wall(guess) === wanted) ?? asUtc - 3600;
}

/** The same time of day (or another one) so many calendar days later. */
export function daysLater(seconds: number, days: number, time: string = danishClock(seconds)): number {
  const noon = danishMoment(danishDay(seconds), '12.00');
  return danishMoment(danishDay(noon + days * 86_400), time);
}
