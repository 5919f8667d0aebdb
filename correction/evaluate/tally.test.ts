import { expect, it } from 'vitest';
import { engineOf, markOf } from './hand-made-engine.ts';
import { parsePassage } from './passage.ts';
import { scorePassage } from './score-passage.ts';
import { falseMarksPerThousand, tally } from './tally.ts';

const header = (faultless: string): string =>
  `title: t\ngenre: story\nclass: 5\nstartkomma: yes\nfaultless: ${faultless}\n\n`;

it('counts errors and marks under their type, category, comma or not, and all', () => {
  const passage = parsePassage('a', `${header('no')}Jeg {køre=>kører|present-r} nu{=>,|comma-start} når du vil.`);
  const { written } = passage;
  const engine = engineOf(
    markOf(written, 4, 4, 'kærer', 'misspelling'),
    markOf(written, 9, 2, 'nu,', 'comma-start'),
    markOf(written, 16, 2, 'Du', 'capital'),
  );
  const tallies = tally([scorePassage(engine, passage)]);
  expect([...tallies.keys()].slice(0, 5)).toEqual(['all', 'non-comma', 'comma', 'grammar', 'present-r']);
  expect(tallies.get('all')).toEqual({ golds: 2, found: 2, firstRight: 1, marks: 3, hits: 2 });
  expect(tallies.get('comma')).toEqual({ golds: 1, found: 1, firstRight: 1, marks: 1, hits: 1 });
  expect(tallies.get('present-r')).toEqual({ golds: 1, found: 1, firstRight: 0, marks: 0, hits: 0 });
  expect(tallies.get('misspelling')).toEqual({ golds: 0, found: 0, firstRight: 0, marks: 1, hits: 1 });
  expect(tallies.get('spelling')).toEqual({ golds: 0, found: 0, firstRight: 0, marks: 2, hits: 1 });
});

it('gives the marks on faultless passages for a thousand of their words', () => {
  const passage = parsePassage('b', `${header('yes')}Vi går en lang tur.`);
  const outcome = scorePassage(engineOf(markOf(passage.written, 3, 3, 'gør', 'vowel')), passage);
  expect(falseMarksPerThousand([outcome])).toBe(200);
  expect(falseMarksPerThousand([])).toBeUndefined();
});
