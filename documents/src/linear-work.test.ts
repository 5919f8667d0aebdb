import { expect, test } from 'vitest';
import { docxOf, paragraph } from '../fixtures/docx-zip.ts';
import { extractDocx } from './extract-docx.ts';

const text = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;
const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';

/** Bodies of `size` that a careless expression or loop needs quadratic time for: seconds, at the size of the test. */
const SHAPES: [string, size: number, body: (size: number) => string][] = [
  ['spaces between letters', 50_000, (size) => text(`a${' '.repeat(size)}b`)],
  ['spaces and line breaks before a letter', 4_000, (size) => text(`a${' \n'.repeat(size)}b`)],
  ['spaces that end in a line break', 50_000, (size) => text(`${' '.repeat(size)}a${' '.repeat(size)}\n`)],
  ['line breaks before a letter', 60_000, (size) => `<w:p><w:r>${'<w:br/>'.repeat(size)}<w:t>a</w:t></w:r></w:p>`],
  [
    'fields that never close, before many paragraphs',
    20_000,
    (size) => `<w:p>${begin.repeat(size)}</w:p>${paragraph('a').repeat(size)}`,
  ],
  ['marks on letters', 100_000, (size) => text('a\u0301'.repeat(size))],
  ['hyphens and apostrophes', 200_000, (size) => text(`${"a-'".repeat(size)}`)],
  ['stars of symbols', 100_000, (size) => text('\uf0fc'.repeat(size))],
];

/** Milliseconds of processor time, the lesser of two: what else the machine does is not in them. */
async function workOf(bytes: Uint8Array): Promise<number> {
  const once = async (): Promise<number> => {
    const before = process.cpuUsage();
    await extractDocx(bytes, { milliseconds: 60_000 });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(await once(), await once());
}

test.each(SHAPES)('PD-31: twice as much of %s is at most about twice the work', async (_name, size, body) => {
  const half = await workOf(docxOf(body(size / 2)));
  const whole = await workOf(docxOf(body(size)));
  // four times where it is quadratic; what a collection of garbage may add is far below that
  expect(whole).toBeLessThan(3 * half + 250);
});

test('cuts white space with a line break at the edges of a text only', async () => {
  const read = async (content: string) =>
    (await extractDocx(docxOf(`${text(content)}${text('.')}`))).text.split('\n')[0];
  expect(await read('\n   a b\n')).toBe('a b');
  expect(await read('  a b ')).toBe('  a b ');
  expect(await read(' \n ')).toBe('.');
  expect(await read('  a\n\n  ')).toBe('  a');
});
