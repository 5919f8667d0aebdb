import { expect, it } from 'vitest';
import { danishDay } from './danish-day.ts';

const byIntl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen', dateStyle: 'short' });
const HOUR = 3600;

it('is the day that clocks in Copenhagen show, also around the hours in which they change', () => {
  const start = Date.UTC(2019, 11, 30) / 1000;
  const end = Date.UTC(2034, 0, 3) / 1000;
  const wrong: number[] = [];
  for (let at = start; at < end; at += HOUR) if (danishDay(at) !== byIntl.format(at * 1000)) wrong.push(at);
  for (const at of [
    Date.UTC(2026, 2, 29, 1),
    Date.UTC(2026, 9, 25, 1),
    Date.UTC(2026, 9, 24, 22),
    Date.UTC(2026, 9, 25, 23),
  ])
    for (const second of [-1, 0, 1]) {
      const moment = at / 1000 + second;
      if (danishDay(moment) !== byIntl.format(moment * 1000)) wrong.push(moment);
    }
  expect(wrong).toEqual([]);
});
