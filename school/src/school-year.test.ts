import { expect, it } from 'vitest';
import { schoolYear, schoolYearName, schoolYearSpan } from './school-year.ts';

it.each([
  ['2026-07-31T21:59:59.999Z', 2025],
  ['2026-07-31T22:00:00Z', 2026],
  ['2026-12-31T23:30:00Z', 2026],
  ['2027-07-31T21:59:59Z', 2026],
])('PD-06: %s lies in the school year %i', (moment, year) => {
  expect(schoolYear(new Date(moment))).toBe(year);
  const { from, to } = schoolYearSpan(year);
  expect(from <= new Date(moment) && new Date(moment) < to).toBe(true);
});

it('one school year ends where the next begins', () => {
  for (let year = 1990; year < 2060; year++) {
    expect(schoolYearSpan(year).to).toEqual(schoolYearSpan(year + 1).from);
    expect(schoolYear(schoolYearSpan(year).from)).toBe(year);
    expect(schoolYear(new Date(schoolYearSpan(year).from.getTime() - 1))).toBe(year - 1);
  }
});

it('a school year is called by both its years', () => {
  expect(schoolYearName(2026)).toBe('2026/27');
  expect(schoolYearName(1999)).toBe('1999/00');
});
