import { z } from 'zod';
import { shuffled } from '../../answers/shuffled.ts';
import type { Play } from '../../item-kind.ts';
import type { SortIntoColumns } from './shape.ts';

export const playableSortIntoColumns = z.object({
  kind: z.literal('sort-into-columns'),
  task: z.string(),
  columns: z.array(z.string()),
  members: z.array(z.string()),
});
export type PlayableSortIntoColumns = z.output<typeof playableSortIntoColumns>;

export const playSortIntoColumns: Play<SortIntoColumns, PlayableSortIntoColumns> = ({ kind, task, columns }, seed) => ({
  kind,
  task,
  columns: columns.map(({ title }) => title),
  members: shuffled(
    columns.flatMap(({ members }) => members),
    seed,
  ),
});
