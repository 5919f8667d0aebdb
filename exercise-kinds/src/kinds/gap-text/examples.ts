import { sentence } from '../../answers/item-texts.ts';
import type { Examples } from '../../item-kind.ts';
import { gapTextGrading } from './grade.ts';
import { type GapText, gapsOf } from './shape.ts';

export const gapTextExamples: Examples<GapText> = {
  example: {
    kind: 'gap-text',
    parts: [
      'I går ',
      { answers: ['løb'], hint: 'løbe' },
      ' vi om kap, og bagefter ',
      { answers: ['spiste', 'åd'] },
      ' vi is.',
    ],
  },
  wrongAnswers: (item) =>
    gapsOf(item).flatMap(({ hint, answers }, gap) =>
      // a hint may be the answer itself where the word is to stay as it is
      ['', 'xyz', ...(hint && !answers.some((one) => one.toLowerCase() === hint) ? [hint] : [])].map((word) =>
        gapTextGrading.rightAnswer(item).with(gap, word),
      ),
    ),
  likeness: ({ parts }) => parts.map((part) => (typeof part === 'string' ? part : part.answers[0])).join(''),
  texts: ({ parts }) =>
    everyAnswer(parts.map((part) => (typeof part === 'string' ? [part] : part.answers))).map(sentence),
};

/** The best answers put in, and then each other answer in its turn. */
function everyAnswer(parts: readonly (readonly string[])[]): string[] {
  const best = parts.map(([first]) => first);
  const others = parts.flatMap((answers, i) => answers.slice(1).map((answer) => best.with(i, answer)));
  return [best, ...others].map((words) => words.join(''));
}
