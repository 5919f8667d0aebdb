import { expect, it } from 'vitest';
import { shortFileName } from './file-name.ts';

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
