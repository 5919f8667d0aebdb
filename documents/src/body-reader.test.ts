import { expect, test } from 'vitest';
import { docxOf, paragraph, relationshipsXml, stylesXml, zipParts } from '../fixtures/docx-zip.ts';
import { extractDocx } from './index.ts';

const run = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const textOf = async (body: string, parts = {}) => (await extractDocx(docxOf(body, parts))).text;

test('a field’s code is left out and its result kept, one field inside another too', async () => {
  const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
  const inner = `${mark('begin')}<w:instrText>PAGE</w:instrText>${mark('separate')}${t('skjult')}${mark('end')}`;
  expect(
    await textOf(
      run(`${mark('begin')}<w:instrText>IF</w:instrText>${inner}${mark('separate')}${t('synlig')}${mark('end')}`),
    ),
  ).toBe('synlig');
});

test('a field that never ends takes no more than its own paragraph', async () => {
  expect(await textOf(run(`${t('før')}<w:fldChar w:fldCharType="begin"/>`) + paragraph('efter'))).toBe('før\nefter');
});

test('a text box in the old form alone is read, once', async () => {
  const box = `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('boks')}</w:txbxContent></v:textbox></v:shape></w:pict>`;
  expect(await textOf(run(t('anker') + box))).toBe('anker\nboks');
  expect(
    await textOf(run(`<mc:AlternateContent><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>${t('anker')}`)),
  ).toBe('anker\nboks');
});

test('a whole deleted paragraph leaves no empty line, and one deleted last in a cell stays in it', async () => {
  const gone =
    '<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:del><w:r><w:delText>væk</w:delText></w:r></w:del></w:p>';
  expect(await textOf(paragraph('a') + gone + paragraph('b'))).toBe('a\nb');
  const open = '<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:r><w:t>c</w:t></w:r></w:p>';
  expect(await textOf(`<w:tbl><w:tr><w:tc>${open}</w:tc><w:tc>${paragraph('d')}</w:tc></w:tr></w:tbl>`)).toBe('c\nd');
});

test('struck-through text is found through styles, and a run can undo its style', async () => {
  const styles = stylesXml(
    '<w:style w:type="character" w:styleId="Base"><w:rPr><w:dstrike/></w:rPr></w:style>' +
      '<w:style w:type="character" w:styleId="Ud"><w:basedOn w:val="Base"/></w:style>',
  );
  const styled = (text: string, own = '') => `<w:r><w:rPr><w:rStyle w:val="Ud"/>${own}</w:rPr>${t(text)}</w:r>`;
  const body = `<w:p>${styled('ud')}${styled(' ind', '<w:strike w:val="0"/>')}</w:p>`;
  const { text, uncheckedRanges } = await extractDocx(docxOf(body, { 'word/styles.xml': styles }));
  expect([text, uncheckedRanges]).toEqual(['ud ind', [[0, 2]]]);
});

test('styles based on each other in a circle end', async () => {
  const styles = stylesXml(
    '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>',
  );
  expect(
    await textOf(`<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r>${t('hej')}</w:r></w:p>`, {
      'word/styles.xml': styles,
    }),
  ).toBe('hej');
});

test('namespaces count and prefixes do not', async () => {
  const xml =
    '<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body><x:p><x:r><x:t>hej</x:t></x:r></x:p></x:body></x:document>';
  expect(await textOf('', { 'word/document.xml': xml })).toBe('hej');
  expect(await textOf('', { 'word/document.xml': Buffer.from(`\ufeff${xml}`, 'utf16le') })).toBe('hej');
});

test('the text is found by relationship, whatever its part is called', async () => {
  const xml =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>hej</w:t></w:r></w:p></w:body></w:document>';
  const parts = {
    '_rels/.rels': relationshipsXml([['officeDocument', '/word/./document2.xml']]),
    'word/document2.xml': xml,
  };
  expect((await extractDocx(zipParts(parts))).text).toBe('hej');
});

test('symbols, special hyphens and spaces become what a checker of language knows', async () => {
  const sym = (font: string, char: string) => `<w:sym w:font="${font}" w:char="${char}"/>`;
  expect(await textOf(run(sym('Wingdings', 'F0E0') + sym('Symbol', 'F061') + sym('Webdings', 'F099')))).toBe('→α□');
  expect(await textOf(run(t('e\u2011mail\u00adadresse 5\u202fkm\u200b')))).toBe('e-mailadresse 5 km');
});
