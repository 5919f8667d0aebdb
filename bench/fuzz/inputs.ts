import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { anyText } from '../../correction/src/testing/any-text.ts';
import { docxOf, escapeXml, unzipParts, zipParts } from '../../documents/fixtures/docx-zip.ts';

const XML_PIECES = [
  '<w:p>',
  '</w:p>',
  '<w:tbl><w:tr><w:tc>',
  '<w:sdt><w:sdtContent>',
  '<w:fldChar w:fldCharType="begin"/>',
  '<!DOCTYPE w [<!ENTITY a "aaaa">]>',
  '&a;',
  '&#x0;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '\uFFFE',
  `<w:t a="${'x'.repeat(50_000)}">`,
  '<w:sdt>'.repeat(2_000),
];

/** Where in a text, as a share of its length, and what is put in place of how much. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 400 }),
  put: fc.oneof(fc.constantFrom(...XML_PIECES), fc.string({ maxLength: 40 }), fc.constant('')),
});

const changed = (text: string, changes: readonly { at: number; length: number; put: string }[]): string =>
  changes.reduce((now, { at, length, put }) => {
    const from = Math.floor(at * now.length);
    return now.slice(0, from) + put + now.slice(from + length);
  }, text);

/** Documents that a hand-in may be: real ones with bytes or XML changed or cut off, and any text in a plain one. */
export function anyDocx(fixtures: string): fc.Arbitrary<Uint8Array> {
  const real = ['word.docx', 'libreoffice.docx', 'google-docs.docx', 'pages.docx', 'word-strict.docx'].map((name) =>
    Uint8Array.from(fs.readFileSync(path.join(fixtures, name))),
  );
  const one = fc.constantFrom(...real);
  const bytes = fc.tuple(one, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 }));
  const inXml = fc.tuple(one, fc.nat(), fc.array(change, { minLength: 1, maxLength: 5 }));
  return fc.oneof(
    bytes.map(([docx, changes]) => {
      const copy = Uint8Array.from(docx);
      for (const [at, byte] of changes) copy[at % copy.length] = byte;
      return copy;
    }),
    inXml.map(([docx, which, changes]) => {
      const parts = unzipParts(docx);
      const names = Object.keys(parts).filter((name) => name.endsWith('.xml') || name.endsWith('.rels'));
      const name = which % 3 === 0 ? (names[which % names.length] ?? '') : 'word/document.xml';
      const xml = Buffer.from(parts[name] ?? []).toString();
      return zipParts({ ...parts, [name]: changed(xml, changes) });
    }),
    fc
      .tuple(one, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([docx, share]) => docx.slice(0, share * docx.length)),
    fc
      .array(anyText, { maxLength: 20 })
      .map((texts) => docxOf(texts.map((text) => `<w:p><w:r><w:t>${escapeXml(text)}</w:t></w:r></w:p>`).join(''))),
  );
}

/** Texts as they are typed and pasted, some of them many times over. */
export const anyTyped: fc.Arbitrary<string> = fc
  .tuple(anyText, fc.constantFrom(1, 1, 1, 1, 20, 300))
  .map(([text, times]) => text.repeat(times).slice(0, 200_000));
