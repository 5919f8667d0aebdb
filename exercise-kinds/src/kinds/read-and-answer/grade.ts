import type { ItemGrade } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import { choiceGrading } from '../choice/grade.ts';
import { choiceAnswer } from '../choice/shape.ts';
import { gapListGrading } from '../gap-list/grade.ts';
import { gapListAnswer } from '../gap-list/shape.ts';
import { gapTextGrading } from '../gap-text/grade.ts';
import { gapTextAnswer } from '../gap-text/shape.ts';
import { severalChoiceGrading } from '../several-choice/grade.ts';
import { severalChoiceAnswer } from '../several-choice/shape.ts';
import type { Question, ReadAndAnswer } from './shape.ts';

export const readAndAnswerGrading: Grading<ReadAndAnswer, unknown[]> = {
  grade: ({ questions }, given) => {
    const grades = questions.map((one, i) => gradeQuestion(one, given[i]));
    return {
      right: grades.reduce((sum, grade) => sum + grade.right, 0),
      of: grades.reduce((sum, grade) => sum + grade.of, 0),
      parts: grades.flatMap((grade) => grade.parts),
      questions: grades,
    };
  },
  rightAnswer: ({ questions }) => questions.map(rightAnswerOf),
};

/** An answer of another shape counts as none. */
function gradeQuestion(one: Question, given: unknown): ItemGrade {
  switch (one.kind) {
    case 'choice':
      return choiceGrading.grade(one, choiceAnswer.catch('').parse(given));
    case 'several-choice':
      return asOne(severalChoiceGrading.grade(one, severalChoiceAnswer.catch([]).parse(given)));
    case 'gap-text':
      return gapTextGrading.grade(one, gapTextAnswer.catch([]).parse(given));
    case 'gap-list':
      return gapListGrading.grade(one, gapListAnswer.catch([]).parse(given));
  }
}

/** A question that has several right options is one question all the same, right when all of it is: no more is said before. */
const asOne = (grade: ItemGrade): ItemGrade => ({
  ...grade,
  right: grade.parts.every(({ isRight }) => isRight) ? 1 : 0,
  of: 1,
});

function rightAnswerOf(one: Question): unknown {
  switch (one.kind) {
    case 'choice':
      return choiceGrading.rightAnswer(one);
    case 'several-choice':
      return severalChoiceGrading.rightAnswer(one);
    case 'gap-text':
      return gapTextGrading.rightAnswer(one);
    case 'gap-list':
      return gapListGrading.rightAnswer(one);
  }
}
