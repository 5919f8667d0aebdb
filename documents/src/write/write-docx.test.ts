import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { extractDocx } from '../extract-docx.ts';
import type { TextMark } from './text-marks.ts';
import { writeDocx } from './write-docx.ts';
import { zipFiles } from './zip-files.ts';

const TEXT = 'Hun sagde at vi køre hjem.\nSå <gik> vi & \u0007sov.';
const mark = (token: string, over: Partial<TextMark> = {}): TextMark => ({
  offset: TEXT.indexOf(token),
  length: token.length,
  replacement: null,
  comment: '',
  author: 'Ordklar',
  ...over,
});
const partsOf = (docx: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(docx)).map(([name, bytes]) => [name, strFromU8(bytes)]));
const bodyOf = (docx: Uint8Array) => partsOf(docx)['word/document.xml'] ?? '';

it('a written text is read back as it was, and the changes as what stands when they are taken', async () => {
  const plain = await extractDocx(writeDocx({ title: null, text: TEXT }));
  expect(plain.text).toBe('Hun sagde at vi køre hjem.\nSå <gik> vi & sov.');
  const marks = [mark('sagde', { replacement: 'sagde,' }), mark('køre', { replacement: 'kører', comment: 'Nutids-r' })];
  const marked = await extractDocx(writeDocx({ title: null, text: TEXT, marks }));
  expect(marked.text).toBe('Hun sagde, at vi kører hjem.\nSå <gik> vi & sov.');
});

it('only what differs is a change, by its author, and the comment stands around the word', () => {
  const body = bodyOf(
    writeDocx({
      title: 'Brev',
      text: TEXT,
      date: new Date('2026-11-23T08:00:00.123Z'),
      marks: [mark('køre', { replacement: 'kører', comment: 'Nutids-r\nSe »spiser«', author: 'Mette & co' })],
    }),
  );
  expect(body).toContain('<w:ins w:id="1" w:author="Mette &amp; co" w:date="2026-11-23T08:00:00Z">');
  expect(body).toContain('<w:t xml:space="preserve">r</w:t>');
  expect(body).not.toContain('<w:del ');
  expect(body).toMatch(/<w:commentRangeStart w:id="0"\/>.*køre.*<w:commentRangeEnd w:id="0"\/>/);
});

it('a word that goes is deleted; marks over each other are one change with both comments', () => {
  const marks = [
    mark('at', { replacement: '', comment: 'Slet' }),
    mark('at vi', { comment: 'Omformulér' }),
    mark('hjem.\nSå', { replacement: 'x', comment: 'Over linjen' }),
  ];
  const parts = partsOf(writeDocx({ title: null, text: TEXT, marks }));
  expect(parts['word/document.xml']?.match(/<w:delText[^>]*>at</g)).toHaveLength(1);
  expect(parts['word/document.xml']).not.toContain('>x<');
  expect(parts['word/comments.xml']?.match(/<w:comment /g)).toHaveLength(2);
  expect(parts['word/comments.xml']).toContain('Omformulér');
});

it('every part is well-formed XML, and every comment and change has an id of its own', () => {
  const docx = writeDocx({
    title: null,
    text: TEXT,
    marks: ['Hun', 'sagde', 'vi'].map((word) => mark(word, { replacement: 'x', comment: word })),
  });
  for (const xml of Object.values(partsOf(docx)))
    expect(() => new SaxesParser({ xmlns: true }).write(xml).close()).not.toThrow();
  const ids = [...bodyOf(docx).matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('files go into an archive one by one, each under a name of its own', async () => {
  const files = async function* () {
    yield { name: 'Freja.docx', bytes: writeDocx({ title: null, text: 'En' }) };
    yield { name: 'freja.docx', bytes: writeDocx({ title: null, text: 'To' }) };
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of zipFiles(files())) pieces.push(piece);
  const unpacked = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  expect(Object.keys(unpacked)).toEqual(['Freja.docx', 'freja (2).docx']);
  expect((await extractDocx(unpacked['freja (2).docx'] ?? new Uint8Array())).text).toBe('To');
});
