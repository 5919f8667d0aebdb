import { z } from 'zod';
import { because } from '../../texts.ts';

/** A gap: what may stand in it, the best first, and what the pupil gets to know (»at løbe«). */
const gap = z.strictObject({
  answers: z.array(z.string().trim().min(1).max(60)).min(1).max(8),
  hint: z.string().trim().min(1).max(60).optional(),
});

/** A text with gaps to write in. */
export const gapTextShape = z
  .strictObject({
    kind: z.literal('gap-text'),
    parts: z
      .array(z.union([z.string().min(1), gap]))
      .min(1)
      .max(60),
    caseMatters: z.boolean().optional(),
    marksMatter: z.boolean().optional(),
    because,
  })
  .refine(({ parts }) => parts.some((part) => typeof part !== 'string'), 'there is no gap');
export type GapText = z.output<typeof gapTextShape>;

/** What is written in each gap. */
export const gapTextAnswer = z.array(z.string().max(200)).max(60);

export const gapsOf = ({ parts }: Pick<GapText, 'parts'>): z.output<typeof gap>[] =>
  parts.filter((part) => typeof part !== 'string');
