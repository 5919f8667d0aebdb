import { expect, it } from 'vitest';
import { engineThat, markOf } from './hand-made-engine.ts';
import { readMisspellings, suggestionFigures } from './suggestions.ts';

const engine = engineThat((text) => {
  if (text === 'stavet') return [];
  const mark = markOf(text, 0, text.length, 'Lækker', 'vowel');
  return [{ ...mark, replacements: ['Lækker', 'lekter'] }];
});

it('reads a list and refuses a line without a right word', () => {
  expect(readMisspellings('# ord\nlekker\tlækker\tvowel\n\n')).toEqual([{ wrong: 'lekker', right: 'lækker' }]);
  expect(() => readMisspellings('lekker')).toThrow(/line 1/);
});

it('gives the shares of words that are marked and rightly corrected', () => {
  const list = readMisspellings('lekker\tlækker\nlegter\tlekter\nstavet\tstaves\nkæk\tpæk');
  const figures = suggestionFigures(engine, list);
  expect(figures).toMatchObject({ marked: 3 / 4, first: 1 / 4, amongFive: 2 / 4 });
  expect(figures.suggestions.map(({ place }) => place)).toEqual([0, 1, -1, -1]);
});
