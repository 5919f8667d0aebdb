import { z } from 'zod';
import { because, different, line } from '../../texts.ts';

/** One question, one or more right options. */
export const severalChoiceShape = z
  .strictObject({
    kind: z.literal('several-choice'),
    question: line,
    options: different(3, 10),
    answers: different(1, 9),
    because,
  })
  .refine(({ options, answers }) => answers.every((answer) => options.includes(answer)), 'an answer is no option');
export type SeveralChoice = z.output<typeof severalChoiceShape>;

/** The chosen options. */
export const severalChoiceAnswer = z.array(z.string().max(2000)).max(10);
