import type { z } from 'zod';
import type { ItemGrade } from './answers/item-grade.ts';

/**
 * A kind of item: what an author writes, what the pupil's page gets, what the page answers and how that is graded.
 * `Play` never holds the answer key; an answer of the right shape never makes `grade` throw.
 */
export interface ItemKind<Shape extends z.ZodType, Play, Answer extends z.ZodType> {
  shape: Shape;
  answer: Answer;
  /** @param seed the same for one attempt: options keep their order when the page is loaded again. */
  play(item: z.output<Shape>, seed: number): Play;
  grade(item: z.output<Shape>, answer: z.output<Answer>): ItemGrade;
  /** The answer that gets everything right. */
  rightAnswer(item: z.output<Shape>): z.output<Answer>;
}

/** Lets the compiler find the types of a kind. */
export const itemKind = <Shape extends z.ZodType, Play, Answer extends z.ZodType>(
  kind: ItemKind<Shape, Play, Answer>,
): ItemKind<Shape, Play, Answer> => kind;
