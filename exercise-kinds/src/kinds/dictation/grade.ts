import { gradeOf } from '../../answers/item-grade.ts';
import { isOneOf } from '../../answers/same-text.ts';
import type { Grading } from '../../item-kind.ts';
import type { Dictation } from './shape.ts';

export const dictationGrading: Grading<Dictation, string> = {
  grade: (item, given) => gradeOf([{ isRight: isOneOf(given, item.answers, item), given, right: item.answers[0] }]),
  rightAnswer: (item) => item.answers[0],
};
