import { gradeOfPicks } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import type { SeveralChoice } from './shape.ts';

export const severalChoiceGrading: Grading<SeveralChoice, string[]> = {
  grade: ({ options, answers }, given) =>
    gradeOfPicks(
      given.map((option) => options.indexOf(option)).filter((place) => place >= 0),
      answers.map((answer) => options.indexOf(answer)),
      [],
      (place) => options[place],
    ),
  rightAnswer: (item) => item.answers,
};
