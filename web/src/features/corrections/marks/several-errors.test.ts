import { expect, it } from 'vitest';
import { makeCorrection } from '../testing/make-correction.ts';
import { layOutMarks } from './lay-out-marks.ts';
import { shownMarks, showsSeveralErrors } from './several-errors.ts';

const text = 'Vi løve hjem.';
const spelling = makeCorrection(text, 'løve', { id: 'a', types: ['spelling/vowel', 'grammar/present-r'] });
const confusion = makeCorrection(text, 'løve', { id: 'b', types: ['wordconfusion/sound-alike'] });
const before = Date.parse('2023-10-15T23:59:59+02:00') / 1000;
const after = Date.parse('2023-10-16T12:00:00+02:00') / 1000;

it('TC-11 CON-32 shows several errors per word only of homework reset or completed after 2023-10-16', () => {
  expect(showsSeveralErrors({ completed: after, resetAt: null })).toBe(true);
  expect(showsSeveralErrors({ completed: before, resetAt: null })).toBe(false);
  expect(showsSeveralErrors({ completed: null, resetAt: null })).toBe(false);
  expect(showsSeveralErrors({ completed: before, resetAt: { date: '2023-10-17T08:00:00.000Z' } })).toBe(true);
  expect(showsSeveralErrors({ completed: before, resetAt: { date: '2023-09-01T08:00:00.000Z' } })).toBe(false);
});

it('TC-11 CON-32 older homework has one mark with one reason on a word, newer has them all', () => {
  const marks = [spelling, confusion];
  const newer = shownMarks({ completed: after, resetAt: null }, marks);
  expect(newer).toBe(marks);
  expect(layOutMarks(text, newer).marks).toHaveLength(2);
  const older = shownMarks({ completed: before, resetAt: null }, marks);
  expect(older.map(({ id, categories }) => [id, categories.length])).toEqual([['a', 1]]);
  expect(layOutMarks(text, older).marks).toHaveLength(1);
});

it('TC-11 of two marks on a word the one that is not hidden is shown', () => {
  const hidden = { ...spelling, active: false };
  expect(shownMarks({ completed: before, resetAt: null }, [hidden, confusion]).map(({ id }) => id)).toEqual(['b']);
});
