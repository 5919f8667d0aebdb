import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePassage } from '../../evaluate/passage.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { possibleAt, type SuggestionSigns, suggestionSigns } from '../../src/spelling/context.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How much the words around and the net count for which suggestion comes first, beside how near it is: `npx tsx
 * train/language/weigh-suggestions.ts`. Fitted on the unlisted words of corpus/tune whose right spelling is among the suggestions.
 */
const ROOT = join(import.meta.dirname, '..', '..');
const { reader, models } = loadEngineTools();
const FOLDS = 5;

interface Choice {
  readonly passage: number;
  readonly rows: readonly number[][];
  readonly right: number;
}

const SIGNS = ['score', 'suits', 'context', 'net', 'keepsFirst', 'leftOut', 'near', 'around'] as const;
const row = ({ suggestion, suits, context, net, keepsFirst, leftOut, near, around }: SuggestionSigns): number[] => [
  -suggestion.score,
  Number(suits),
  context,
  net,
  Number(keepsFirst),
  leftOut,
  near,
  around,
];

const choices: Choice[] = [];
const folder = join(ROOT, 'corpus', 'tune');
readdirSync(folder).forEach((file, passage) => {
  const { written, golds } = parsePassage(file, readFileSync(join(folder, file), 'utf8'));
  const a = readText(written, reader);
  for (const { start, end, rights } of golds) {
    const at = a.placeAt(start);
    if (a.starts[at] !== start || a.ends[at] !== end || a.types[at]!.listed >= 0 || a.types[at]!.compound) continue;
    const suggestions = possibleAt(a, at, models.speller.suggest(a.lower(at), a.effort));
    const wanted = new Set(rights.map((right) => right.toLowerCase()));
    const right = suggestions.findIndex(({ word }) => wanted.has(word.toLowerCase()));
    if (right < 0 || suggestions.length < 2) continue;
    choices.push({ passage, right, rows: suggestionSigns(a, at, suggestions, models).map(row) });
  }
});

const sum = (weights: readonly number[], x: readonly number[]): number =>
  x.reduce((total, value, k) => total + weights[k]! * value, 0);

/** The likeliest of each choice by gradient with a shrinking step. */
function fit(lessons: readonly Choice[], signs: readonly boolean[]): number[] {
  const weights: number[] = SIGNS.map((_, k) => (k === 0 ? 1 : 0));
  const squares: number[] = SIGNS.map(() => 1e-8);
  for (let round = 0; round < 300; round++) {
    const slope = weights.map((weight) => 0.5 * weight);
    for (const { rows, right } of lessons) {
      const odds = rows.map((x) => sum(weights, x));
      const most = Math.max(...odds);
      const shares = odds.map((x) => Math.exp(x - most));
      const total = shares.reduce((x, y) => x + y, 0);
      rows.forEach((x, i) => {
        const error = shares[i]! / total - Number(i === right);
        x.forEach((value, k) => (slope[k]! += error * value));
      });
    }
    slope.forEach((x, k) => {
      if (!signs[k]) return;
      squares[k]! += x * x;
      weights[k]! -= (0.3 * x) / Math.sqrt(squares[k]!);
    });
  }
  return weights;
}

const isFirst = (weights: readonly number[], { rows, right }: Choice): boolean => {
  const odds = rows.map((x) => sum(weights, x));
  return odds.indexOf(Math.max(...odds)) === right;
};

console.log(`${choices.length} misspellings`);
for (const [name, signs] of [
  ['without the net', [true, true, true, false, true, true, true, true]],
  ['without its own letters', [true, true, true, true, false, false, true, true]],
  ['without scenes', [true, true, true, true, true, true, false, false]],
  ['with all', [true, true, true, true, true, true, true, true]],
] as const) {
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fit(
      choices.filter(({ passage }) => passage % FOLDS !== fold),
      signs,
    );
    right += choices.filter((choice) => choice.passage % FOLDS === fold && isFirst(weights, choice)).length;
  }
  const all = fit(choices, signs);
  const shown = SIGNS.map((sign, k) => `${sign} ${(all[k]! / all[0]!).toFixed(3)}`).join(', ');
  console.log(`${name}: ${right} right first in ${FOLDS}-fold; weights beside the score: ${shown}`);
}
