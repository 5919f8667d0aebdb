import { gradeOf } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import type { SortIntoColumns } from './shape.ts';

export const sortIntoColumnsGrading: Grading<SortIntoColumns, string[][]> = {
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
};
