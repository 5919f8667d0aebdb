import { weekdayDate } from '../../../lib/dates/danish-dates.ts';
import { danishDay } from '../../../lib/dates/danish-day.ts';
import { daysLater } from '../../../lib/dates/danish-moment.ts';

/** A day of the week that is shown: 'Mandag' and '23.'. */
export interface WeekDay {
  /** '2026-11-23' in Denmark. */
  day: string;
  weekday: string;
  date: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 4;

/** Days since Monday of a Danish calendar day. */
const sinceMonday = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Monday to Friday of the week that a moment (unix seconds) lies in, and a weekend day on which something is due. */
export function daysOfWeek(now: number, dueDays: ReadonlySet<string>): WeekDay[] {
  const monday = daysLater(now, -sinceMonday(danishDay(now)), '12.00');
  return Array.from({ length: 7 }, (_, index) => daysLater(monday, index, '12.00')).flatMap((noon, index) => {
    const day = danishDay(noon);
    const [weekday = '', date = ''] = weekdayDate(noon).split(' ');
    const name = weekday.slice(0, 1).toUpperCase() + weekday.slice(1);
    return index <= FRIDAY || dueDays.has(day) ? [{ day, weekday: name, date }] : [];
  });
}

/** The number of the week (ISO 8601, as in Danish calendars) that a moment (unix seconds) lies in. */
export function weekNumber(now: number): number {
  const today = danishDay(now);
  // the week belongs to the year of its Thursday
  const thursday = Date.parse(`${today}T12:00:00Z`) + (3 - sinceMonday(today)) * DAY_MS;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / (7 * DAY_MS)) + 1;
}
