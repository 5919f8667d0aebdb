import { describe, expect, it } from 'vitest';
import { SPELLING_GRADE_CLASSES, SPELLING_GRADE_FLOORS, spellingGradeSpan } from './grades.ts';
import { isSpellingType, SPELLING_TYPE_CODES, SPELLING_TYPES } from './spelling-types.ts';

const spans = (grade: number) => SPELLING_GRADE_CLASSES.map((_, column) => spellingGradeSpan(grade, column));

describe('The reference tables', () => {
  it('CON-42 REF-01 every code has its error type, in order', () => {
    expect(SPELLING_TYPES.map(({ code }) => code)).toEqual(SPELLING_TYPE_CODES);
    expect(SPELLING_TYPE_CODES).toHaveLength(15);
    expect(['S01', 'S15', 'S00', 'S16', 's01'].map(isSpellingType)).toEqual([true, true, false, false, false]);
  });

  it('CON-41 REF-03 the known cells of the extended table are the specification’s, in every class', () => {
    const known = { 10: [100, 100], 9: [97, 99], 1: [5, 14], 0: [0, 4] };
    for (const [grade, [from, to]] of Object.entries(known))
      expect(spans(Number(grade))).toEqual(SPELLING_GRADE_CLASSES.map(() => ({ from, to })));
  });

  it('DEC-20 every percent from 0 to 100 gives one grade, and higher grades want more, in every class', () => {
    expect(SPELLING_GRADE_FLOORS).toHaveLength(11);
    for (const column of SPELLING_GRADE_CLASSES.keys()) {
      const covered = SPELLING_GRADE_FLOORS.flatMap((_, grade) => {
        const { from, to } = spellingGradeSpan(grade, column);
        return Array.from({ length: to - from + 1 }, (_each, step) => from + step);
      });
      expect(covered).toEqual(Array.from({ length: 101 }, (_each, percent) => percent));
    }
  });

  it('DEC-20 no class wants less than the one below it for the same grade', () => {
    for (const floors of SPELLING_GRADE_FLOORS) expect(floors).toEqual([...floors].toSorted((a, b) => a - b));
  });
});
