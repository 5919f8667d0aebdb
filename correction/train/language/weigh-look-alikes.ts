import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corrected, type GoldError, parsePassage } from '../../evaluate/passage.ts';
import { QUOTED } from '../../src/analysis/hold-back.ts';
import { readText } from '../../src/analysis/read-text.ts';
import type { Correction } from '../../src/api.ts';
import { CorrectedText } from '../../src/kernel/corrected-text.ts';
import { loadEngine } from '../../src/load.ts';
import { type LookAlikeSigns, lookAlikeSigns, SIGNS } from '../../src/spelling/look-alike-odds.ts';
import { categoryOf, type SubcategoryId } from '../../src/taxonomy/taxonomy.ts';
import { seededRandom } from '../random.ts';
import { loadEngineTools } from './engine-tools.ts';
import { PupilsSlips } from './pupils-slips.ts';

/**
 * How likely a look-alike was meant, by the fit model, the net and how many errors the text has:
 * `npx tsx train/language/weigh-look-alikes.ts [--show] [FILE …]`. Fitted where the other rules mark nothing and once they have
 * corrected what they do: on corpus/tune as pupils wrote it, on our own texts that the net has not learnt from, as they are and with
 * pupils' slips put in, and on files of right sentences, one a line; four fifths of the texts at a time, tried on the fifth.
 * `--show` lists what it would mark.
 */
const ROOT = join(import.meta.dirname, '..', '..');
const { reader, models } = loadEngineTools();
const engine = loadEngine();
const FOLDS = 5;
/** What weighs alike, and what gives way to it. */
const NO_OTHER = new Set(['real-word', 'form-meant']);
/** What counts as an error of the writer, and beside how many words (kernel/error-odds.ts). */
const COUNTED = 0.85;
const BENEFIT = 40;
const [USUAL, FEWEST, MANY] = [0.015, 0.004, 0.1];
/** Pupils' own slips tell more than those put in. */
const OF_PUPILS = 4;

type Golds = readonly Pick<GoldError, 'start' | 'end' | 'rights'>[];

interface Place extends LookAlikeSigns {
  readonly text: number;
  readonly at: number;
  readonly isMeant: boolean;
  readonly isMarked: boolean;
  /** The share of errors in the text, as a logarithm; 0 at the usual one. */
  readonly share: number;
  readonly shown: string;
}

const places: Place[] = [];
let texts = 0;

/** The text once the other rules have corrected it, and where something stands in it. */
function correctedByOthers(written: string, marks: readonly Correction[]): CorrectedText {
  const findings = marks
    .filter(({ ruleId, replacements }) => !NO_OTHER.has(ruleId) && replacements.length > 0)
    .map(({ offset, length, token, replacements, confidence }) => {
      const insertion = /^[.,?!:]$/.test(replacements[0]!.slice(token.length)) && replacements[0]!.startsWith(token);
      return { start: offset, end: offset + length, replacements, confidence, insertion };
    });
  return new CorrectedText(written, findings);
}

function collect(written: string, startkomma: 'yes' | 'no', golds: Golds): void {
  const text = texts++;
  const marks = engine.check(written, { language: 'da', startkomma });
  const mended = correctedByOthers(written, marks);
  const a = readText(mended.text, reader);
  const errors = marks.filter(
    ({ confidence, ruleId, categories }) =>
      confidence >= COUNTED && !NO_OTHER.has(ruleId) && categories[0]!.category.id !== 'punctuation',
  ).length;
  const share = Math.log((Math.min(MANY, errors / (a.count + BENEFIT)) + FEWEST) / (USUAL + FEWEST));
  const moved = golds.map((gold) => ({
    ...gold,
    start: mended.offset(gold.start),
    end: mended.offset(gold.end),
  }));
  for (let at = 0; at < a.count; at++) {
    if (a.held[at]! & ~QUOTED) continue;
    const [start, end] = [a.starts[at]!, a.ends[at]!];
    const touching = moved.filter((gold) => gold.start < end && start < gold.end);
    const isMarked = mended.places.some((place) => place.start < end && start < place.end);
    for (const signs of lookAlikeSigns(a, at, models)) {
      const isMeant = touching.some(({ rights }) => rights.some((right) => right.toLowerCase() === signs.word));
      // another mistake than this: it tells nothing
      if (!isMeant && touching.length > 0) continue;
      const around = [a.text.slice(Math.max(0, start - 40), start), a.text.slice(end, end + 30)];
      const shown = around.join(`[${a.written(at)} → ${signs.word}]`).replace(/\n/g, ' ');
      places.push({ ...signs, text, at, isMeant, isMarked, share, shown });
    }
  }
}

const tune = join(ROOT, 'corpus', 'tune');
const tuned = readdirSync(tune).map((file) => parsePassage(file, readFileSync(join(tune, file), 'utf8')));
for (const { written, golds, startkomma } of tuned) collect(written, startkomma, golds);
const passages = texts;

const WORD = /^[a-zæøå]+$/;
const misspelledWords = tuned.flatMap(({ golds, writer }) =>
  writer === 'second-language'
    ? []
    : golds
        .filter(({ id }) => /^(spelling|wordconfusion)$/.test(categoryOf(id as SubcategoryId)))
        .map(({ wrong, rights }) => ({ written: wrong.toLowerCase(), meant: rights[0]!.toLowerCase() }))
        .filter(({ written, meant }) => WORD.test(written) && WORD.test(meant) && written !== meant),
);
const meantWords = tuned.flatMap(
  (passage) =>
    corrected(passage)
      .toLowerCase()
      .match(/[a-zæøå]+/g) ?? [],
);
const slips = new PupilsSlips(misspelledWords, meantWords);
const random = seededRandom(11);
const usualRate = meantWords.reduce((sum, word) => sum + slips.slip(word, random).rate, 0) / meantWords.length;
/** A word that is misspelled easily is misspelled more often, and so many of those are misspelled twice. */
const OFTEN = 3;
const TWICE = 0.22;

/** The text with about so many of its words misspelled, other words among them. */
function withSlips(text: string, share: number): { written: string; golds: Golds } {
  const golds: Golds[number][] = [];
  let written = '';
  let done = 0;
  for (const { 0: word, index } of text.matchAll(/(?<![A-ZÆØÅa-zæøå])[a-zæøå]{2,}/g)) {
    const first = slips.slip(word, random);
    if (random() > share * Math.min(OFTEN, first.rate / usualRate)) continue;
    const second = random() < TWICE && first.written.length > 2 ? slips.slip(first.written, random) : first;
    if (second.written === word || second.written === '') continue;
    written += text.slice(done, index);
    golds.push({ start: written.length, end: written.length + second.written.length, rights: [word] });
    written += second.written;
    done = index + word.length;
  }
  return { written: written + text.slice(done), golds };
}

const SHARES = [0.04, 0.08, 0.14, 0.2];
const own = join(ROOT, 'train', 'texts');
const paragraphsOf = (file: string): string[] =>
  readFileSync(join(own, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim());
const TOGETHER = 4;
const inGroups = (lines: readonly string[], size: number): string[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, k) => lines.slice(k * size, (k + 1) * size).join('\n\n'));
for (const file of readdirSync(own).filter((name) => name.endsWith('0.txt'))) {
  for (const text of inGroups(paragraphsOf(file), TOGETHER)) {
    collect(text, 'yes', []);
    for (const share of SHARES) {
      const { written, golds } = withSlips(text, share);
      collect(written, 'yes', golds);
    }
  }
}
const made = texts;
const SENTENCES = 10;
for (const file of process.argv.slice(2).filter((one) => !one.startsWith('--')))
  for (const text of inGroups(readFileSync(file, 'utf8').trim().split('\n'), SENTENCES)) collect(text, 'yes', []);

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const row = (place: Place): number[] => [1, place.share, ...SIGNS.map((sign) => place[sign])];
const weightOf = ({ text }: Place): number => (text < passages ? OF_PUPILS : 1);
/** What pulls weights to nought, but for what is said of every place. */
const PULL = 0.3;
const STEPS = 60;
const LONGEST_STEP = 1;

/** Logistic regression by Newton's steps, none of them long: few weights, many places. */
function fit(lessons: readonly Place[]): number[] {
  const rows = lessons.map(row);
  const weights = [-4, 0, ...SIGNS.map(() => 0)];
  const width = weights.length;
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, k) => (k === 0 ? 0 : PULL * weight));
    const bend = weights.map((_, k) => weights.map((__, j) => (k === j ? PULL : 0)));
    rows.forEach((x, i) => {
      const p = chance(weights, x);
      const error = weightOf(lessons[i]!) * (p - Number(lessons[i]!.isMeant));
      const steep = weightOf(lessons[i]!) * p * (1 - p);
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
  `${passages} passages, ${made - passages} texts of our own, ${texts - made} others: asked at ${asked.length} places where no rule marks anything, ${silent.filter(({ isMeant }) => isMeant).length} of them a mistake that a look-alike mends`,
);
for (const threshold of [0.5, 0.65, 0.75, 0.8, 0.85, 0.9]) {
  const marks = asked.filter(({ p }) => p >= threshold);
  const figures = ([from, to]: readonly [number, number]): string => {
    const these = marks.filter(({ place }) => place.text >= from && place.text < to);
    return `${these.filter(({ place }) => place.isMeant).length} of ${these.length} right`;
  };
  const parts = [
    [0, passages],
    [passages, made],
    [made, texts],
  ] as const;
  console.log(
    `at ${threshold}: in the passages ${figures(parts[0])}, in our own ${figures(parts[1])}, in the others ${figures(parts[2])}`,
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
console.log(['else', 'share (SLIPS_RISE)', ...SIGNS].map((name, k) => `${name} ${all[k]!.toFixed(2)}`).join(', '));
