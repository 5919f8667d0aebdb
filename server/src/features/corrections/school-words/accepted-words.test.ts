import { expect, it } from 'vitest';
import { acceptedWords, isAccepted } from './accepted-words.ts';

const words = acceptedWords(['Kærgården', 'rizz', 'iPad']);
const spelling = (token: string, subcategoryId = 'misspelling') =>
  isAccepted(words, token, { categoryId: 'spelling', subcategoryId });

it('PD-23: a word is accepted with any capitals and in the genitive', () => {
  for (const token of ['Kærgården', 'KÆRGÅRDEN', 'Kærgårdens', 'rizz', 'Rizz', 'rizzs'])
    expect(spelling(token)).toBe(true);
  for (const token of ['Kærgårdenen', 'riz', 'gården']) expect(spelling(token)).toBe(false);
});

it('PD-23: a mark about capitals is accepted only for the word as it stands on the list', () => {
  expect(spelling('iPad', 'capital')).toBe(true);
  expect(spelling('ipad', 'capital')).toBe(false);
  expect(spelling('kærgården', 'capital')).toBe(false);
});

it('PD-23: what is not spelling stays', () => {
  expect(isAccepted(words, 'rizz', { categoryId: 'grammar', subcategoryId: 'present-r' })).toBe(false);
});
