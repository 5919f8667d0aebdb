import { CsvError, parse } from 'csv-parse/sync';
import { ProblemError } from '../../../platform/problems/index.ts';

/** A line of a CSV file: its fields by the name of their column, in small letters, and its number in the file. */
export interface CsvRow {
  line: number;
  of: (column: string) => string;
}

/** The letters of a file: UTF-8, else those of an older Excel on Windows. */
function lettersOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new ProblemError('not-roster');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a spreadsheet writes before a text that it would take for a formula. */
const unguarded = (value: string): string => value.replace(/^'(?=[=+\-@])/, '');

const parsed = (letters: string, delimiter: string) =>
  // with `info`, each record comes with the line that it ends on, which the types do not tell
  parse(letters, { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];

/**
 * The lines of a CSV file under its heads; fields lie between semicolons, commas or tabs, whichever the heads have. Throws
 * 'not-roster' for what is no CSV or has none of `needed` among its heads.
 */
export function csvRows(bytes: Uint8Array, needed: readonly string[]): CsvRow[] {
  const letters = lettersOf(bytes);
  const head = letters.split(/\r?\n|\r/, 1)[0] ?? '';
  const delimiter = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
  let rows: ReturnType<typeof parsed>;
  try {
    rows = parsed(letters, delimiter);
  } catch (error) {
    if (error instanceof CsvError) throw new ProblemError('not-roster');
    throw error;
  }
  const heads = rows[0]?.record.map((name) => name.trim().toLowerCase()) ?? [];
  if (!needed.every((name) => heads.includes(name))) throw new ProblemError('not-roster');
  return rows.slice(1).map(({ record, info }) => ({
    line: info.lines,
    of: (column) => unguarded((record[heads.indexOf(column)] ?? '').trim().replaceAll(/\s+/g, ' ')),
  }));
}
