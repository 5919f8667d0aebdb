import { expect, it } from 'vitest';
import { isFree, isOwnAndVisible, mayRestore } from './homework.policy.ts';

const now = new Date('2026-11-18T09:00:00Z');
const pupil = { id: 1 };
const teacher = { id: 2 };

it.each([
  ['pupil', pupil, null, true],
  ['pupil', pupil, now, true],
  ['pupil', pupil, new Date(now.getTime() + 1), false],
  ['teacher', teacher, null, false],
])('HW-02 the %s %o has a task visible from %s as the own one: %s', (_, actor, availableAt, may) => {
  expect(isOwnAndVisible(actor, { studentId: 1, availableAt }, now)).toBe(may);
});

it('PD-10 a task is free where its pupil has chosen it', () => {
  expect(isFree({ studentId: 1, teacherId: 1 })).toBe(true);
  expect(isFree({ studentId: 1, teacherId: 2 })).toBe(false);
});

it('who removed homework brings it back, and nobody else', () => {
  expect([pupil, teacher].map((actor) => mayRestore(actor, { removedBy: 2 }))).toEqual([false, true]);
  expect(mayRestore(teacher, { removedBy: null })).toBe(false);
});
