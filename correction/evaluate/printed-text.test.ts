import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineThat, markOf } from './hand-made-engine.ts';
import { markPrinted, readVerdicts } from './printed-text.ts';
import { readTreebankSentences } from './treebank.ts';

const HEAD = 'sentence\toffset\ttoken\treplacement\tverdict\treason';

/** Marks every »hus« and wants a comma after every »at«. */
const engine = engineThat((text) =>
  [...text.matchAll(/hus|at/g)].map(({ 0: token, index }) =>
    token === 'hus' ? markOf(text, index, 3, 'huse', 'number') : markOf(text, index, 2, 'at,', 'comma-start'),
  ),
);

it('reads the sentences of a treebank with their names', () => {
  const source = '# sent_id = a-1\n# text = Et hus. \n1\tEt\n\n# newdoc\n# sent_id = a-2\n# text = To.\n';
  expect(readTreebankSentences(source)).toEqual([
    { id: 'a-1', text: 'Et hus.' },
    { id: 'a-2', text: 'To.' },
  ]);
});

it('counts as ours what was judged so, what nobody judged and what has changed since', () => {
  const sentences = [
    { id: 'a', text: 'hus at hus at hus' },
    { id: 'b', text: 'hus at hus hus hus' },
  ];
  const verdicts = readVerdicts(
    [
      HEAD,
      'a\t0\thus\thuse\ttext\tit is two',
      'a\t4\tat\tat,\tsystem\tstartkomma before it',
      'a\t7\thus\thuse\tours\tit is one',
      'a\t14\thus\thuset\ttext\tit is that',
    ].join('\n'),
  );
  const { marks, all, text, system, ours } = markPrinted(engine, sentences, verdicts);
  expect(marks).toHaveLength(10);
  expect(all).toEqual({ nonComma: 700, comma: 300 });
  expect(text).toEqual({ nonComma: 100, comma: 0 });
  expect(system).toEqual({ nonComma: 0, comma: 100 });
  expect(ours).toEqual({ nonComma: 600, comma: 200 });
});

it('refuses a verdict without a reason, of another name, or given twice', () => {
  const row = 'a\t0\thus\thuse\ttext\tit is two';
  expect(() => readVerdicts(`${HEAD}\na\t0\thus\thuse\ttext\t`)).toThrow('Not a verdict');
  expect(() => readVerdicts(`${HEAD}\na\t0\thus\thuse\tperhaps\tit is two`)).toThrow('Not a verdict');
  expect(() => readVerdicts(`${HEAD}\n${row}\n${row}`)).toThrow('Not a verdict');
  expect(() => readVerdicts(row)).toThrow('head');
});

it('the verdicts of the repository can be read, and copy no sentence of the treebank', () => {
  const source = readFileSync(join(import.meta.dirname, 'printed-text-judged.tsv'), 'utf8');
  expect(readVerdicts(source).size).toBeGreaterThan(50);
  for (const line of source.trimEnd().split('\n')) {
    const [, , token, replacement] = line.split('\t');
    expect(Math.max(token.split(' ').length, replacement.split(' ').length), line).toBeLessThan(4);
  }
});
