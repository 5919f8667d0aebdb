import { expect, test } from 'vitest';
import { DOCX_TYPE, hasZipSignature, isNamedDocx, startsAsDocx } from './hand-in-checks.ts';

test.each([
  ['stil.docx', DOCX_TYPE, true],
  ['stil', DOCX_TYPE, true],
  ['STIL.DOCX', '', true],
  ['stil.docx', 'application/zip', true],
  ['stil.docx', 'application/pdf', false],
  ['stil.zip', 'application/zip', false],
  ['stil.pages', DOCX_TYPE, false],
])('HAND-01 %s of type %j is named as a DOCX: %s', (name, type, named) => {
  expect(isNamedDocx(name, type)).toBe(named);
});

test('HAND-04 knows a zip by its first four bytes', () => {
  expect(hasZipSignature(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toBe(true);
  expect(hasZipSignature(new Uint8Array([0x50, 0x4b, 3]))).toBe(false);
  expect(hasZipSignature(new TextEncoder().encode('%PDF'))).toBe(false);
});

test('HAND-04 a document that a password protects starts as one of the old format', () => {
  expect(startsAsDocx(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true);
  expect(startsAsDocx(new Uint8Array([0xd0, 0xcf, 0x11]))).toBe(false);
  expect(startsAsDocx(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe(true);
});
