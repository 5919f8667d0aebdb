import { describe, expect, it } from 'vitest';
import { danishMoment } from '../../../lib/dates/danish-moment.ts';
import { exercisesText } from '../exercises.text.ts';
import { dayAndMonth, deadlineOf, findFaults, visibleWords, wordCountOf } from './assignment.ts';

const now = danishMoment('2026-11-21', '10.00');
const basket = {
  exercises: [],
  isCorrected: false,
  correctBy: null,
  deadline: undefined,
  available: null,
  wordCount: '',
};

describe('What is filled in before assigning', () => {
  it('HW-01 takes a deadline in a week at 20.00 until somebody chooses one, and none when that is chosen', () => {
    expect(deadlineOf({}, now)).toBe(danishMoment('2026-11-28', '20.00'));
    expect(deadlineOf({ deadline: null }, now)).toBeNull();
    expect(findFaults(basket, now)).toEqual({});
  });

  it('HW-01 refuses a deadline that has passed and a task that shows after its deadline', () => {
    expect(findFaults({ ...basket, deadline: now - 60 }, now)).toEqual({ deadline: exercisesText.check.deadlinePast });
    const deadline = now + 3600;
    expect(findFaults({ ...basket, deadline, available: deadline }, now)).toEqual({
      available: exercisesText.check.availableAfter,
    });
    expect(findFaults({ ...basket, deadline, available: deadline - 60 }, now)).toEqual({});
    expect(findFaults({ ...basket, deadline: null, available: now + 9e6 }, now)).toEqual({});
  });

  it('HW-01 takes whole numbers of words from 1 to 20,000, and nothing for the exercise’s own', () => {
    expect(['', ' ', '250', '20.000', '1'].map((wordCount) => wordCountOf({ wordCount }))).toEqual([
      null,
      null,
      250,
      20_000,
      1,
    ]);
    for (const wordCount of ['0', '20001', '-5', 'mange', '1,5', '2.5'])
      expect(findFaults({ ...basket, wordCount }, now)).toEqual({ wordCount: exercisesText.check.words });
  });

  it('HW-02 says when pupils will see it', () => {
    expect(visibleWords(null, now)).toBe('med det samme');
    expect(visibleWords(now - 60, now)).toBe('med det samme');
    expect(visibleWords(danishMoment('2026-11-21', '14.00'), now)).toBe('fra i dag kl. 14.00');
    expect(visibleWords(danishMoment('2026-11-22', '08.00'), now)).toBe('fra i morgen kl. 8.00');
    expect(visibleWords(danishMoment('2026-11-23', '08.00'), now)).toBe('fra mandag kl. 8.00');
    expect(visibleWords(danishMoment('2026-12-12', '08.00'), now)).toBe('fra 12. dec. kl. 8.00');
  });

  it('leaves out this year and names another', () => {
    expect(dayAndMonth(danishMoment('2026-11-02', '08.00'), now)).toBe('2. nov.');
    expect(dayAndMonth(danishMoment('2027-01-04', '08.00'), now)).toBe('4. jan. 2027');
  });
});
