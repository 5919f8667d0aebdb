import { aboutWords, wholeSentences } from '../../answers/item-texts.ts';
import type { Examples } from '../../item-kind.ts';
import type { SortIntoColumns } from './shape.ts';

export const sortIntoColumnsExamples: Examples<SortIntoColumns> = {
  example: {
    kind: 'sort-into-columns',
    task: 'Sorter ordene.',
    columns: [
      { title: 'en', members: ['kat', 'båd'] },
      { title: 'et', members: ['hus', 'træ', 'egern'] },
    ],
  },
  wrongAnswers: ({ columns }) =>
    columns.map((_, place) => columns.map(({ members }, i) => (i === place ? members.slice(1) : members))),
  likeness: ({ columns }) => columns.flatMap(({ members }) => members).toSorted(),
  texts: ({ task, columns }) => [...aboutWords(task), ...columns.flatMap(({ members }) => wholeSentences(members))],
};
