import { describe, expect, it } from 'vitest';
import { danishDay } from './danish-day.ts';
import { danishClock, danishMoment, daysLater, parseClock } from './danish-moment.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('Danish moments', () => {
  it('reads day and time from a moment and back, in winter and in summer', () => {
    for (const iso of ['2026-11-27T19:00:00Z', '2026-07-01T18:00:00Z', '2026-12-31T23:30:00Z']) {
      expect(danishMoment(danishDay(at(iso)), danishClock(at(iso)))).toBe(at(iso));
    }
    expect(danishDay(at('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
    expect(danishClock(at('2026-07-01T18:00:00Z'))).toBe('20.00');
  });

  it('keeps the hour of the day over the change to summer time', () => {
    const before = danishMoment('2027-03-25', '20.00');
    expect(daysLater(before, 7)).toBe(danishMoment('2027-04-01', '20.00'));
    expect(daysLater(before, 7) - before).toBe(7 * 86_400 - 3600);
  });

  it('understands times as people type them and nothing else', () => {
    expect(['8', '8.05', '20:00', ' 2000 ', '0.00'].map(parseClock)).toEqual([
      '08.00',
      '08.05',
      '20.00',
      '20.00',
      '00.00',
    ]);
    expect(['24', '8.60', 'kl. 8', '', '8.5', '-1'].map(parseClock)).toEqual([null, null, null, null, null, null]);
  });
});
