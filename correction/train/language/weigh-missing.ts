import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePassage } from '../../evaluate/passage.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { type LeftOutSigns, leftOutSigns } from '../../src/language-model/left-out-opinion.ts';
import { SMALL_WORDS } from '../../src/phrases/left-out.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How likely a small word was left out, by what the net says and by what the sentence lacks: `npx tsx
 * train/language/weigh-missing.ts [CORPUS]`. Fitted on corpus/tune as pupils wrote it and on our own texts that the net has not
 * learnt from, four fifths of the texts at a time, tried on the fifth; of the news and short sentences of CORPUS it says how many marks there would be. `--show`
 * lists what it would mark.
 */
const ROOT = join(import.meta.dirname, '..', '..');
const corpus = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const { reader, models } = loadEngineTools();
const FOLDS = 5;
/** Of the corpus every so many lines are read. */
const SHARE = 6;

interface Place extends LeftOutSigns {
  readonly text: number;
  readonly isMeant: boolean;
  /** The first word is one of the right ones. */
  readonly isRight: boolean;
  readonly shown: string;
}

type Golds = ReturnType<typeof parsePassage>['golds'];

let texts = 0;
let words = 0;
let lacking = 0;

function collect(written: string, golds: Golds): Place[] {
  const text = texts++;
  const a = readText(written, reader);
  words += a.count;
  const missing = golds.filter(({ id }) => id === 'missing-word');
  lacking += missing.length;
  const places: Place[] = [];
  for (let at = 0; at < a.count; at++) {
    const signs = leftOutSigns(a, at, models);
    if (signs === null) continue;
    const [from, to] = [at > 0 ? a.ends[at - 1]! : 0, a.starts[at]!];
    const gold = missing.find(({ start }) => from <= start && start <= to);
    const first = new RegExp(`(^| )${signs.words[0]}( |$)`, 'i');
    places.push({
      ...signs,
      text,
      isMeant: gold !== undefined,
      isRight: gold?.rights.some((right) => first.test(right)) ?? false,
      shown:
        `${written.slice(Math.max(0, to - 40), to)}[${signs.words.join('/')}] ${written.slice(to, to + 30)}`.replace(
          /\n/g,
          ' ',
        ),
    });
  }
  return places;
}

const tune = join(ROOT, 'corpus', 'tune');
const places: Place[] = [];
for (const file of readdirSync(tune)) {
  const { written, golds } = parsePassage(file, readFileSync(join(tune, file), 'utf8'));
  places.push(...collect(written, golds));
}
const passages = texts;
const own = join(ROOT, 'train', 'texts');
for (const file of readdirSync(own).filter((name) => name.endsWith('0.txt')))
  places.push(...collect(readFileSync(join(own, file), 'utf8'), []));
console.log(`${texts} texts, ${words} words, ${lacking} words left out, ${places.length} places asked about`);

const row = ({ kind, net, sure }: Place): [number, number][] => [
  [0, net],
  [1, sure],
  [2 + SMALL_WORDS.indexOf(kind), 1],
];
const WIDTH = 2 + SMALL_WORDS.length;
/** Where kinds begin, and how hard weights are pulled back there. */
const SELDOM = -2;
const PULL = 0.3;

/** Logistic regression by gradients with a shrinking step. */
function fit(lessons: readonly Place[]): number[] {
  const weights = Array.from({ length: WIDTH }, (_, k) => (k < 2 ? 1 : SELDOM));
  const squares = weights.map(() => 1e-8);
  for (let round = 0; round < 600; round++) {
    const slope = weights.map((weight, k) => PULL * (weight - (k < 2 ? 1 : SELDOM)));
    for (const place of lessons) {
      const error = chance(weights, place) - Number(place.isMeant);
      for (const [k, value] of row(place)) slope[k]! += error * value;
    }
    slope.forEach((x, k) => {
      squares[k]! += x * x;
      weights[k]! -= (0.5 * x) / Math.sqrt(squares[k]!);
    });
  }
  return weights;
}

const chance = (weights: readonly number[], place: Place): number =>
  1 / (1 + Math.exp(-row(place).reduce((sum, [k, value]) => sum + weights[k]! * value, 0)));

const said = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(places.filter(({ text }) => text % FOLDS !== fold));
  return places.filter(({ text }) => text % FOLDS === fold).map((place) => ({ place, p: chance(weights, place) }));
}).flat();
const all = fit(places);
const printed = [];
words = 0;
for (const name of corpus ? ['news', 'tatoeba'] : []) {
  const lines = readFileSync(join(corpus!, `${name}.txt`), 'utf8').split('\n');
  printed.push(...collect(lines.filter((_, k) => k % SHARE === 0).join('\n\n'), []));
}

for (const threshold of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
  const marks = said.filter(({ p }) => p >= threshold);
  const inPassages = marks.filter(({ place }) => place.text < passages);
  const count = (test: (place: Place) => boolean): number => inPassages.filter(({ place }) => test(place)).length;
  const of = SMALL_WORDS.map(
    (kind) => `${kind} ${count((p) => p.kind === kind && p.isMeant)}/${count((p) => p.kind === kind)}`,
  );
  const inPrint = printed.filter((place) => chance(all, place) >= threshold).length;
  console.log(
    `at ${threshold}: ${inPassages.length} marks in the passages, ${count((p) => p.isMeant)} right, ${count((p) => p.isRight)} with the right word first; ${marks.length - inPassages.length} in our other texts; ${inPrint} in ${words} printed words; ${of.join(', ')}`,
  );
}
if (process.argv.includes('--show')) {
  const shown = [...said, ...printed.map((place) => ({ place, p: chance(all, place) }))];
  for (const { place, p } of shown.filter((one) => one.p >= 0.4).sort((one, other) => other.p - one.p)) {
    const source = place.text < passages ? (place.isMeant ? 'RIGHT' : 'false') : 'print';
    console.log(p.toFixed(2), source, place.kind, place.net.toFixed(1), place.sure.toFixed(1), place.shown);
  }
}
const [ofNet, ofSure, ...seldom] = all as [number, number, ...number[]];
console.log(
  `net ${ofNet.toFixed(2)}, sure ${ofSure.toFixed(2)}, ${SMALL_WORDS.map((kind, k) => `${kind} ${seldom[k]!.toFixed(2)}`).join(', ')}`,
);
