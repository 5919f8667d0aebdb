import { z } from 'zod';
import { because, different, line } from '../../texts.ts';

/** A gap that is filled from a list; the list keeps its order, since »nogen, nogle« are read as a pair. */
const listGap = z
  .strictObject({ options: different(2, 6), answer: line })
  .refine(({ options, answer }) => options.includes(answer), 'the answer is no option');

/** A text with gaps to fill from lists. */
export const gapListShape = z
  .strictObject({
    kind: z.literal('gap-list'),
    parts: z
      .array(z.union([z.string().min(1), listGap]))
      .min(1)
      .max(60),
    because,
  })
  .refine(({ parts }) => parts.some((part) => typeof part !== 'string'), 'there is no gap');
export type GapList = z.output<typeof gapListShape>;

/** The option in each gap. */
export const gapListAnswer = z.array(z.string().max(400)).max(60);

export const listGapsOf = ({ parts }: Pick<GapList, 'parts'>): z.output<typeof listGap>[] =>
  parts.filter((part) => typeof part !== 'string');
