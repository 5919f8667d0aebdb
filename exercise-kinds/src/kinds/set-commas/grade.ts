import { gradeOfPicks } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import { wordsAroundComma } from './say.ts';
import type { SetCommas } from './shape.ts';

export const setCommasGrading: Grading<SetCommas, number[]> = {
  grade: ({ words, commas, optional = [] }, given) => {
    const grade = gradeOfPicks(
      given.filter((place) => place < words.length - 1),
      commas,
      optional,
      (place) => wordsAroundComma(words, place),
    );
    if (commas.length > 0) return grade;
    // A sentence that needs none counts as one answer: leaving it alone.
    return { ...grade, right: grade.parts.length === 0 ? 1 : 0, of: 1 };
  },
  rightAnswer: (item) => item.commas,
};
