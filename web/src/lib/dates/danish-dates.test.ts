import { describe, expect, it } from 'vitest';
import {
  clockTime,
  lastTime,
  daysFromToday,
  deadlineWords,
  duration,
  longDate,
  MONTHS,
  pastDay,
  schoolYearOf,
  shortDate,
  weekdayDate,
} from './danish-dates.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('Danish dates', () => {
  it('SHELL-21 abbreviates the twelve months', () => {
    expect(MONTHS.join(' ')).toBe('jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.');
    expect(MONTHS.map((_, month) => longDate(Date.UTC(2026, month, 15, 12) / 1000))).toEqual(
      MONTHS.map((month) => `15. ${month} 2026`),
    );
  });
  it('SHELL-21 writes dd/mm/yy hh.mm in Danish time', () => {
    expect(shortDate(at('2026-11-21T08:05:00Z'))).toBe('21/11/26 09.05');
    expect(shortDate(at('2005-01-02T23:30:00Z'))).toBe('03/01/05 00.30');
  });
  it('SHELL-21 TXT-103 writes {d}. {month} {yyyy}, with kl. H.MM when asked', () => {
    expect(longDate(at('2026-11-05T08:05:00Z'))).toBe('5. nov. 2026');
    expect(longDate(at('2026-05-05T07:05:00Z'), { time: true })).toBe('5. maj 2026 kl. 9.05');
  });
  it('SHELL-22 TXT-101 says Ingen where there is no date', () => {
    expect([shortDate(null), shortDate(0), longDate(undefined), deadlineWords(null)]).toEqual(Array(4).fill('Ingen'));
  });
  it('SHELL-23 says I går, I dag and I morgen with the hour', () => {
    const now = at('2026-11-21T10:00:00+01:00');
    expect(deadlineWords(at('2026-11-20T23:59:00+01:00'), now)).toBe('I går kl. 23.59');
    expect(deadlineWords(at('2026-11-21T08:00:00+01:00'), now)).toBe('I dag kl. 08.00');
    expect(deadlineWords(at('2026-11-22T00:00:00+01:00'), now)).toBe('I morgen kl. 00.00');
    expect(deadlineWords(at('2026-11-23T20:00:00+01:00'), now)).toBe('23. nov. 2026 kl. 20.00');
    expect(deadlineWords(at('2026-11-19T20:00:00+01:00'), now)).toBe('19. nov. 2026 kl. 20.00');
  });
  it('says a past day by the clock, the weekday, the date, and the year of an earlier one', () => {
    const now = at('2026-11-23T10:00:00+01:00');
    const days = ['23T08:12', '22T16:22', '21T12:00', '17T12:00', '16T12:00'].map((day) =>
      at(`2026-11-${day}:00+01:00`),
    );
    expect(days.map((day) => pastDay(day, now))).toEqual([
      'i dag kl. 8.12',
      'i går kl. 16.22',
      'lørdag',
      'tirsdag',
      '16. nov.',
    ]);
    expect(pastDay(at('2025-06-20T12:00:00+02:00'), now)).toBe('20. jun. 2025');
  });
  it('SHELL-23 counts days on the calendar over both changes of the clock', () => {
    const spring = at('2026-03-28T23:30:00+01:00');
    expect(deadlineWords(at('2026-03-29T23:30:00+02:00'), spring)).toBe('I morgen kl. 23.30');
    const autumn = at('2026-10-25T00:10:00+02:00');
    expect(deadlineWords(at('2026-10-25T23:50:00+01:00'), autumn)).toBe('I dag kl. 23.50');
    expect(daysFromToday(at('2026-10-26T00:00:00+01:00'), autumn)).toBe(1);
  });
  it('SHELL-23 shows the repeated hour of the autumn night alike', () => {
    expect(shortDate(at('2026-10-25T00:30:00Z'))).toBe('25/10/26 02.30');
    expect(shortDate(at('2026-10-25T01:30:00Z'))).toBe('25/10/26 02.30');
  });
  it('SHELL-24 TXT-104 writes durations in t., min. and sek.', () => {
    expect([0, 42, 60, 303, 3600, 3900, 7265].map(duration)).toEqual([
      '0 sek.',
      '42 sek.',
      '1 min.',
      '5 min. 3 sek.',
      '1 t.',
      '1 t. 5 min.',
      '2 t. 1 min.',
    ]);
  });
  it('SHELL-25 reads unix seconds', () => {
    expect(longDate(1_000_000_000)).toBe('9. sep. 2001');
  });
  it('names weekdays, clock times and school years', () => {
    expect(weekdayDate(at('2026-11-21T10:00:00Z'))).toBe('lørdag 21. nov.');
    expect(clockTime(at('2026-11-21T09:42:00Z'))).toBe('kl. 10.42');
    const now = at('2026-11-21T22:30:00Z');
    expect(lastTime(at('2026-11-20T23:05:00Z'), now)).toBe('kl. 0.05');
    expect(lastTime(at('2026-11-20T22:55:00Z'), now)).toBe('20. nov. kl. 23.55');
    expect(lastTime(at('2025-11-20T22:55:00Z'), now)).toBe('20. nov. 2025 kl. 23.55');
    expect([schoolYearOf(at('2026-07-31T21:59:00Z')), schoolYearOf(at('2026-07-31T22:01:00Z'))]).toEqual([2025, 2026]);
  });
});
