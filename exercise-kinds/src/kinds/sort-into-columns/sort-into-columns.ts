import { z } from 'zod';
import { gradeOf } from '../../answers/item-grade.ts';
import { shuffled } from '../../answers/shuffled.ts';
import { itemKind } from '../../item-kind.ts';
import { because, different, line } from '../../texts.ts';

/** Words to sort into columns by their titles. */
export const sortIntoColumns = itemKind({
  shape: z
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
    }, 'a word stands in two columns'),
  /** The members of each column, in the columns' order. */
  answer: z.array(z.array(z.string().max(400)).max(60)).max(5),
  play: ({ kind, task, columns }, seed) => ({
    kind,
    task,
    columns: columns.map(({ title }) => title),
    members: shuffled(
      columns.flatMap(({ members }) => members),
      seed,
    ),
  }),
  grade: ({ columns }, given) =>
    gradeOf(
      columns.flatMap(({ title, members }) =>
        members.map((member) => {
          const chosen = columns[given.findIndex((column) => column.includes(member))]?.title ?? '';
          return { isRight: chosen === title, given: chosen, right: `${member}: ${title}` };
        }),
      ),
    ),
  rightAnswer: ({ columns }) => columns.map(({ members }) => members),
});
