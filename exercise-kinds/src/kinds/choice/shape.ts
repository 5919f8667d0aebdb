import { z } from 'zod';
import { because, different, line } from '../../texts.ts';

/** One question, one right option. */
export const choiceShape = z
  .strictObject({ kind: z.literal('choice'), question: line, options: different(2, 6), answer: line, because })
  .refine(({ options, answer }) => options.includes(answer), 'the answer is no option');
export type Choice = z.output<typeof choiceShape>;

/** The chosen option. */
export const choiceAnswer = z.string().max(2000);
