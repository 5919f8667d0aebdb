import { z } from 'zod';
import { gradeOf } from '../../answers/item-grade.ts';
import { itemKind } from '../../item-kind.ts';
import { because, different, line } from '../../texts.ts';

/** A gap that is filled from a list; the list keeps its order, since »nogen, nogle« are read as a pair. */
const listGap = z
  .strictObject({ options: different(2, 6), answer: line })
  .refine(({ options, answer }) => options.includes(answer), 'the answer is no option');

/** A text with gaps to fill from lists. */
export const gapList = itemKind({
  shape: z
    .strictObject({
      kind: z.literal('gap-list'),
      parts: z
        .array(z.union([z.string().min(1), listGap]))
        .min(1)
        .max(60),
      because,
    })
    .refine(({ parts }) => parts.some((part) => typeof part !== 'string'), 'there is no gap'),
  answer: z.array(z.string().max(400)).max(60),
  play: ({ kind, parts }) => ({
    kind,
    parts: parts.map((part) => (typeof part === 'string' ? part : { options: part.options })),
  }),
  grade: (item, given) =>
    gradeOf(
      gapsOf(item).map(({ answer }, i) => ({ isRight: given[i] === answer, given: given[i] ?? '', right: answer })),
    ),
  rightAnswer: (item) => gapsOf(item).map(({ answer }) => answer),
});

const gapsOf = ({ parts }: { parts: (string | z.output<typeof listGap>)[] }) =>
  parts.filter((part) => typeof part !== 'string');
