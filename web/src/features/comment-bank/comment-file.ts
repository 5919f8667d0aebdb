import { type CommentContent, MAX_BANK_COMMENTS, MAX_COMMENT, MAX_REPLACEMENT } from '@ordklar/contract';
import { bankText } from './comment-bank.text.ts';
import type { CommentType } from './comment-bank.queries.ts';

/*
 * The file of comments: CSV in UTF-8 with a byte order mark, semicolons and quotation marks, as a Danish Excel writes and
 * opens it. The first row names the columns Kommentar, Kategori, Fejltype and Rettelse, in any order; only Kommentar must
 * be there. Commas and tabs between the fields, and the letters of an older Excel, are read, too.
 */

const text = bankText.file;
const { columns } = text;
/** The largest file that is read. */
export const MAX_COMMENT_FILE = 5 * 1024 * 1024;

/** A sheet would count a field that begins so as a formula: it gets an apostrophe, which reading takes away again. */
const guarded = (field: string) => (/^'*[=+\-@\t]/.test(field) ? `'${field}` : field);
const unguarded = (field: string) => (/^'+[=+\-@\t]/.test(field) ? field.slice(1) : field);
const quoted = (field: string) => `"${guarded(field).replaceAll('"', '""')}"`;

/** The comments as the text of a file. */
export function writeCommentFile(comments: readonly CommentContent[], types: readonly CommentType[]): string {
  const rows = comments.map(({ text: words, subcategoryId, replacement }) => {
    const type = types.find(({ id }) => id === subcategoryId);
    return [words, type?.category ?? '', type?.title ?? '', replacement ?? ''];
  });
  return `\uFEFF${[Object.values(columns), ...rows].map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`;
}

/** The rows of fields of a CSV text. */
function readRows(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|((?!")[^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, 'y');
  while (field.lastIndex < csv.length) {
    const match = field.exec(csv);
    // a quotation mark that does not end, or with something behind it
    if (!match) return [];
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== separator && match[3] !== '') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** The letters of the file: UTF-8, else those of an older Excel on Windows; null for what is no text. */
function lettersOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const same = (a: string, b: string) => a.trim().toLocaleLowerCase('da') === b.trim().toLocaleLowerCase('da');

function typeOf(row: { category: string; type: string }, types: readonly CommentType[]): string | null {
  const named = types.filter(({ title }) => same(title, row.type));
  return (named.find(({ category }) => same(category, row.category)) ?? named[0])?.id ?? null;
}

/** What stands in a file of comments, or the Danish sentence that says why it cannot be taken. */
export type CommentFile = { comments: CommentContent[]; withoutType: number } | { problem: string };

/** Reads a file of comments: all of it or nothing. Types that we do not know are left out and counted. */
export function readCommentFile(bytes: Uint8Array, types: readonly CommentType[]): CommentFile {
  if (bytes.length > MAX_COMMENT_FILE) return { problem: text.tooBig };
  const letters = lettersOf(bytes);
  if (letters === null) return { problem: text.notOurs };
  const head = letters.split(/\r?\n|\r/, 1)[0] ?? '';
  const separator = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
  const [titles, ...rows] = readRows(letters.replace(/^\uFEFF/, ''), separator);
  const at = (column: string) => titles?.findIndex((title) => same(title, column)) ?? -1;
  if (at(columns.text) < 0) return { problem: text.notOurs };
  const cell = (row: string[], column: string) => unguarded(row[at(column)] ?? '').trim();
  let withoutType = 0;
  const comments: CommentContent[] = [];
  for (const [index, row] of rows.entries()) {
    const [words, replacement] = [cell(row, columns.text), cell(row, columns.replacement)];
    // the row of the sheet: after the titles, counted from one
    const tooLong = (column: string, value: string, most: number) => ({
      problem: text.rowTooLong(index + 2, column, value.length, most),
    });
    if (words === '') continue;
    if (words.length > MAX_COMMENT) return tooLong(columns.text, words, MAX_COMMENT);
    if (replacement.length > MAX_REPLACEMENT) return tooLong(columns.replacement, replacement, MAX_REPLACEMENT);
    const type = cell(row, columns.type);
    const subcategoryId = type === '' ? null : typeOf({ category: cell(row, columns.category), type }, types);
    if (type !== '' && subcategoryId === null) withoutType += 1;
    comments.push({ text: words, subcategoryId, replacement: replacement || null });
  }
  if (comments.length === 0) return { problem: text.noComments };
  if (comments.length > MAX_BANK_COMMENTS) return { problem: text.tooMany(comments.length) };
  return { comments, withoutType };
}
