import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineThat, markOf } from './hand-made-engine.ts';
import type { EvaluateOptions } from './options.ts';
import { evaluate } from './run.ts';

let corpus: string;

/** Knows one word only, and wants a comma before every `at`. */
const engine = engineThat((text) =>
  [...text.matchAll(/køre(?=\s)|[^\s,]+(?= at )/g)].map(({ 0: token, index }) =>
    token === 'køre'
      ? markOf(text, index, 4, 'kører', 'present-r')
      : markOf(text, index, token.length, `${token},`, 'comma-start'),
  ),
);

const passage = (faultless: string, text: string): string =>
  `title: t\ngenre: story\nclass: 5\nstartkomma: yes\nfaultless: ${faultless}\n\n${text}\n`;

beforeAll(() => {
  corpus = mkdtempSync(join(tmpdir(), 'corpus-'));
  mkdirSync(join(corpus, 'tune'));
  mkdirSync(join(corpus, 'check'));
  const faulty = 'Jeg {køre=>kører|present-r} nu. Han {spise=>spiser|present-r} alt.';
  writeFileSync(join(corpus, 'tune', 'a.txt'), passage('no', faulty));
  writeFileSync(join(corpus, 'tune', 'b.txt'), passage('yes', 'Prøv at vente lidt.'));
  writeFileSync(join(corpus, 'check', 'c.txt'), passage('no', 'Vi {gå=>går|present-r} hjem.'));
  writeFileSync(
    join(corpus, 'textbook-commas.tsv'),
    '49\tyes\tJeg tror, at det går.\n48\tyes\tJeg går, og du kommer.\n',
  );
  writeFileSync(join(corpus, 'misspellings-own.tsv'), 'mælg\tmælk\n');
  writeFileSync(join(corpus, 'dev.conllu'), '# text = Han sagde, at det var sent.\n1\tHan\n\n# text = Lad at gå.\n');
});
afterAll(() => rmSync(corpus, { recursive: true }));

const options = (changes: Partial<EvaluateOptions> = {}): EvaluateOptions => ({
  check: false,
  show: undefined,
  reveal: false,
  json: false,
  language: 'da',
  treebank: undefined,
  misspellings: [],
  ...changes,
});

it('gives the figures of each part, textbook commas and own lists', () => {
  const { figures } = evaluate(engine, options(), corpus);
  expect(Object.fromEntries(figures)).toMatchObject({
    'tune.all.recall': 0.5,
    'tune.all.precision': 0.5,
    'tune.present-r.first': 1,
    'tune.faultless.perThousand': 250,
    'check.all.recall': 0,
    'textbook.restore.recall': 0.5,
    'textbook.restore.precision': 1,
    'suggestions.misspellings-own.first': 0,
  });
  expect([...figures.keys()].some((name) => name.startsWith('ud.'))).toBe(false);
});

it('measures printed text when it is given', () => {
  const { figures, report } = evaluate(engine, options({ treebank: join(corpus, 'dev.conllu'), show: 'ud' }), corpus);
  expect(figures.get('ud.comma.perThousand')).toBeCloseTo(1000 / 9);
  expect(figures.get('ud.nonComma.perThousand')).toBe(0);
  expect(figures.get('ud.ours.comma.perThousand')).toBeCloseTo(1000 / 9);
  expect(figures.get('ud.restore.f1')).toBeCloseTo(2 / 3);
  expect(report.join('\n')).toContain('⟦Lad⟧ at gå.');
});

it('lists misses of the tuning part, and those of the check part only when they are to be revealed', () => {
  const shown = evaluate(engine, options({ show: 'present-r' }), corpus).report.join('\n');
  expect(shown).toContain('MISSED tune/a.txt present-r: »spise« → »spiser«');
  expect(shown).not.toContain('check/c.txt');
  const revealed = evaluate(engine, options({ show: 'grammar', reveal: true }), corpus).report.join('\n');
  expect(revealed).toContain('MISSED check/c.txt present-r: »gå« → »går«');
});

it('lists false marks, commas that were missed and words without the right suggestion', () => {
  expect(evaluate(engine, options({ show: 'comma' }), corpus).report.join('\n')).toContain('FALSE  tune/b.txt');
  expect(evaluate(engine, options({ show: 'restore' }), corpus).report).toContain('yes\tJeg går[,] og du kommer.');
  expect(evaluate(engine, options({ show: 'suggestions' }), corpus).report).toContain('mælg → mælk: –');
});
