import { expect, it } from 'vitest';
import { changeOf } from './change.ts';

const change = (token: string, ...replacements: string[]) =>
  changeOf({ offset: 10, length: token.length, token, replacements });

it.each([
  ['a comma after a word', 'år', 'år,', { start: 12, end: 12, inserted: ',' }],
  ['a comma taken away with its word', 'Jeg,', 'Jeg', { start: 13, end: 14, inserted: '' }],
  ['a comma that becomes a full stop', 'hjem,', 'hjem.', { start: 14, end: 15, inserted: '.' }],
  ['a mark that is struck', ',', '', { start: 10, end: 11, inserted: '' }],
  ['an opening quotation mark', 'Kom', '»Kom', { start: 10, end: 10, inserted: '»' }],
  ['a missing word', 'lov', 'lov til', { start: 13, end: 13, inserted: ' til' }],
  ['two words that become one', 'skole gård', 'skolegård', { start: 15, end: 16, inserted: '' }],
  ['one word that becomes two', 'idag', 'i dag', { start: 11, end: 11, inserted: ' ' }],
  ['an ending that is added', 'køre', 'kører', { start: 10, end: 14, inserted: 'kører' }],
  ['a doubled word', 'jeg jeg', 'jeg', { start: 10, end: 17, inserted: 'jeg' }],
  ['a capital', 'odense', 'Odense', { start: 10, end: 16, inserted: 'Odense' }],
])('finds where %s changes the text', (_, token, replacement, expected) => {
  expect(change(token, replacement)).toEqual(expected);
});

it('takes the whole token when there is no replacement', () => {
  expect(change('xyz')).toEqual({ start: 10, end: 13, inserted: undefined });
});
