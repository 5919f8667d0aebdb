import { unzipParts } from '../../documents/fixtures/docx-zip.ts';

const CELL = /<c r="([A-Z]+)(\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;

/** The cells of the first sheet of an Excel file, row by row, as a program that opens it reads them: texts and numbers. */
export function openedSheet(file: Uint8Array): (string | number)[][] {
  const parts = unzipParts(file);
  const read = (name: string) => Buffer.from(parts[name] ?? []).toString();
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, texts = '']) => plain(texts));
  const rows: (string | number)[][] = [];
  for (const [, , row, attributes = '', content = ''] of read('xl/worksheets/sheet1.xml').matchAll(CELL)) {
    const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? '';
    const cell = attributes.includes('t="s"')
      ? (shared[Number(value)] ?? '')
      : attributes.includes('t="inlineStr"')
        ? plain(content)
        : Number(value);
    if (content !== '') (rows[Number(row) - 1] ??= []).push(cell);
  }
  return rows;
}

const plain = (xml: string): string =>
  [...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)]
    .map(([, text = '']) => text)
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
