import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePassage } from '../../evaluate/passage.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { QUOTED } from '../../src/analysis/hold-back.ts';
import { KINDS } from '../../src/language-model/closed-sets.ts';
import { loadEngine } from '../../src/load.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How likely another word was meant, by what the net says and by the kind of mistake: `npx tsx train/language/weigh-words.ts`.
 * Fitted on corpus/tune as pupils wrote it, where the other rules mark nothing, four fifths of the passages at a time, tried
 * on the fifth: what the rules pass over is mostly right.
 */
const ROOT = join(import.meta.dirname, '..', '..');
const { reader, models } = loadEngineTools();
const engine = loadEngine();
const FOLDS = 5;

interface Place {
  readonly passage: number;
  readonly margin: number;
  readonly kind: number;
  readonly isMeant: boolean;
  /** The engine marks the word already. */
  readonly isMarked: boolean;
  readonly shown: string;
}

const places: Place[] = [];
const folder = join(ROOT, 'corpus', 'tune');
readdirSync(folder).forEach((file, passage) => {
  const { written, golds, startkomma } = parsePassage(file, readFileSync(join(folder, file), 'utf8'));
  const marks = engine.check(written, { language: 'da', startkomma }).filter(({ ruleId }) => ruleId !== 'fits-better');
  const a = readText(written, reader);
  for (let at = 0; at < a.count; at++) {
    const word = models.secondReader.known(a, at);
    if (word === null || a.held[at]! & ~QUOTED) continue;
    const [start, end] = [a.starts[at]!, a.ends[at]!];
    const touching = golds.filter((gold) => gold.start < end && start < gold.end);
    let best = -1;
    let bestMargin = -Infinity;
    word.alternatives.forEach(({ word: other }, k) => {
      const margin = models.secondReader.odds(a, at, other);
      if (margin > bestMargin) [best, bestMargin] = [k, margin];
    });
    const { word: other, kind } = word.alternatives[best]!;
    const isMeant = touching.some(
      (gold) => gold.start === start && gold.end === end && gold.rights.some((right) => right.toLowerCase() === other),
    );
    // another mistake than this: it tells nothing
    if (!isMeant && touching.length > 0) continue;
    places.push({
      passage,
      margin: bestMargin,
      kind: KINDS.indexOf(kind),
      isMeant,
      isMarked: marks.some(
        (mark) => mark.offset < end && start < mark.offset + mark.length && mark.replacements[0] !== `${mark.token},`,
      ),
      shown:
        `${written.slice(Math.max(0, start - 40), start)}[${a.written(at)} → ${other}]${written.slice(end, end + 30)}`.replace(
          /\n/g,
          ' ',
        ),
    });
  }
});

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const WIDTH = 2 + 2 * KINDS.length;
const row = ({ margin, kind }: Place): [number, number][] => [
  [0, margin],
  [1, 1],
  [2 + kind, margin],
  [2 + KINDS.length + kind, 1],
];
function fit(lessons: readonly Place[]): Float64Array {
  const weights = new Float64Array(WIDTH);
  const squares = new Float64Array(WIDTH).fill(1e-8);
  weights[1] = -4;
  for (let round = 0; round < 600; round++) {
    const slope = weights.map((weight, k) => (k < 2 ? 0 : 2 * weight));
    for (const place of lessons) {
      const x = row(place);
      const error = sigmoid(x.reduce((sum, [k, value]) => sum + weights[k]! * value, 0)) - (place.isMeant ? 1 : 0);
      for (const [k, value] of x) slope[k]! += error * value;
    }
    slope.forEach((x, k) => {
      squares[k]! += x * x;
      weights[k]! -= (0.5 * x) / Math.sqrt(squares[k]!);
    });
  }
  return weights;
}
const say = (weights: Float64Array, place: Place): number =>
  sigmoid(row(place).reduce((sum, [k, value]) => sum + weights[k]! * value, 0));

const passages = 1 + Math.max(...places.map(({ passage }) => passage));
const said: { place: Place; p: number }[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = fit(places.filter(({ passage, isMarked }) => !isMarked && passage % FOLDS !== fold));
  for (const place of places) if (place.passage % FOLDS === fold) said.push({ place, p: say(weights, place) });
}
console.log(
  `${places.length} places in ${passages} passages, ${places.filter(({ isMeant }) => isMeant).length} mistakes`,
);
for (const threshold of [0.5, 0.65, 0.75, 0.85]) {
  const shown = said.filter(({ p }) => p >= threshold);
  const right = shown.filter(({ place }) => place.isMeant);
  const own = shown.filter(({ place }) => !place.isMarked);
  console.log(
    `at ${threshold}: ${shown.length} marks, ${right.length} right; not yet marked: ${own.length}, ${own.filter(({ place }) => place.isMeant).length} right`,
  );
}
KINDS.forEach((name, kind) => {
  const of = said.filter(({ place }) => place.kind === kind);
  const shown = of.filter(({ p }) => p >= 0.75);
  const own = shown.filter(({ place }) => !place.isMarked);
  const missed = of.filter(({ place }) => place.isMeant && !place.isMarked).length;
  console.log(
    `${name.padEnd(12)} ${of.filter(({ place }) => place.isMeant).length} mistakes (${missed} unmarked), ${shown.length} marks, ${shown.filter(({ place }) => place.isMeant).length} right, new ${own.length}, ${own.filter(({ place }) => place.isMeant).length} right`,
  );
});
if (process.argv.includes('--show'))
  for (const { place, p } of said.filter((one) => one.p >= 0.5 && !one.place.isMarked).sort((a, b) => b.p - a.p))
    console.log(
      p.toFixed(2),
      place.margin.toFixed(1),
      KINDS[place.kind],
      place.isMeant ? 'RIGHT' : 'false',
      place.shown,
    );
const all = fit(places.filter(({ isMarked }) => !isMarked));
console.log('margin', all[0]!.toFixed(2), 'else', all[1]!.toFixed(2));
KINDS.forEach((name, k) =>
  console.log(`${name}: [${(all[0]! + all[2 + k]!).toFixed(2)}, ${(all[1]! + all[2 + KINDS.length + k]!).toFixed(2)}]`),
);
