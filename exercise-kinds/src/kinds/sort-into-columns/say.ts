import { columnsOf } from '../../answers/answer-values.ts';
import { wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableSortIntoColumns } from './play.ts';

export const saySortIntoColumns: Say<PlayableSortIntoColumns> = {
  emptyAnswer: ({ columns }) => columns.map(() => []),
  isAnswered: ({ members }, value) => columnsOf(value).flat().length === members.length,
  spoken: ({ members }) => members.join('. '),
  wrong: ({ task }, { grade }) => [wrongUnder(task, grade)],
};
