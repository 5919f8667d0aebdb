import { schoolYear } from '@ordklar/school';

/** Abbreviated months as the specification writes them (SHELL-21). */
export const MONTHS = [
  'jan.',
  'feb.',
  'mar.',
  'apr.',
  'maj',
  'jun.',
  'jul.',
  'aug.',
  'sep.',
  'okt.',
  'nov.',
  'dec.',
] as const;
const WEEKDAYS = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'] as const;

/** The moment as a Danish wall shows it: month 0–11, weekday 0 = Sunday. */
interface Wall {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  weekday: number;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Wall time in Denmark, whatever the machine's own zone, summer time included. */
function wall(seconds: number): Wall {
  const part = Object.fromEntries(clock.formatToParts(seconds * 1000).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month: month - 1, day, hour, minute, weekday };
}

const two = (n: number) => String(n).padStart(2, '0');

/** Unix seconds or nothing; the server sends 0 or null for a date that is not set. */
export type Timestamp = number | null | undefined;

/** '21/11/26 09.05', or 'Ingen' without a date (SHELL-21, SHELL-22). */
export function shortDate(seconds: Timestamp): string {
  if (!seconds) return 'Ingen';
  const { year, month, day, hour, minute } = wall(seconds);
  return `${two(day)}/${two(month + 1)}/${two(year % 100)} ${two(hour)}.${two(minute)}`;
}

/** '21. nov. 2026', with time '21. nov. 2026 kl. 9.05'; 'Ingen' without a date. */
export function longDate(seconds: Timestamp, options: { time?: boolean } = {}): string {
  if (!seconds) return 'Ingen';
  const { year, month, day, hour, minute } = wall(seconds);
  const date = `${day}. ${MONTHS[month]} ${year}`;
  return options.time ? `${date} kl. ${hour}.${two(minute)}` : date;
}

/** Whole days from now to the moment on the Danish calendar: -1 yesterday, 0 today, 1 tomorrow. */
export function daysFromToday(seconds: number, now: number): number {
  const day = (at: number) => {
    const { year, month, day: date } = wall(at);
    return Date.UTC(year, month, date) / 86_400_000;
  };
  return day(seconds) - day(now);
}

/** 'I går kl. 20.00', 'I dag …', 'I morgen …', else '26. nov. 2026 kl. 20.00'; 'Ingen' without a deadline (SHELL-23). */
export function deadlineWords(seconds: Timestamp, now: number = Date.now() / 1000): string {
  if (!seconds) return 'Ingen';
  const word = ({ '-1': 'I går', 0: 'I dag', 1: 'I morgen' } as Record<string, string>)[daysFromToday(seconds, now)];
  if (!word) return longDate(seconds, { time: true });
  const { hour, minute } = wall(seconds);
  return `${word} kl. ${two(hour)}.${two(minute)}`;
}

/** The same inside a sentence: 'i morgen kl. 10.00'. */
export function deadlineInSentence(seconds: number, now: number): string {
  const words = deadlineWords(seconds, now);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** 'lørdag 21. nov.', for headings over a day. */
export function weekdayDate(seconds: number): string {
  const { weekday, day, month } = wall(seconds);
  return `${WEEKDAYS[weekday]} ${day}. ${MONTHS[month]}`;
}

/** 'kl. 9.05': the hour alone. */
export function clockTime(seconds: number): string {
  const { hour, minute } = wall(seconds);
  return `kl. ${hour}.${two(minute)}`;
}

/** 'kl. 9.05' of today, '21. nov. kl. 9.05' of another day, with the year of an earlier one: when something was saved last. */
export function lastTime(seconds: number, now: number = Date.now() / 1000): string {
  if (daysFromToday(seconds, now) === 0) return clockTime(seconds);
  const { year, month, day } = wall(seconds);
  if (year !== wall(now).year) return longDate(seconds, { time: true });
  return `${day}. ${MONTHS[month]} ${clockTime(seconds)}`;
}

/** 'i dag kl. 8.12', 'i går kl. 16.22', 'lørdag' of the last six days, else '3. nov.', with the year of an earlier one. */
export function pastDay(seconds: number, now: number = Date.now() / 1000): string {
  const days = daysFromToday(seconds, now);
  if (days >= -1) return `${days < 0 ? 'i går' : 'i dag'} ${clockTime(seconds)}`;
  const { year, month, day, weekday } = wall(seconds);
  if (days > -7) return WEEKDAYS[weekday] ?? '';
  return year === wall(now).year ? `${day}. ${MONTHS[month]}` : longDate(seconds);
}

/** '1 t. 5 min.', '5 min. 3 sek.', '0 sek.': at most two units, largest first (SHELL-24). */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), 't.'],
    [Math.floor((whole % 3600) / 60), 'min.'],
    [whole % 60, 'sek.'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 sek.';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** The start year of the school year that holds the moment. */
export const schoolYearOf = (seconds: number): number => schoolYear(new Date(seconds * 1000));
