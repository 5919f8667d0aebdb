const yearAndMonth = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
});

/** The start year of the school year (1 August – 31 July, Copenhagen) that a moment lies in (PD-06). */
export function schoolYear(moment: Date): number {
  const [year = 0, month = 0] = yearAndMonth.format(moment).split('-').map(Number);
  return month >= 8 ? year : year - 1;
}

/** The first moment of a school year and of the next one. Copenhagen is two hours ahead of UTC on 1 August. */
export const schoolYearSpan = (year: number): { from: Date; to: Date } => ({
  from: new Date(Date.UTC(year, 6, 31, 22)),
  to: new Date(Date.UTC(year + 1, 6, 31, 22)),
});

/** '2026/27' of a start year. */
export const schoolYearName = (startYear: number): string =>
  `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`;
