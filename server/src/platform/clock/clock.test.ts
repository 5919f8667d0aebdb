import { expect, it } from 'vitest';
import { fromUnix, schoolYear, schoolYearSpan, toUnix } from './clock.ts';

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

it('moments are whole seconds on the wire, and null stays null', () => {
  expect(toUnix(new Date('2026-11-18T09:00:00.999Z'))).toBe(1_794_992_400);
  expect(fromUnix(1_794_992_400)).toEqual(new Date('2026-11-18T09:00:00Z'));
  expect(toUnix(null)).toBeNull();
});
