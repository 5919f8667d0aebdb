import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePassage } from '../../evaluate/passage.ts';
import { QUOTED } from '../../src/analysis/hold-back.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { loadEngine } from '../../src/load.ts';
import { type LookAlikeSigns, lookAlikeSigns, SIGNS } from '../../src/spelling/look-alike-odds.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How likely a look-alike was meant, by the fit model and the net together:
 * `npx tsx train/language/weigh-look-alikes.ts [--show] [FILE …]`. Fitted where the other rules mark nothing, on corpus/tune as
 * pupils wrote it, on our own texts that the net has not learnt from, and on files of right sentences, one a line; four fifths
 * of the texts at a time, tried on the fifth. `--show` lists what it would mark.
 */
const ROOT = join(import.meta.dirname, '..', '..');
const { reader, models } = loadEngineTools();
const engine = loadEngine();
const FOLDS = 5;
/** What weighs alike, and what gives way to it. */
const NO_OTHER = new Set(['real-word', 'fits-better']);

interface Place extends LookAlikeSigns {
  readonly text: number;
  readonly at: number;
  readonly isMeant: boolean;
  readonly isMarked: boolean;
  readonly shown: string;
}

const places: Place[] = [];
let texts = 0;

function collect(written: string, startkomma: 'yes' | 'no', golds: ReturnType<typeof parsePassage>['golds']): void {
  const text = texts++;
  const marks = engine.check(written, { language: 'da', startkomma });
  const a = readText(written, reader);
  for (let at = 0; at < a.count; at++) {
    if (a.held[at]! & ~QUOTED) continue;
    const [start, end] = [a.starts[at]!, a.ends[at]!];
    const touching = golds.filter((gold) => gold.start < end && start < gold.end);
    const isMarked = marks.some(
      (mark) =>
        !NO_OTHER.has(mark.ruleId) &&
        mark.offset < end &&
        start < mark.offset + mark.length &&
        mark.replacements[0] !== `${mark.token},`,
    );
    for (const signs of lookAlikeSigns(a, at, models)) {
      const isMeant = touching.some(({ rights }) => rights.some((right) => right.toLowerCase() === signs.word));
      // another mistake than this: it tells nothing
      if (!isMeant && touching.length > 0) continue;
      const shown = `${written.slice(Math.max(0, start - 40), start)}[${a.written(at)} → ${signs.word}]${written.slice(end, end + 30)}`;
      places.push({ ...signs, text, at, isMeant, isMarked, shown: shown.replace(/\n/g, ' ') });
    }
  }
}

const tune = join(ROOT, 'corpus', 'tune');
for (const file of readdirSync(tune)) {
  const { written, golds, startkomma } = parsePassage(file, readFileSync(join(tune, file), 'utf8'));
  collect(written, startkomma, golds);
}
const passages = texts;
const own = join(ROOT, 'train', 'texts');
for (const file of readdirSync(own).filter((name) => name.endsWith('0.txt')))
  collect(readFileSync(join(own, file), 'utf8'), 'yes', []);
for (const file of process.argv.slice(2).filter((one) => !one.startsWith('--')))
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) collect(line, 'yes', []);

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const row = (place: Place): number[] => [1, ...SIGNS.map((sign) => place[sign])];
/** What pulls weights to nought, but for what is said of every place. */
const PULL = 0.3;
const STEPS = 60;
const LONGEST_STEP = 1;

/** Logistic regression by Newton's steps, none of them long: few weights, many places. */
function fit(lessons: readonly Place[]): number[] {
  const rows = lessons.map(row);
  const weights = [-4, ...SIGNS.map(() => 0)];
  const width = weights.length;
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, k) => (k === 0 ? 0 : PULL * weight));
    const bend = weights.map((_, k) => weights.map((__, j) => (k === j ? PULL : 0)));
    rows.forEach((x, i) => {
      const p = chance(weights, x);
      const error = p - Number(lessons[i]!.isMeant);
      const steep = p * (1 - p);
      for (let k = 0; k < width; k++) {
        slope[k]! += error * x[k]!;
        for (let j = 0; j < width; j++) bend[k]![j]! += steep * x[k]! * x[j]!;
      }
    });
    const way = solve(bend, slope);
    const most = Math.max(LONGEST_STEP, ...way.map(Math.abs));
    way.forEach((x, k) => (weights[k]! -= (x * LONGEST_STEP) / most));
  }
  return weights;
}

/** Gauss's way, rows changed in place: what `matrix` makes `right` of. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const share = matrix[i]![k]! / matrix[k]![k]!;
      for (let j = k; j < n; j++) matrix[i]![j]! -= share * matrix[k]![j]!;
      right[i]! -= share * right[k]!;
    }
  }
  return right.map((x, k) => x / matrix[k]![k]!);
}

const chance = (weights: readonly number[], x: readonly number[]): number =>
  sigmoid(x.reduce((sum, value, k) => sum + weights[k]! * value, 0));

const silent = places.filter(({ isMarked }) => !isMarked);
const said = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(silent.filter(({ text }) => text % FOLDS !== fold));
  return silent.filter(({ text }) => text % FOLDS === fold).map((place) => ({ place, p: chance(weights, row(place)) }));
}).flat();
// of several look-alikes of a place the likeliest
const best = new Map<string, (typeof said)[number]>();
for (const one of said) {
  const key = `${one.place.text} ${one.place.at}`;
  if (one.p > (best.get(key)?.p ?? 0)) best.set(key, one);
}
const asked = Array.from(best.values());
console.log(
  `${passages} passages, ${texts - passages} other texts: asked at ${asked.length} places where no rule marks anything, ${silent.filter(({ isMeant }) => isMeant).length} of them a mistake that a look-alike mends; ${places.filter(({ isMarked, isMeant }) => isMarked && isMeant).length} more are marked`,
);
for (const threshold of [0.5, 0.65, 0.75, 0.8, 0.85, 0.9]) {
  const marks = asked.filter(({ p }) => p >= threshold);
  const inPassages = marks.filter(({ place }) => place.text < passages);
  const right = marks.filter(({ place }) => place.isMeant).length;
  console.log(
    `at ${threshold}: ${inPassages.length} marks in the passages, ${right} right; ${marks.length - inPassages.length} in the other texts`,
  );
}
if (process.argv.includes('--show'))
  for (const { place, p } of asked.filter((one) => one.p >= 0.4).sort((one, other) => other.p - one.p))
    console.log(
      p.toFixed(2),
      place.isMeant ? 'RIGHT' : 'false',
      `fit ${place.fit.toFixed(1)} net ${place.net.toFixed(1)}`,
      place.shown,
    );
const all = fit(silent);
console.log(['else', ...SIGNS].map((name, k) => `${name} ${all[k]!.toFixed(2)}`).join(', '));
