import { z } from 'zod';
import { gradeOf } from '../../answers/item-grade.ts';
import { shuffled } from '../../answers/shuffled.ts';
import { itemKind } from '../../item-kind.ts';
import { because, different, line } from '../../texts.ts';

/** One question, one right option. */
export const choice = itemKind({
  shape: z
    .strictObject({ kind: z.literal('choice'), question: line, options: different(2, 6), answer: line, because })
    .refine(({ options, answer }) => options.includes(answer), 'the answer is no option'),
  answer: z.string(),
  play: ({ kind, question, options }, seed) => ({ kind, question, options: shuffled(options, seed) }),
  grade: (item, given) => gradeOf([{ isRight: given === item.answer, given, right: item.answer }]),
  rightAnswer: (item) => item.answer,
});
