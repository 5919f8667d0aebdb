import { expect, it } from 'vitest';
import { constructionFigures, readConstructions } from './constructions.ts';
import { engineThat, markOf } from './hand-made-engine.ts';

const engine = engineThat((text) => {
  const at = text.indexOf('af');
  return at < 0 ? [] : [markOf(text, at, 2, 'ad', 'ad-af')];
});

it('reads pairs, right texts and who wrote them, and refuses a line with an empty side', () => {
  expect(readConstructions('# ad og af\n# learner: yes\nDe følges af.\tDe følges ad.\nHej.\\nHvad så?\n')).toEqual({
    pairs: [
      { written: 'De følges af.', right: 'De følges ad.' },
      { written: 'Hej.\nHvad så?', right: 'Hej.\nHvad så?' },
    ],
    learner: true,
  });
  expect(() => readConstructions('De følges af.\t')).toThrow(/line 1/);
});

it('counts what becomes just what is right, and right texts that are marked', () => {
  const source = 'De følges af.\tDe følges ad.\nDe gik.\tDe går.\nEn del af dem.\nHej.';
  const figures = constructionFigures(engine, readConstructions(source));
  expect(figures).toMatchObject({ wrong: 2, corrected: 1, right: 4, marked: 1 });
  expect(figures.failures.map(({ pair, got }) => [pair.written, got])).toEqual([
    ['De gik.', 'De gik.'],
    ['En del af dem.', 'En del ad dem.'],
  ]);
});
