import { type Tally, share } from './tally.ts';

/** A share as a percentage, a dash where there was nothing. */
export function percent(value: number | undefined): string {
  return value === undefined ? '–' : `${(value * 100).toFixed(1)} %`;
}

/** A figure with two decimals, a dash where there was nothing. */
export function number(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(2);
}

const HEAD = ['type', 'errors', 'found', 'recall', 'marks', 'precision', 'first right'];

/** One line per type; categories and groups stand in front of their subcategories, which are indented. */
export function tallyTable(tallies: ReadonlyMap<string, Tally>, indented: (name: string) => boolean): string {
  const rows = [...tallies].map(([name, { golds, found, firstRight, marks, hits }]) => [
    indented(name) ? `  ${name}` : name,
    String(golds),
    String(found),
    percent(share(found, golds)),
    String(marks),
    percent(share(hits, marks)),
    percent(share(firstRight, found)),
  ]);
  return table([HEAD, ...rows]);
}

/** Columns of equal width: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
