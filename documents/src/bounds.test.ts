import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docxOf, paragraph } from '../fixtures/docx-zip.ts';

interface Cost {
  /** A `DocxProblem`, or 'read'. */
  result: string;
  wordCount: number;
  /** The most memory the process had at any moment, bytes. */
  memory: number;
}

// made into one file once: reading the sources as TypeScript would cost each process more than most of the documents
const SOURCE = fileURLToPath(new URL('../fixtures/extract-in-child.ts', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-bounds-'));
const EXTRACTION = path.join(folder, 'extract.cjs');
beforeAll(() => {
  buildSync({
    entryPoints: [SOURCE],
    outfile: EXTRACTION,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Extracts in a process of its own with a small heap, and says what it cost. */
function costOf(bytes: Uint8Array): Promise<Cost> {
  const child = spawn(process.execPath, ['--max-old-space-size=200', EXTRACTION], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(bytes);
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (piece) => {
      output += piece;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Cost);
      else reject(new Error(`The extraction died with ${code}`));
    });
  });
}

const MOST_MEMORY = 300 * 1024 * 1024;
const text = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;

/** Bodies just inside the limit of 40 MB unpacked, or trying to pass it, each heavy in its own way. */
const HEAVY: [string, () => Uint8Array][] = [
  ['spaces that pack a thousandfold', () => docxOf(text(' '.repeat(100_000_000)))],
  ['empty paragraphs', () => docxOf('<w:p/>'.repeat(6_500_000))],
  ['one text of character references', () => docxOf(text('&lt;'.repeat(9_000_000)))],
  ['one text of brackets', () => docxOf(text(`<![CDATA[${']x'.repeat(18_000_000)}]]>`))],
  ['one comment of hyphens', () => docxOf(`<!--${'-x'.repeat(18_000_000)}-->`)],
  [
    'attributes without end',
    () => docxOf(`<w:p ${Array.from({ length: 2_000_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
  ],
  ['deep nesting', () => docxOf('<w:sdt>'.repeat(2_000_000))],
  ['marks stacked on one letter', () => docxOf(text(`a${'\u0301\u0323'.repeat(450_000)}`))],
  [
    'fields that open and never close',
    () => docxOf(`<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(700_000)}</w:p>`),
  ],
  ['text boxes in text boxes', () => docxOf('<w:p><w:r><w:txbxContent>'.repeat(120) + paragraph('x').repeat(150_000))],
];

test.each(HEAVY)('PD-31: %s stay below 300 MB', async (_name, make) => {
  const cost = await costOf(make());
  expect(cost.memory).toBeLessThan(MOST_MEMORY);
});

test('UPL-02 reads a real 10 MB document: an essay and its photographs', async () => {
  const photographs = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [`word/media/image${at}.png`, randomBytes(1_040_000)]),
  );
  const bytes = docxOf(paragraph('Vi så hvaler ud for Skagen.').repeat(200), photographs);
  expect(bytes.length).toBeGreaterThan(10_400_000);
  const cost = await costOf(bytes);
  expect(cost).toMatchObject({ result: 'read', wordCount: 1200 });
  expect(cost.memory).toBeLessThan(MOST_MEMORY);
});

test('reads 120,000 formatted paragraphs, nearly 40 MB of XML, below 300 MB', async () => {
  const rows = Array.from({ length: 120_000 }, (_, at) => {
    const look =
      '<w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:lang w:val="da-DK"/></w:rPr>';
    const id = ((at * 2_654_435_761) % 4_294_967_296).toString(16);
    return `<w:p w:rsidR="${id}"><w:pPr><w:pStyle w:val="Normal"/>${look}</w:pPr><w:r>${look}<w:t>å${id}</w:t></w:r></w:p>`;
  });
  const cost = await costOf(docxOf(rows.join('')));
  expect(cost).toMatchObject({ result: 'read', wordCount: 120_000 });
  expect(cost.memory).toBeLessThan(MOST_MEMORY);
});

test('reads 50,000 words below 300 MB', async () => {
  const cost = await costOf(docxOf(paragraph('Den lange dag gik på hæld igen.').repeat(7_200)));
  expect(cost).toMatchObject({ result: 'read', wordCount: 50_400 });
  expect(cost.memory).toBeLessThan(MOST_MEMORY);
});
