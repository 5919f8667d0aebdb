import { gradeOf } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import { type GapList, listGapsOf } from './shape.ts';

export const gapListGrading: Grading<GapList, string[]> = {
  grade: (item, given) =>
    gradeOf(
      listGapsOf(item).map(({ answer }, i) => ({ isRight: given[i] === answer, given: given[i] ?? '', right: answer })),
    ),
  rightAnswer: (item) => listGapsOf(item).map(({ answer }) => answer),
};
