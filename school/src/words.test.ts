import { expect, test } from 'vitest';
import { countWords, wordsOf } from './words.ts';

test.each([
  ['', 0],
  [' … – ! ', 0],
  ['Hej, med dig.', 3],
  ['Lars’ cd’er og mor-datter-forhold', 4],
  ['-rock and - roll-', 3],
  ['7.A har 25 elever', 5],
  ['blåbær på ø', 3],
  ['Det’s en 4-årig, ikke? Ja – 2 æbler.', 7],
  ['  \n ... !', 0],
])('counts the words of %j: %i', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('words are what white space parts', () => {
  expect(wordsOf(' Da klokken\n ringede, ')).toEqual(['Da', 'klokken', 'ringede,']);
});
