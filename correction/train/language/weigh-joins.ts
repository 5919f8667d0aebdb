import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPart } from '../../evaluate/corpus.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { NOUN } from '../../src/lexicon/readings.ts';
import { joinSigns } from '../../src/models/join-odds.ts';
import { joinOfUnlisted, nextOfUnlisted } from '../../src/rules/spelling/split-compound.ts';
import { joinOfListed, nextOfListed } from '../../src/rules/spelling/split-word.ts';
import { seededRandom } from '../random.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How likely two neighbours are one word, by what the words around say and how little the net expects the two: `npx tsx
 * train/language/weigh-joins.ts RIGHT-SENTENCES …` prints the weights of `readJoinOdds` (src/models/join-odds.ts), of words that the dictionary
 * lists and of those that it does not. Wrong are the splits of corpus/tune and, in the files (one sentence a line), one compound of every sentence
 * taken apart; right are all other neighbours there. Of our own texts every tenth, which no model has learnt from, is a file too.
 */
const { reader, models } = loadEngineTools();
const { lexicon } = reader;
const random = seededRandom(17);
/** Splits in a thousand words of a usual text, of listed words and of others: so much all of them weigh together. */
const USUAL = { listed: 2.5, unlisted: 1 };
/** So much the real ones of tune weigh beside one that was made. */
const REAL = 8;
/** Less likely neighbours are no lesson. */
const LEAST_MARGIN = -6;
const SHORTEST = 6;
const SHORTEST_PART = 3;

interface Lesson {
  readonly signs: readonly number[];
  readonly isListed: boolean;
  readonly isOne: boolean;
  weight: number;
}

const lessons: Lesson[] = [];
let words = 0;
let made = 0;
let unasked = 0;

/** Every pair of neighbours that a rule weighs; `split` says which of them are one word. */
function learn(text: string, split: (start: number, end: number) => 'one' | 'two' | null, weight: number): number {
  const a = readText(text, reader);
  let found = 0;
  for (let at = 0; at + 1 < a.count; at++) {
    for (const [next, joinOf] of [
      [nextOfListed(a, at), joinOfListed],
      [nextOfUnlisted(a, at), joinOfUnlisted],
    ] as const) {
      if (next < 0) continue;
      const kind = split(a.starts[at]!, a.ends[next]!);
      const weighed = kind && joinOf(a, at, next, models);
      if (!weighed || weighed.odds - weighed.least < LEAST_MARGIN) continue;
      if (kind === 'one') found++;
      lessons.push({
        signs: joinSigns(a, at, weighed, models),
        isListed: weighed.isListed,
        isOne: kind === 'one',
        weight: kind === 'one' ? weight : 1,
      });
    }
  }
  return found;
}

/** The sentence with one of its compounds apart, and where; null where it has none. */
function takenApart(text: string): { text: string; start: number; end: number } | null {
  const a = readText(text, reader);
  const places: { at: number; from: number }[] = [];
  for (let at = 0; at < a.count; at++) {
    const { lower, listed, compound } = a.types[at]!;
    if (!a.isWord(at) || lower.length < SHORTEST || a.written(at) !== lower) continue;
    if (listed >= 0 ? !lexicon.hasReading(listed, NOUN) : compound === null) continue;
    for (let k = SHORTEST_PART; k <= lower.length - SHORTEST_PART; k++) {
      const [first, rest] = [lower.slice(0, k), lower.slice(k)];
      const head = lexicon.find(rest);
      if (head < 0 || lexicon.frequencies[head] === 0 || !lexicon.hasReading(head, NOUN)) continue;
      if (lexicon.compounds.isFirstPart(first) && lexicon.find(first) >= 0) places.push({ at, from: k });
    }
  }
  const place = places[Math.floor(random() * places.length)];
  if (place === undefined) return null;
  const start = a.starts[place.at]!;
  const cut = start + place.from;
  return { text: `${text.slice(0, cut)} ${text.slice(cut)}`, start, end: a.ends[place.at]! + 1 };
}

const own = join(import.meta.dirname, '..', 'texts');
const files = [
  ...process.argv.slice(2),
  ...readdirSync(own)
    .filter((name) => name.endsWith('0.txt'))
    .map((name) => join(own, name)),
];
for (const file of files) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    words += line.split(' ').length;
    learn(line, () => 'two', 1);
    const apart = takenApart(line);
    if (apart === null) continue;
    made++;
    if (learn(apart.text, (start, end) => (start === apart.start && end === apart.end ? 'one' : null), 1) === 0)
      unasked++;
  }
}
for (const { written, golds } of readPart('tune')) {
  const splits = golds.filter(({ id }) => id === 'compound-split');
  words += written.split(' ').length;
  learn(
    written,
    (start, end) => {
      if (splits.some((gold) => gold.start === start && gold.end === end)) return 'one';
      // what has another mistake tells nothing
      return golds.some((gold) => gold.start < end && start < gold.end) ? null : 'two';
    },
    REAL,
  );
}

const ones = lessons.filter(({ isOne }) => isOne);
console.log(
  `${words} words, ${made} taken apart, ${unasked} of them never weighed, ${lessons.length - ones.length} pairs`,
);

for (const isListed of [true, false]) {
  const some = lessons.filter((lesson) => lesson.isListed === isListed);
  const all = some.filter(({ isOne }) => isOne);
  const usual = ((isListed ? USUAL.listed : USUAL.unlisted) * words) / 1000;
  const share = usual / all.reduce((total, { weight }) => total + weight, 0);
  for (const lesson of all) lesson.weight *= share;
  const weights = fit(some);
  console.log(`${isListed ? 'OF_LISTED' : 'OF_UNLISTED'} = [${weights.map((weight) => weight.toFixed(2)).join(', ')}]`);
  const chance = some.map((lesson) => ({ ...lesson, odds: sum(weights, lesson.signs) }));
  for (const least of [-1, -0.3, 0.4, 1.1, 2]) {
    const above = chance.filter(({ odds }) => odds >= least);
    const right = above.filter(({ isOne }) => isOne).length;
    console.log(`  from ${least}: ${right} of ${all.length} found, ${above.length - right} wrong`);
  }
}

function sum(weights: readonly number[], signs: readonly number[]): number {
  return signs.reduce((odds, sign, k) => odds + sign * weights[k]!, 0);
}

/** Logistic regression, by steps that shrink with what a weight has moved. */
function fit(some: readonly Lesson[]): number[] {
  const width = some[0]!.signs.length;
  const weights = Array.from({ length: width }, () => 0);
  const squares = Array.from({ length: width }, () => 1e-8);
  for (let round = 0; round < 600; round++) {
    const slope = weights.map((weight) => weight * 0.5);
    for (const { signs, isOne, weight } of some) {
      const error = weight * (1 / (1 + Math.exp(-sum(weights, signs))) - (isOne ? 1 : 0));
      signs.forEach((sign, k) => (slope[k]! += error * sign));
    }
    slope.forEach((x, k) => {
      squares[k]! += x * x;
      weights[k]! -= (0.3 * x) / Math.sqrt(squares[k]!);
    });
  }
  return weights;
}
