import { gradeOf } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import { type Order, ordersOf } from './shape.ts';

export const orderGrading: Grading<Order, string[]> = {
  grade: (item, given) => {
    const grades = ordersOf(item).map((right) =>
      gradeOf(right.map((piece, i) => ({ isRight: given[i] === piece, given: given[i] ?? '', right: piece }))),
    );
    return grades.reduce((best, grade) => (grade.right > best.right ? grade : best));
  },
  rightAnswer: (item) => item.pieces,
};
