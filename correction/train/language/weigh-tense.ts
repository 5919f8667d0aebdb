import { readPart } from '../../evaluate/corpus.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { mayTellOfPast, pastOf } from '../../src/verbs/tells-of-past.ts';
import { netSign, proofSign, TENSE_SIGNS, type TenseSigns, tenseSigns } from '../../src/verbs/tense-opinion.ts';
import { readPupils } from '../pupils.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How likely a verb in the present was meant in the past: `npx tsx train/language/weigh-tense.ts [--show]`. Fitted on every second text of
 * corpus/tune and train/pupils, with a proof-reader in `dist/` that has learnt from the others only, seven eighths of them at a time, tried on the eighth. It prints how many marks from which probability on
 * are right, and the weights of `src/verbs/tense-opinion.ts`; with `--show` also what would be marked.
 */
const { reader, models } = loadEngineTools();
const FOLDS = 8;
/** Less likely ones tell nothing. */
const LEAST_STORY = -1;

interface Place {
  readonly text: number;
  readonly signs: TenseSigns;
  readonly isMeant: boolean;
  readonly shown: string;
}

const places: Place[] = [];
[...readPart('tune'), ...readPupils()].forEach(({ name, written, golds }, text) => {
  if (text % 2 === 0) return;
  const a = readText(written, reader);
  for (let at = 0; at < a.count; at++) {
    if (!mayTellOfPast(a, at, models)) continue;
    const past = pastOf(a, at);
    const gold = golds.find(({ start, end }) => start <= a.starts[at]! && end >= a.ends[at]!);
    // other errors are other rules' matter
    if (past === undefined || (gold !== undefined && (gold.id !== 'tense' || gold.optional))) continue;
    const signs = { ...tenseSigns(a, at, models), net: netSign(a, at, past, models), proof: proofSign(a, at, models) };
    if (signs.story! < LEAST_STORY) continue;
    const [from, to] = [a.starts[at]!, a.ends[at]!];
    const shown = `${written.slice(Math.max(0, from - 70), from)}[${a.lower(at)}]${written.slice(to, to + 50)}`;
    places.push({ text, signs, isMeant: gold !== undefined, shown: `${name} ${shown.replaceAll('\n', ' ')}` });
  }
});

const NONE = -3;
const PULL = 1;
const ROUNDS = 800;
/** Logistic regression by gradients with a shrinking step. */
function fit(lessons: readonly Place[]): number[] {
  const rows = lessons.map(({ signs, isMeant }) => ({ values: TENSE_SIGNS.map((name) => signs[name] ?? 0), isMeant }));
  const weights = TENSE_SIGNS.map((_, k) => (k === 0 ? NONE : 0));
  const squares = weights.map(() => 1e-8);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, k) => (k === 0 ? 0 : PULL * weight));
    for (const { values, isMeant } of rows) {
      const error =
        1 / (1 + Math.exp(-values.reduce((sum, value, k) => sum + value * weights[k]!, 0))) - Number(isMeant);
      for (let k = 0; k < values.length; k++) slope[k]! += error * values[k]!;
    }
    slope.forEach((x, k) => {
      squares[k]! += x * x;
      weights[k]! -= (0.5 * x) / Math.sqrt(squares[k]!);
    });
  }
  return weights;
}

const chance = (weights: readonly number[], { signs }: Place): number =>
  1 / (1 + Math.exp(-TENSE_SIGNS.reduce((sum, name, k) => sum + (signs[name] ?? 0) * weights[k]!, 0)));

const said = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(places.filter(({ text }) => text % FOLDS !== fold));
  return places.filter(({ text }) => text % FOLDS === fold).map((place) => ({ place, p: chance(weights, place) }));
}).flat();
for (const threshold of [0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const marks = said.filter(({ p }) => p >= threshold);
  console.log(`at ${threshold}: ${marks.length} marks, ${marks.filter(({ place }) => place.isMeant).length} right`);
}
if (process.argv.includes('--show'))
  for (const { place, p } of said.filter((one) => one.p >= 0.3).sort((one, other) => other.p - one.p))
    console.log(p.toFixed(2), place.isMeant ? 'RIGHT' : 'false', place.shown);
const weights = fit(places);
console.log(TENSE_SIGNS.map((name, k) => `${name} ${weights[k]!.toFixed(2)}`).join('\n'));
