import { expect, it } from 'vitest';
import { CARELESS, carelessFigures } from './careless.ts';
import { engineThat, markOf } from './hand-made-engine.ts';
import { parsePassage } from './passage.ts';

const passage = parsePassage(
  'bil.txt',
  'title: Bil\ngenre: story\nclass: 4\nstartkomma: yes\nfaultless: no\n\nVi {køre=>kører|present-r} hjem i bilen.',
);

it('counts marks on what was corrected, not on the careless paragraph before it', () => {
  const engine = engineThat((text) => [
    markOf(text, text.indexOf('gærne'), 5, 'gerne', 'vowel'),
    markOf(text, text.indexOf('bilen'), 5, 'bilerne', 'number'),
  ]);
  const { words, marks } = carelessFigures(engine, [passage]);
  expect(words).toBe(5);
  expect(marks.map(({ mark }) => mark.token)).toEqual(['bilen']);
  expect(marks[0]!.text).toBe(`${CARELESS}Vi kører hjem i bilen.`);
});
