import { gradeOf } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import type { Choice } from './shape.ts';

export const choiceGrading: Grading<Choice, string> = {
  grade: (item, given) => gradeOf([{ isRight: given === item.answer, given, right: item.answer }]),
  rightAnswer: (item) => item.answer,
};
