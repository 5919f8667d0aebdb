import { expect, it } from 'vitest';
import { type Given, nextTurn, stepStates } from './course-of-play.ts';

const given = (item: number, right: number, round: 1 | 2 = 1): Given => ({
  item,
  round,
  answer: 'x',
  feedback: { grade: { right, of: 2, parts: [] }, rightAnswer: 'x', because: null },
});

it('PD-11: every item comes once, then those that went wrong once more', () => {
  expect(nextTurn(3, [])).toEqual({ item: 1, round: 1 });
  const first = [given(1, 2), given(2, 1), given(3, 0)];
  expect(nextTurn(3, first.slice(0, 2))).toEqual({ item: 3, round: 1 });
  expect(nextTurn(3, first)).toEqual({ item: 2, round: 2 });
  expect(nextTurn(3, [...first, given(2, 0, 2)])).toEqual({ item: 3, round: 2 });
  expect(nextTurn(3, [...first, given(2, 0, 2), given(3, 2, 2)])).toBeNull();
  expect(nextTurn(1, [given(1, 2)])).toBeNull();
});

it('an answer that waits for the net counts as given, and does not come again', () => {
  const waiting: Given = { item: 1, round: 1, answer: 'x', feedback: null };
  expect(nextTurn(2, [waiting])).toEqual({ item: 2, round: 1 });
  expect(nextTurn(1, [waiting])).toBeNull();
  expect(stepStates(3, [waiting, given(2, 1)])).toEqual(['waiting', 'wrong', 'open']);
});

it('a step shows the first answer, not the second', () => {
  expect(stepStates(1, [given(1, 0), given(1, 2, 2)])).toEqual(['wrong']);
});
