import { z } from 'zod';
import { gradeOf } from '../../answers/item-grade.ts';
import { shuffled } from '../../answers/shuffled.ts';
import { itemKind } from '../../item-kind.ts';
import { because, different, line } from '../../texts.ts';

/** Pieces to put in order; `alternatives` are other right orders, as places in `pieces`. */
export const order = itemKind({
  shape: z
    .strictObject({
      kind: z.literal('order'),
      task: line,
      pieces: different(3, 12),
      alternatives: z
        .array(z.array(z.int().min(0)))
        .max(6)
        .optional(),
      because,
    })
    .refine(
      ({ pieces, alternatives = [] }) =>
        alternatives.every((one) => one.toSorted((a, b) => a - b).join() === pieces.map((_, i) => i).join()),
      'an alternative does not have every piece once',
    ),
  answer: z.array(z.string().max(400)).max(12),
  play: ({ kind, task, pieces }, seed) => ({ kind, task, pieces: inAnotherOrder(pieces, seed) }),
  grade: (item, given) => {
    const grades = ordersOf(item).map((right) =>
      gradeOf(right.map((piece, i) => ({ isRight: given[i] === piece, given: given[i] ?? '', right: piece }))),
    );
    return grades.reduce((best, grade) => (grade.right > best.right ? grade : best));
  },
  rightAnswer: (item) => item.pieces,
});

const ordersOf = ({ pieces, alternatives = [] }: { pieces: string[]; alternatives?: number[][] | undefined }) => [
  pieces,
  ...alternatives.map((places) => places.map((place) => pieces[place])),
];

/** Never the right order itself. */
function inAnotherOrder(pieces: string[], seed: number): string[] {
  const mixed = shuffled(pieces, seed);
  return mixed.every((piece, i) => piece === pieces[i]) ? [...mixed.slice(1), mixed[0]] : mixed;
}
