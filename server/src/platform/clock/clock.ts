/** Where the time comes from. Features never call Date.now(). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Whole seconds since 1970, as the wire wants them; null stays null. */
export const toUnix = <T extends Date | null>(moment: T): T extends Date ? number : null =>
  (moment === null ? null : Math.floor(moment.getTime() / 1000)) as T extends Date ? number : null;

export const fromUnix = (seconds: number): Date => new Date(seconds * 1000);

/** The start year of the school year (1 August – 31 July, Copenhagen) that a moment lies in (PD-06). */
export function schoolYear(moment: Date): number {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Copenhagen',
    year: 'numeric',
    month: '2-digit',
  })
    .format(moment)
    .split('-')
    .map(Number);
  return month >= 8 ? year : year - 1;
}

/** The first moment of a school year and of the next one. Copenhagen is two hours ahead of UTC on 1 August. */
export const schoolYearSpan = (year: number): { from: Date; to: Date } => ({
  from: new Date(Date.UTC(year, 6, 31, 22)),
  to: new Date(Date.UTC(year + 1, 6, 31, 22)),
});
