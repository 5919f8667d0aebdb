import { expect, it } from 'vitest';
import { danishMoment } from '../../../lib/dates/danish-moment.ts';
import { daysOfWeek, weekNumber } from './days-of-week.ts';

const at = (day: string, time = '10.00') => danishMoment(day, time);

it.each([
  ['2026-11-23', 48],
  ['2026-11-29', 48],
  ['2026-11-30', 49],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2025-12-29', 1],
])('%s lies in week %i', (day, week) => {
  expect(weekNumber(at(day, '00.05'))).toBe(week);
  expect(weekNumber(at(day, '23.55'))).toBe(week);
});

it('the week is Monday to Friday, also seen on a Sunday night and over the change of the clock', () => {
  expect(daysOfWeek(at('2026-11-29', '23.30'), new Set()).map(({ weekday, date }) => `${weekday} ${date}`)).toEqual([
    'Mandag 23.',
    'Tirsdag 24.',
    'Onsdag 25.',
    'Torsdag 26.',
    'Fredag 27.',
  ]);
  expect(daysOfWeek(at('2026-10-25', '12.00'), new Set()).map(({ day }) => day)).toEqual([
    '2026-10-19',
    '2026-10-20',
    '2026-10-21',
    '2026-10-22',
    '2026-10-23',
  ]);
});

it('a weekend day is shown when something is due on it', () => {
  expect(
    daysOfWeek(at('2026-11-23'), new Set(['2026-11-29', '2026-12-05']))
      .map(({ day }) => day)
      .at(-1),
  ).toBe('2026-11-29');
});
