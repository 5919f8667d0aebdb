import { csvOf, type SheetCell } from './table-of.ts';

/** Letters that no file system takes in a name. */
const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, '-');

function offer(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // the browser has taken it up by then
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Gives the person a CSV file. */
export function saveCsv(table: readonly SheetCell[][], name: string): void {
  offer(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${fileName(name)}.csv`);
}

/** Gives the person an Excel file; what writes it is loaded now. */
export async function saveExcel(table: readonly SheetCell[][], name: string): Promise<void> {
  const { default: writeExcel } = await import('write-excel-file/universal');
  const sheet = table.map((row, at) =>
    row.map((value) => (value === null ? null : { value, ...(at === 0 && { fontWeight: 'bold' as const }) })),
  );
  const columns = (table[0] ?? []).map((_, at) => ({ width: at === 0 ? 28 : 14 }));
  const blob = await writeExcel(sheet, { columns, stickyRowsCount: 1, stickyColumnsCount: 1 }).toBlob();
  offer(blob, `${fileName(name)}.xlsx`);
}
