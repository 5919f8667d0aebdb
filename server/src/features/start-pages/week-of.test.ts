import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

it.each([
  ['a Monday just after midnight', '2026-11-22T23:00:00Z', '2026-11-22T23:00:00Z', '2026-11-29T23:00:00Z'],
  ['a Sunday just before midnight', '2026-11-29T22:59:59Z', '2026-11-22T23:00:00Z', '2026-11-29T23:00:00Z'],
  ['the week in which summer time ends', '2026-10-23T10:00:00Z', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['the week in which it begins', '2027-03-28T10:00:00Z', '2027-03-21T23:00:00Z', '2027-03-28T22:00:00Z'],
])('the week of %s runs from Monday to Sunday in Denmark', (_, moment, from, to) => {
  expect(weekOf(new Date(moment))).toEqual({ from: new Date(from), to: new Date(to) });
});
