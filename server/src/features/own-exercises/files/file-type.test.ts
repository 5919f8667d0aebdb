import { OWN_EXERCISE_ENDINGS } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { typeOf } from './file-type.ts';

const contentTypeOf = (name: string, content: Buffer) => typeOf(name, content)?.contentType ?? null;
const bytes = (text: string) => Buffer.from(text, 'latin1');
const BEGINNINGS: Record<(typeof OWN_EXERCISE_ENDINGS)[number], string> = {
  docx: 'PK\x03\x04',
  pptx: 'PK\x03\x04',
  xlsx: 'PK\x03\x04',
  odt: 'PK\x03\x04',
  pdf: '%PDF-1.7',
  txt: 'Hej',
  png: '\x89PNG\r\n',
  jpg: '\xff\xd8\xff\xe0',
  jpeg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  webp: 'RIFF\x00\x00\x00\x00WEBPVP8 ',
  mp3: 'ID3\x04',
  m4a: '\x00\x00\x00 ftypM4A ',
};

it.each(OWN_EXERCISE_ENDINGS)('UPL-01 takes .%s that is what its name says, in capital letters too', (ending) => {
  expect(contentTypeOf(`opgave.${ending}`, bytes(BEGINNINGS[ending]))).toMatch(/^(application|image|audio|text)\//);
  expect(contentTypeOf(`OPGAVE.${ending.toUpperCase()}`, bytes(BEGINNINGS[ending]))).not.toBeNull();
});

it.each(OWN_EXERCISE_ENDINGS)('PD-31: refuses .%s that is something else inside', (ending) => {
  const page = ending === 'txt' ? '\xff\xfe\x00h' : '<html><script>alert(1)</script></html>';
  expect(contentTypeOf(`opgave.${ending}`, bytes(page))).toBeNull();
});

it.each(['side.html', 'billede.svg', 'program.exe', 'makro.docm', 'pdf', 'opgave', 'opgave.pdf.html'])(
  'UPL-01 refuses %s',
  (name) => expect(contentTypeOf(name, bytes('%PDF-1.7'))).toBeNull(),
);

it('an MP3 may begin at once with sound', () => {
  expect(contentTypeOf('lyd.mp3', bytes('\xff\xfb\x90'))).toBe('audio/mpeg');
});
