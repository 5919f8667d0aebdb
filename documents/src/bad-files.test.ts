import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { docxOf, documentXml, packageParts, paragraph, relationshipsXml, zipParts } from '../fixtures/docx-zip.ts';
import { DocxError, type DocxLimits, extractDocx } from './index.ts';

async function problemOf(bytes: Uint8Array, limits?: Partial<DocxLimits>): Promise<string> {
  try {
    return `text: ${(await extractDocx(bytes, limits)).text.slice(0, 40)}`;
  } catch (error) {
    return error instanceof DocxError ? error.problem : `another error: ${String(error)}`;
  }
}

/** A DOCX whose directory says that its text has another size than it has. */
function lyingAbout(name: string, bytes: Uint8Array, size: number): Uint8Array {
  const lying = Buffer.from(bytes);
  const at = lying.lastIndexOf(name) - 46;
  expect(lying.readUInt32LE(at)).toBe(0x02014b50);
  lying.writeUInt32LE(size, at + 24);
  return lying;
}

const fine = docxOf(paragraph('Hej med dig'));

test('HAND-01 HAND-04 refuses a PDF under the name of a DOCX', async () => {
  expect(await problemOf(strToU8('%PDF-1.7\n1 0 obj\n'))).toBe('not-a-docx');
  expect(await problemOf(new Uint8Array())).toBe('not-a-docx');
});

test('HAND-01 refuses other zips: a spreadsheet, an ODT, an empty one, a Pages file', async () => {
  const spreadsheet = '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';
  const excel = {
    ...packageParts(),
    '_rels/.rels': relationshipsXml([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': spreadsheet,
  };
  expect(await problemOf(zipParts(excel))).toBe('not-a-docx');
  expect(await problemOf(zipParts({ mimetype: 'application/vnd.oasis.opendocument.text' }))).toBe('not-a-docx');
  expect(await problemOf(zipParts({ 'Index/Document.iwa': 'x' }))).toBe('not-a-docx');
  expect(await problemOf(zipParts({}))).toBe('not-a-docx');
});

test('HAND-01 refuses a document with macros', async () => {
  const types = packageParts()['[Content_Types].xml'] ?? '';
  const macro = types.replace(
    /application\/vnd.openxmlformats-officedocument.wordprocessingml.document.main/,
    'application/vnd.ms-word.document.macroEnabled.main',
  );
  expect(macro).not.toBe(types);
  expect(await problemOf(docxOf(paragraph('Hej'), { '[Content_Types].xml': macro }))).toBe('not-a-docx');
});

test('says encrypted for a password, and not for an old .doc', async () => {
  const encrypted = readFileSync(new URL('../fixtures/encrypted.docx', import.meta.url));
  expect(await problemOf(encrypted)).toBe('encrypted');
  const oldDoc = Buffer.alloc(2048);
  oldDoc.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  oldDoc.write('WordDocument', 512, 'utf16le');
  expect(await problemOf(oldDoc)).toBe('not-a-docx');
});

test('says encrypted for a zip with encrypted entries', async () => {
  const locked = Buffer.from(fine);
  const at = locked.lastIndexOf('word/document.xml') - 46;
  locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8);
  expect(await problemOf(locked)).toBe('encrypted');
});

test('says broken for a file that is cut off anywhere after its signature', async () => {
  for (let length = 4; length < fine.length; length += 37) {
    expect(await problemOf(fine.subarray(0, length))).toBe('broken-zip');
  }
});

test('says broken for a damaged letter, for XML that does not parse, for bytes that are no UTF-8', async () => {
  const stored = Buffer.from(readFileSync(new URL('../fixtures/libreoffice.docx', import.meta.url)));
  const at = stored.indexOf('word/document.xml');
  stored.writeUInt8(stored.readUInt8(at + 300) ^ 0x10, at + 300);
  expect(await problemOf(stored)).toBe('broken-zip');
  expect(await problemOf(docxOf('<w:p><w:r></w:p>'))).toBe('broken-zip');
  const latin1 = Buffer.from(documentXml(paragraph('smørrebrød')), 'latin1');
  expect(await problemOf(docxOf('', { 'word/document.xml': latin1 }))).toBe('broken-zip');
});

test('says empty for no text, for blanks and for pictures only', async () => {
  const picture = '<w:p><w:r><w:drawing><pic:pic/></w:drawing></w:r></w:p>';
  for (const body of ['', '<w:p/><w:p/>', paragraph(' \u00a0\t'), picture]) {
    expect(await problemOf(docxOf(body))).toBe('empty');
  }
});

test('UPL-02 CON-23 refuses a file above 10485760 bytes', async () => {
  const filled = Buffer.alloc(10_485_761);
  filled.set(fine);
  expect(await problemOf(filled)).toBe('too-large');
});

test('refuses more text and more paragraphs than the limits', async () => {
  expect(await problemOf(docxOf(paragraph('tolv bogstav')), { maxTextLength: 11 })).toBe('too-large');
  expect(await problemOf(docxOf(paragraph('to') + paragraph('stykker')), { maxParagraphs: 1 })).toBe('too-large');
  expect(await problemOf(fine, { maxTextPartBytes: 100 })).toBe('too-large');
});

test('stops at the deadline', async () => {
  expect(await problemOf(fine, { milliseconds: 0 })).toBe('too-slow');
  const long = docxOf(paragraph('Der var engang en mand.').repeat(60_000));
  expect(await problemOf(long, { milliseconds: 30 })).toBe('too-slow');
});

test('PD-31: calls it a bomb by the number of entries and by the sizes they declare', async () => {
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`word/media/${at}.png`, '']));
  expect(await problemOf(docxOf(paragraph('Hej'), many))).toBe('zip-bomb');
  const swollen = lyingAbout('word/styles.xml', docxOf(paragraph('Hej'), { 'word/styles.xml': '<a/>' }), 300_000_000);
  expect(await problemOf(swollen)).toBe('zip-bomb');
  expect(await problemOf(lyingAbout('word/document.xml', fine, 50_000_000))).toBe('zip-bomb');
});

test('PD-31: calls a size that is smaller than the truth a bomb, one that is larger broken', async () => {
  expect(await problemOf(lyingAbout('word/document.xml', fine, 100))).toBe('zip-bomb');
  expect(await problemOf(lyingAbout('word/document.xml', fine, 100_000))).toBe('broken-zip');
});

test('PD-31: calls it a bomb by its ratio, and reads a small text that repeats itself', async () => {
  expect(await problemOf(docxOf(`<!--${'        '.repeat(100_000)}-->`.repeat(12)))).toBe('zip-bomb');
  expect(await problemOf(docxOf(paragraph('Jeg elsker is. ').repeat(5_000)))).toMatch(/^text: Jeg elsker is\. \nJeg/);
});

test('calls XML a bomb that declares entities, nests too deep or holds too long a token', async () => {
  const entities = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
  const xml = documentXml(paragraph('Hej')).replace('<w:document', `${entities}<w:document`);
  expect(await problemOf(docxOf('', { 'word/document.xml': xml }))).toBe('zip-bomb');
  expect(await problemOf(docxOf('<w:sdt>'.repeat(500) + '</w:sdt>'.repeat(500)))).toBe('zip-bomb');
  const attributes = Array.from({ length: 300 }, (_, at) => `a${at}=""`).join(' ');
  expect(await problemOf(docxOf(`<w:p ${attributes}/>`))).toBe('zip-bomb');
  for (const token of ['&lt;', '<![CDATA[]x]x]]>', 'ord ']) {
    expect(await problemOf(docxOf(`<w:p><w:r><w:t>${token.repeat(1_100_000)}</w:t></w:r></w:p>`))).not.toMatch(
      /^(text|another)/,
    );
  }
  expect(await problemOf(docxOf(`<w:p w:x="${'y'.repeat(1_200_000)}"/>${paragraph('Hej')}`))).toBe('zip-bomb');
});
