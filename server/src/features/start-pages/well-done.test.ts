import { expect, it } from 'vitest';
import type { Progress } from './progress-of-squads.repo.ts';
import { wellDone } from './well-done.ts';

const row = (studentId: number, more: Partial<Progress>): Progress => ({
  homeworkId: studentId,
  squadId: 1,
  exerciseId: 9,
  title: 'Da alt gik galt',
  productId: 'teco',
  kind: 'items',
  studentId,
  studentName: `Elev ${studentId}`,
  category: 'Nutids-r',
  percent: null,
  earlier: null,
  marksBefore: null,
  marksNow: null,
  inTime: 3,
  late: 0,
  isInTime: true,
  isPraised: false,
  ...more,
});
const reported = (...rows: Progress[]) =>
  wellDone(rows).map(({ studentId, what, from, to }) => [studentId, what, from, to]);

it('tells what was corrected, got better and came in time for the first time, and nothing else', () => {
  expect(
    reported(
      row(1, { marksBefore: 16, marksNow: 2 }),
      row(2, { earlier: 31, percent: 61 }),
      row(3, { inTime: 0, late: 2 }),
    ),
  ).toEqual([
    [1, 'corrected', 16, 14],
    [2, 'better', 31, 61],
    [3, 'in-time', 0, 0],
  ]);
  expect(
    reported(
      row(1, { marksBefore: 16, marksNow: 9 }),
      row(2, { marksBefore: 2, marksNow: 0 }),
      row(3, { earlier: 60, percent: 70 }),
      row(4, { earlier: 20, percent: 50 }),
      row(5, { inTime: 0, late: 2, isInTime: false }),
      row(6, { inTime: 0, late: 0 }),
    ),
  ).toEqual([]);
});

it('what has been praised makes room for what has not', () => {
  const better = { earlier: 31, percent: 61 };
  const praised = { ...better, isPraised: true };
  expect(
    reported(row(1, praised), row(1, better), row(2, better), row(3, praised), row(4, better)).map(([id]) => id),
  ).toEqual([2, 4, 1]);
});

it('tells one thing of a pupil, and three at most', () => {
  const better = { earlier: 31, percent: 61 };
  expect(
    reported(row(1, better), row(1, better), row(2, better), row(3, better), row(4, better)).map(([id]) => id),
  ).toEqual([1, 2, 3]);
});
