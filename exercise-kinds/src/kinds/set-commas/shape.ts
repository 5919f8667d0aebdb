import { z } from 'zod';
import { because, places } from '../../texts.ts';

/** A text without its commas. A comma's place is the number of the word that it follows; `optional` ones never count. */
export const setCommasShape = z
  .strictObject({
    kind: z.literal('set-commas'),
    words: z.array(z.string().trim().min(1).max(60)).min(3).max(200),
    commas: places,
    optional: places.optional(),
    because,
  })
  .refine(({ words, commas }) => (commas.at(-1) ?? 0) < words.length - 1, 'a comma stands behind the last word')
  .refine(({ words }) => words.every((word) => !word.includes(',')), 'a word holds a comma');
export type SetCommas = z.output<typeof setCommasShape>;

/** The places of the commas that were set. */
export const setCommasAnswer = z.array(z.int().min(0)).max(200);
