import type { Figure, Register, Unit } from '../model/register-model.ts';
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
    [text.whole(squadName), total.value, ...columns.map(({ value }) => value)],
    ...sortedRows(register, sorting).map((row): SheetCell[] => [
      row.isMember ? row.name : `${row.name} (${text.left})`,
      row.value,
      ...columns.map(({ id }) => cellOf(register.cell(row.id, id), register.unit)),
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
