import type { PartGrade } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import { corrections } from './corrections.ts';
import { type Proofread, textWith } from './shape.ts';

export const proofreadGrading: Grading<Proofread, string> = {
  /** Every corrected mistake counts one; every change of what was right takes one away again. */
  grade: ({ parts }, given) => {
    const { mistakes, needless } = corrections(parts, given);
    const graded: PartGrade[] = mistakes.map(({ mistake, isRight, became, at }) => ({
      isRight,
      given: became,
      right: mistake.answers[0],
      at,
      ...(mistake.because ? { because: mistake.because } : {}),
    }));
    const hits = mistakes.filter(({ isRight }) => isRight).length;
    return {
      right: Math.max(0, hits - needless.length),
      of: mistakes.length,
      parts: [
        ...graded,
        ...needless.map(({ was, became, at }) => ({ isRight: false, given: became, right: was, at, isNeedless: true })),
      ],
    };
  },
  rightAnswer: (item) => textWith(item, ({ answers }) => answers[0]),
};
