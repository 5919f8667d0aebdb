import type { ResultsRow } from '@ordklar/contract';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import type { Figure, Register, Row, Unit } from '../model/register-model.ts';
import { type Sorting, sortedRows } from '../model/sort-rows.ts';
import { squadResultsText } from '../squad-results.text.ts';

const text = squadResultsText.register;

/** A cell of a sheet: words, a number, or nothing. */
export type SheetCell = string | number | null;

/** The number; a word where something is handed in that is not counted, which the screen shows as a tick. */
const cellOf = (figure: Figure | undefined, unit: Unit): SheetCell =>
  figure?.value ?? (figure && figure.done > 0 && unit === 'percent' ? text.handedIn : null);

/** The register as a sheet: a row of headings, the class, then its pupils as they are sorted. */
export function tableOf(register: Register, sorting: Sorting, squadName: string): SheetCell[][] {
  const { columns, total } = register;
  return [
    [text.pupil, register.unit === 'percent' ? text.average : text.total, ...columns.map(({ title }) => title)],
    [text.whole(squadName), total.value, ...columns.map((column) => cellOf(column, register.unit))],
    ...sortedRows(register, sorting).map((row): SheetCell[] => [
      row.isMember ? row.name : `${row.name} (${text.left})`,
      row.value,
      ...columns.map(({ id }) => cellOf(register.cell(row.id, id), register.unit)),
    ]),
  ];
}

/** A pupil's own page as a sheet: what stands in its lines, the pupil beside the class. */
export function pupilTable(register: Register, row: Row, squadName: string, by: string): SheetCell[][] {
  const { unit, columns, cell } = register;
  return [
    [by, row.name, text.whole(squadName)],
    ...columns
      .filter(({ id }) => cell(row.id, id))
      .map((column): SheetCell[] => [column.title, cellOf(cell(row.id, column.id), unit), cellOf(column, unit)]),
  ];
}

/** The pupils of one exercise as a sheet, in the order in which they are shown. */
export function triesTable(rows: readonly ResultsRow[]): SheetCell[][] {
  const { pupils, slip } = squadResultsText;
  return [
    [
      text.pupil,
      pupils.percent,
      pupils.right,
      pupils.outOf,
      pupils.attempt,
      pupils.minutesUsed,
      pupils.handedIn,
      slip.late,
    ],
    ...rows.map((row): SheetCell[] => [
      row.studentName,
      row.percent,
      row.correctAnswers,
      row.answerCount,
      row.attempt,
      row.timeSpent === null ? null : Math.round(row.timeSpent / 60),
      row.completed === null ? slip.missing : longDate(row.completed, { time: true }),
      row.isLate ? slip.late : null,
    ]),
  ];
}

/** Words that a spreadsheet would take for a formula begin with an apostrophe, as it shows them. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const csvCell = (cell: SheetCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = harmless(cell);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** CSV as a Danish spreadsheet reads it: semicolons, comma in numbers, UTF-8 with its mark. */
export const csvOf = (table: readonly SheetCell[][]): string =>
  `\uFEFF${table.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`;
