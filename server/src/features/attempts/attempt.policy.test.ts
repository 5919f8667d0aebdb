import { expect, it } from 'vitest';
import { isOwn, maySeeNumbers, maySeeOwnAttempt, maySeeOwnText } from './attempt.policy.ts';

const now = new Date('2026-11-18T09:00:00Z');
const later = new Date('2026-11-18T09:00:01Z');
const pupil = { id: 1 };
const other = { id: 2 };
const row = { studentId: 1, availableAt: null, removedAt: null, readyAt: now, hideResults: false };

it.each([
  ['the pupil', pupil, {}, true],
  ['another pupil, or a teacher', other, {}, false],
  ['the pupil from the minute it is visible', pupil, { availableAt: now }, true],
  ['the pupil before it is visible', pupil, { availableAt: later }, false],
  ['the pupil of a task that was taken back', pupil, { removedAt: now }, false],
])('HW-02 an attempt is seen as an own one by %s: %s', (_, actor, changes, may) => {
  expect(maySeeOwnAttempt(actor, { ...row, ...changes }, now)).toBe(may);
  expect(maySeeOwnText(actor, { ...row, ...changes }, now)).toBe(may);
});

it('PD-04 the pupil sees the marked text only when it is sent back', () => {
  expect(maySeeOwnText(pupil, { ...row, readyAt: null }, now)).toBe(false);
  expect(maySeeOwnAttempt(pupil, row, now)).toBe(true);
});

it.each([
  ['pupil', pupil, false, true],
  ['pupil', pupil, true, false],
  ['teacher', other, false, true],
  ['teacher', other, true, true],
])('HW-09 the %s %o of hidden (%s) results sees the numbers: %s', (_, actor, hideResults, may) => {
  expect(maySeeNumbers(actor, { ...row, hideResults })).toBe(may);
  expect(isOwn(actor, row)).toBe(actor === pupil);
});
