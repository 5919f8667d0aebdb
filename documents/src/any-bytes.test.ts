import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docxOf, paragraph } from '../fixtures/docx-zip.ts';
import { DocxError, extractDocx } from './index.ts';

/** Fails on anything but a text whose ranges fit it, or a `DocxError` (for sound XML: none that hides a fault of ours). */
async function holds(bytes: Uint8Array, wellFormed = false): Promise<void> {
  const extracted = await extractDocx(bytes).catch((error: unknown) => {
    expect(error).toBeInstanceOf(DocxError);
    if (wellFormed) expect(error).not.toMatchObject({ problem: 'broken-zip' });
  });
  if (!extracted) return;
  const { text, paragraphs, uncheckedRanges } = extracted;
  expect(paragraphs.map(({ start, end }) => text.slice(start, end)).join('\n')).toBe(text);
  let last = 0;
  for (const [start, end] of uncheckedRanges) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    last = end;
  }
  expect(last).toBeLessThanOrEqual(text.length);
}

const word = readFileSync(new URL('../fixtures/word.docx', import.meta.url));
const libreOffice = readFileSync(new URL('../fixtures/libreoffice.docx', import.meta.url));

test('random bytes, with or without a zip’s first letters, give a text or a DocxError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, signed) => {
      await holds(signed ? new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]) : bytes);
    }),
    { numRuns: 300 },
  );
});

test('a DOCX with bytes changed gives a text or a DocxError', async () => {
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(word, libreOffice),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      async (docx, changes) => {
        const bytes = Uint8Array.from(docx);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        await holds(bytes);
      },
    ),
    { numRuns: 400 },
  );
});

test('any arrangement of the elements we listen to gives a text or a DocxError', async () => {
  const names =
    'w:p w:r w:t w:pPr w:rPr w:tbl w:tr w:tc w:trPr w:del w:ins w:moveFrom w:sdt w:sdtPr w:sdtContent w:showingPlcHdr ' +
    'w:txbxContent w:strike w:vanish w:fldChar w:br w:tab w:sym w:numPr w:numId w:body mc:AlternateContent mc:Choice mc:Fallback m:t pic:pic';
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom('ord', ' ', '\u00ad', 'å'),
      fc
        .tuple(fc.constantFrom(...names.split(' ')), fc.array(tie('tree'), { maxLength: 5 }))
        .map(([name, inner]) => `<${name} w:val="1" w:fldCharType="begin">${inner.join('')}</${name}>`),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 6 }), (body) => holds(docxOf(body.join('')), true)),
    { numRuns: 500 },
  );
});

test('the text of plain paragraphs comes out as it went in', async () => {
  const line = fc.stringMatching(/^[a-zæøåA-ZÆØÅ0-9 .,!?<>&"'-]*[a-zæøå]$/);
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      expect((await extractDocx(docxOf(lines.map(paragraph).join('')))).text).toBe(lines.join('\n'));
    }),
    { numRuns: 100 },
  );
});
