import { expect, test } from 'vitest';
import { countWords, hasZipSignature } from './index.ts';

test.each([
  ['', 0],
  [' … – ! ', 0],
  ['Hej, med dig.', 3],
  ['Lars’ cd’er og mor-datter-forhold', 4],
  ['-rock and - roll-', 3],
  ['7.A har 25 elever', 5],
  ['blåbær på ø', 3],
])('counts the words of %j: %i', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('HAND-04 knows a zip by its first four bytes', () => {
  expect(hasZipSignature(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toBe(true);
  expect(hasZipSignature(new Uint8Array([0x50, 0x4b, 3]))).toBe(false);
  expect(hasZipSignature(new TextEncoder().encode('%PDF'))).toBe(false);
});
