import { z } from 'zod';
import { block, line } from '../../texts.ts';
import { choiceShape } from '../choice/shape.ts';
import { gapListShape } from '../gap-list/shape.ts';
import { gapTextShape } from '../gap-text/shape.ts';
import { severalChoiceShape } from '../several-choice/shape.ts';

const question = z.union([choiceShape, severalChoiceShape, gapTextShape, gapListShape]);
/** A question about a text is an item of one of these kinds. */
export type Question = z.output<typeof question>;

/** A text and questions about it. Where `mayLookBack` is false the text is gone when the questions come. */
export const readAndAnswerShape = z.strictObject({
  kind: z.literal('read-and-answer'),
  title: line,
  byline: line.optional(),
  text: z.array(block).min(1),
  mayLookBack: z.boolean(),
  questions: z.array(question).min(1).max(20),
});
export type ReadAndAnswer = z.output<typeof readAndAnswerShape>;

/** The answer to each question; one of another shape than its kind's counts as none. */
export const readAndAnswerAnswer = z.array(z.unknown()).max(20);
