import type { Clock } from '../platform/clock/clock.ts';

/** A Wednesday morning of the school year 2026, 10:00 in Copenhagen: where every test begins. */
export const TEST_START = new Date('2026-11-18T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(moment: Date | string): void;
  advance(milliseconds: number): void;
}

export function testClock(): TestClock {
  let now = TEST_START.getTime();
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = new Date(moment).getTime();
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
