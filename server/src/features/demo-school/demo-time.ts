import { danishDay } from '../../platform/clock/danish-day.ts';

const COPENHAGEN = 'Europe/Copenhagen';

/** Minutes that Copenhagen is ahead of UTC at a moment. */
function offsetMinutes(moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: COPENHAGEN,
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The moment `days` from today at a Danish clock time 'HH:MM'. */
export function dayAt(now: Date, days: number, time: string): Date {
  const utc = new Date(`${danishDay(now)}T${time}:00Z`);
  utc.setUTCDate(utc.getUTCDate() + days);
  return new Date(utc.getTime() - offsetMinutes(utc) * 60_000);
}
