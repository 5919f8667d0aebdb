import type { WrongAnswer } from '../item-kind.ts';
import type { ItemGrade } from './item-grade.ts';

/** Stands for a gap where a text is shown on a line. */
export const GAP = '____';

/** The parts that were wrong, under what they were an answer to. */
export const wrongUnder = (prompt: string, { parts }: Pick<ItemGrade, 'parts'>): WrongAnswer => ({
  prompt,
  parts: parts.filter(({ isRight }) => !isRight),
});
