import { expect, it } from 'vitest';
import { maySeeQuestions } from './question.policy.ts';

it.each([
  ['pupil', 1, null, false],
  ['pupil', 1, new Date(0), true],
  ['teacher', 2, null, true],
  ['teacher', 2, new Date(0), true],
])('PD-04 the %s (%s) sees the questions of an edition sent back %s: %s', (_, id, readyAt, may) => {
  expect(maySeeQuestions({ id }, { studentId: 1 }, { readyAt })).toBe(may);
});
