const COPENHAGEN = 'Europe/Copenhagen';
/** When mails go out, in Copenhagen; the weekly ones on Mondays. */
const HOUR = 7;
const DAY_MS = 24 * 60 * 60_000;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: COPENHAGEN,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function wall(moment: Date) {
  const of = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const seconds = Number(of['hour']) * 3600 + Number(of['minute']) * 60 + Number(of['second']);
  return { weekday: of['weekday'], seconds };
}

/** Seven o'clock in Copenhagen on the day of a moment; right also on the days when the clock is changed, at night. */
function sevenOf(moment: Date): Date {
  const whole = Math.floor(moment.getTime() / 1000) * 1000;
  const guess = new Date(whole - (wall(moment).seconds - HOUR * 3600) * 1000);
  return new Date(guess.getTime() - (wall(guess).seconds - HOUR * 3600) * 1000);
}

/** The last moment, at or before now, at which mails of the frequency went out. */
export function lastSlot(frequency: 'daily' | 'weekly', now: Date): Date {
  const isSlot = (slot: Date) => slot <= now && (frequency === 'daily' || wall(slot).weekday === 'Mon');
  const days = Array.from({ length: 8 }, (_, ago) => sevenOf(new Date(now.getTime() - ago * DAY_MS)));
  return days.find(isSlot) ?? now;
}
