import { expect, it } from 'vitest';
import { attachmentHeader, safeFileName, shortFileName } from './file-name.ts';

it.each([
  ['stil.docx', 'stil.docx'],
  ['femten_bogstave.docx', 'femten_bogstave.docx'],
  ['seksten_bogstaver.docx', 'seksten_bogs..docx'],
  ['Min.aller.bedste.stil.docx', 'Min.aller.be..docx'],
  ['udenendelse', 'udenendelse'],
  ['.skjult', '.skjult'],
])('UPL-04 shows %s as %s', (name, short) => {
  expect(shortFileName(name)).toBe(short);
});

it.each([
  ['Min lange stil om efteråret.docx', 'Min lange stil om efteråret.docx'],
  ['Min.aller.bedste.stil.docx', 'Min.aller.bedste.stil.docx'],
  ['STIL.DOCX', 'STIL.docx'],
  ['Opgave 1.2', 'Opgave 1.2.docx'],
  ['stil.hta', 'stil.docx'],
  ['stil.docx.exe', 'stil.docx'],
  ['..\\x.docx', 'x.docx'],
  ['../../etc/passwd', 'passwd.docx'],
  ['C:\\Users\\elev\\stil.docx', 'stil.docx'],
  ['stil\r\nSet-Cookie: x=1.docx', 'stilSet-Cookie x=1.docx'],
  ['stil\u202excod.exe', 'stilxcod.docx'],
  ['en\u200b"stil"|?<b>.docx', 'en stil b.docx'],
  ['a\u030a.docx', 'å.docx'],
  ['.docx', 'fil.docx'],
  ['', 'fil.docx'],
  ['...', 'fil.docx'],
  ['con.docx', 'filcon.docx'],
  [`${'😀'.repeat(300)}.docx`, `${'😀'.repeat(80)}.docx`],
])('PD-31: a file called %j is kept as %j', (name, safe) => {
  expect(safeFileName(name, 'docx')).toBe(safe);
  expect(safeFileName(safe, 'docx')).toBe(safe);
});

it('PD-31: a header holds no letter that is not plain, whatever the file is called', () => {
  const header = attachmentHeader(safeFileName('æ\r\nX: "y";\u202e.hta', 'docx'));
  expect(header).toBe("attachment; filename*=UTF-8''%C3%A6X%20y%20%3B.docx");
});
