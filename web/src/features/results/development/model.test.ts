import { expect, it } from 'vitest';
import { errorRows, saidOf, tenthsOf } from './model.ts';

it.each([
  [[4], null],
  [[4, 0], 'gone'],
  [[0, 2, 0], 'gone'],
  [[4, 2], 'fewest'],
  [[4, 3], 'fewer'],
  [[4, 4], 'same'],
  [[1.1, 1.4], 'same'],
  [[4, 6], 'more'],
  [[0, 1], 'more'],
])('RES-05 errors %j on a hundred words are said as %s', (rates, said) => {
  expect(saidOf(rates)).toBe(said);
});

it('counts on a hundred words, so that a longer text is not worse', () => {
  const marked = [100, 400].map((words, n) => ({ exerciseProgressId: n, title: 'T', completed: 0, words }));
  const errors = [{ type: 'vowel', title: 'Vokal', categoryId: 'spelling', errors: [2, 4] }];
  const [row] = errorRows({ marked, errors, next: null });
  expect(row).toMatchObject({ rates: [2, 1], isNext: false, said: 'fewest' });
});

it('right answers are said in tenths', () => {
  expect([tenthsOf({ correct: 13, of: 15 }), tenthsOf({ correct: 0, of: 0 })]).toEqual([9, 0]);
});
