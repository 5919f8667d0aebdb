import { expect, it } from 'vitest';
import { gradeFor, isForStudent } from './evaluation.policy.ts';

it.each([
  ['words and a visible grade', 'Flot.', true, true, '10'],
  ['words and a hidden grade', 'Flot.', false, true, null],
  ['a visible grade alone', '', true, true, '10'],
  ['a hidden grade alone', '', false, false, null],
])('EVAL-07 of %s the pupil sees: %#', (_, evaluation, gradeVisible, isSeen, grade) => {
  const row = { evaluation, gradeVisible, grade: '10' as const };
  expect(isForStudent(row)).toBe(isSeen);
  expect(gradeFor(row, true)).toBe(grade);
  expect(gradeFor(row, false)).toBe('10');
});
