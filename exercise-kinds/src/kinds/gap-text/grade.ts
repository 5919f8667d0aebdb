import { gradeOf } from '../../answers/item-grade.ts';
import { isOneOf } from '../../answers/same-text.ts';
import type { Grading } from '../../item-kind.ts';
import { type GapText, gapsOf } from './shape.ts';

export const gapTextGrading: Grading<GapText, string[]> = {
  grade: (item, given) =>
    gradeOf(
      gapsOf(item).map(({ answers }, i) => ({
        isRight: isOneOf(given[i] ?? '', answers, item),
        given: given[i] ?? '',
        right: answers[0],
      })),
    ),
  rightAnswer: (item) => gapsOf(item).map(({ answers }) => answers[0]),
};
