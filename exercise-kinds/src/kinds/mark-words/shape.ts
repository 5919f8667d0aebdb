import { z } from 'zod';
import { because, line, places } from '../../texts.ts';

/** A sentence whose words of one sort are to be marked. Words keep the marks that stand at them. */
export const markWordsShape = z
  .strictObject({
    kind: z.literal('mark-words'),
    task: line,
    words: z.array(line).min(2).max(120),
    marked: places.min(1),
    because,
  })
  .refine(({ words, marked }) => marked.at(-1)! < words.length, 'a mark lies behind the last word');
export type MarkWords = z.output<typeof markWordsShape>;

/** The places of the marked words. */
export const markWordsAnswer = z.array(z.int().min(0)).max(120);
