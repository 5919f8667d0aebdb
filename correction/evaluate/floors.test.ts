import { join } from 'node:path';
import { expect, it } from 'vitest';
import { belowFloors, readFloors } from './floors.ts';

const floors = { atLeast: { 'check.all.recall': 0.8, 'ud.restore.f1': 0.88 }, atMost: { 'ud.comma.perThousand': 2 } };

it('is content with figures at their floors', () => {
  const figures = new Map([
    ['check.all.recall', 0.8],
    ['ud.restore.f1', 0.9],
    ['ud.comma.perThousand', 2],
  ]);
  expect(belowFloors(figures, floors)).toEqual([]);
});

it('names every figure that misses its floor', () => {
  const figures = new Map([
    ['check.all.recall', 0.79],
    ['ud.comma.perThousand', 2.1],
  ]);
  expect(belowFloors(figures, floors)).toEqual([
    'check.all.recall: 0.7900, at least 0.8 wanted',
    'ud.comma.perThousand: 2.1000, at most 2 wanted',
  ]);
});

it('misses a figure of the repository that was not made, but none of a file that lies outside', () => {
  expect(belowFloors(new Map(), floors)).toEqual(['check.all.recall: no figure, at least 0.8 wanted']);
});

it('the floors of the repository are numbers', () => {
  const { atLeast, atMost } = readFloors(join(import.meta.dirname, 'floors.json'));
  const limits = [...Object.values(atLeast), ...Object.values(atMost)];
  expect(limits.length).toBeGreaterThan(0);
  expect(limits.every((limit) => Number.isFinite(limit))).toBe(true);
});
