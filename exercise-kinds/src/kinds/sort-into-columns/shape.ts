import { z } from 'zod';
import { because, different, line } from '../../texts.ts';

/** Words to sort into columns by their titles. */
export const sortIntoColumnsShape = z
  .strictObject({
    kind: z.literal('sort-into-columns'),
    task: line,
    columns: z
      .array(z.strictObject({ title: line, members: different(1, 12) }))
      .min(2)
      .max(5),
    because,
  })
  .refine(({ columns }) => {
    const all = columns.flatMap(({ members }) => members);
    return new Set(all).size === all.length;
  }, 'a word stands in two columns');
export type SortIntoColumns = z.output<typeof sortIntoColumnsShape>;

/** The members of each column, in the columns' order. */
export const sortIntoColumnsAnswer = z.array(z.array(z.string().max(400)).max(60)).max(5);
