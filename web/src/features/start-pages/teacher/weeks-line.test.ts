import { expect, it } from 'vitest';
import { lastOf, scaleOf } from './weeks-line.tsx';

const none = Array<number | null>(8).fill(null);

it('says the last week that has answers, and the change over four weeks where they are known', () => {
  expect(lastOf(none)).toBeNull();
  expect(lastOf([...none.slice(1), 70])).toEqual({ percent: 70, change: null });
  expect(lastOf([60, 61, 62, 64, 66, 68, 69, 70])).toEqual({ percent: 70, change: 6 });
  expect(lastOf([60, null, null, null, 66, null, 69, null])).toEqual({ percent: 69, change: 9 });
});

it('has one scale for all classes: 35–80, wider where one lies beyond it', () => {
  expect(scaleOf([{ weeks: none }])).toEqual({ low: 35, high: 80 });
  expect(scaleOf([{ weeks: [50] }, { weeks: [null, 93, 20] }])).toEqual({ low: 20, high: 93 });
});
