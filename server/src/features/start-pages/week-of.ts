const danishHour = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first moment of a day ('2026-11-23') in Denmark, which is one or two hours ahead of UTC. */
function danishMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const guess = [2, 1].map((hours) => new Date(utc - hours * 60 * 60 * 1000));
  return guess.find((moment) => danishHour.format(moment) === `${day} 00`) ?? new Date(utc);
}

/** The week, Monday to Sunday in Denmark, that a moment lies in: from its first moment until the next week's. */
export function weekOf(moment: Date): { from: Date; to: Date } {
  const today = Date.parse(danishHour.format(moment).slice(0, 10));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  const dayAt = (days: number) => new Date(monday + days * DAY_MS).toISOString().slice(0, 10);
  return { from: danishMidnight(dayAt(0)), to: danishMidnight(dayAt(7)) };
}
