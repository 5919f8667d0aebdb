import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPart } from '../../evaluate/corpus.ts';
import type { Passage } from '../../evaluate/passage.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { NEEDS, needChances, nounSigns } from '../../src/models/noun-need.ts';
import { readPupils } from '../pupils.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * What a bare noun needs in a learner's text, by three models of nouns and the net: `npx tsx train/language/weigh-bare-nouns.ts [CORPUS]`.
 * Fitted on the second-language ones of every second passage of corpus/tune and train/pupils, with a proof-reader in `dist/` that has learnt from the others only, those of other writers and every so many lines of news and short sentences of CORPUS
 * beside them with less weight, as right ones; three quarters of the passages at a time, tried on the fourth.
 */
const corpus = process.argv[2];
const { reader, models } = loadEngineTools();
const FOLDS = 4;
const SHARE = 40;
const OF_OTHERS = 0.25;
const PULL = 3;
/** What one of our own sentences counts, and the number of the first of them among the passages. */
const OF_OWN = 0.5;
const FIRST_OWN = 100_000;
const LEARNT = new Set(['definiteness', 'number', 'missing-word']);

interface Place {
  readonly values: readonly number[];
  readonly need: number;
  readonly weight: number;
  /** The passage; −1 of text that is not kept apart. */
  readonly text: number;
  readonly shown: string;
}
type Golds = Passage['golds'];

/** The number of what a gold error puts there; −1 of another error. */
function needOf(
  golds: Golds,
  at: { first: number; start: number; end: number; before: number },
  forms: readonly (string | undefined)[],
): number {
  const here = golds.filter(({ optional }) => !optional);
  const put = here.find(({ start, end, id }) => start === end && start === at.before && id === 'missing-word');
  if (put && /^ ?(en|et)$/.test(put.rights[0]!)) return 1;
  const own = here.find(({ start, end }) => start < end && start <= at.start && end >= at.end);
  const ofAdjective = here.find(({ start, end }) => start < end && start <= at.first && end > at.first);
  if ([own, ofAdjective].some((gold) => gold && /^(en|et) /.test(gold.rights[0]!))) return 1;
  if (!own || own.id === 'gender') return 0;
  const form = forms.indexOf(own.rights[0]!.toLowerCase());
  return LEARNT.has(own.id) && form >= 0 ? 2 + form : -1;
}

function collect(written: string, golds: Golds, weight: number, text: number): Place[] {
  const a = readText(written, reader);
  const places: Place[] = [];
  for (let at = 0; at < a.count; at++) {
    const signs = a.isWord(at) ? nounSigns(a, at, models) : null;
    if (signs === null) continue;
    const first = signs.adjectives === 0 ? at : a.before(at, signs.adjectives);
    const before = a.ends[a.before(first)] ?? 0;
    const stretch = { first: a.starts[first]!, start: a.starts[at]!, end: a.ends[at]!, before };
    const need = needOf(golds, stretch, signs.forms);
    const shown = `${written.slice(stretch.start - 40, stretch.start)}[${written.slice(stretch.start, stretch.end)}]${written.slice(stretch.end, stretch.end + 25)}`;
    if (need >= 0 && (weight === 1 || need === 0))
      places.push({ values: signs.values, need, weight, text, shown: shown.replace(/\n/g, ' ') });
  }
  return places;
}

const places: Place[] = [];
[...readPart('tune'), ...readPupils()].forEach(({ written, golds, writer }, text) => {
  // the proof-reader has learnt from these
  if (text % 2 === 0) return;
  const isLearner = writer === 'second-language';
  places.push(...collect(written, golds, isLearner ? 1 : OF_OTHERS, isLearner ? text : -1));
});
for (const name of corpus ? ['news', 'tatoeba'] : []) {
  const lines = readFileSync(join(corpus!, `${name}.txt`), 'utf8').split('\n');
  places.push(...collect(lines.filter((_, k) => k % SHARE === 0).join('\n\n'), [], OF_OTHERS, -1));
}

interface Spot {
  readonly start: number;
  readonly end: number;
  readonly bare: string;
  readonly right: string;
}
const SPOT = /([^{]*)\{([^|]*)\|([^}]*)\}/g;

/** The number of what our own sentences say the noun should be; −1 where it is none of the needs. */
function ownNeed(spot: Spot | undefined, forms: readonly (string | undefined)[]): number {
  if (spot === undefined || spot.bare === spot.right) return 0;
  if (/^(en|et) /.test(spot.right)) return 1;
  const form = forms.indexOf(spot.right);
  return form < 0 ? -1 : 2 + form;
}

/** Sentences of our own: »{hund|en hund}« is written bare and should be »en hund«, »{pause|pause}« is right as it is. */
function collectOwn(): Place[] {
  const source = readFileSync(new URL('bare-nouns.txt', import.meta.url), 'utf8');
  return source.split('\n').flatMap((line, number): Place[] => {
    const spots: Spot[] = [];
    let written = '';
    for (const [, before, bare = '', right = ''] of line.matchAll(SPOT)) {
      written += before;
      const start = written.length;
      written += bare;
      spots.push({ start, end: written.length, bare: bare.toLowerCase(), right: right.toLowerCase() });
    }
    written += line.slice(line.lastIndexOf('}') + 1);
    const a = readText(written, reader);
    const found: Place[] = [];
    for (let at = 0; at < a.count; at++) {
      const signs = a.isWord(at) ? nounSigns(a, at, models) : null;
      if (signs === null) continue;
      const spot = spots.find(({ end }) => end === a.ends[at]!);
      const need = ownNeed(spot, signs.forms);
      const shown = `${written.slice(0, a.starts[at])}[${a.written(at)}]`;
      if (need >= 0) found.push({ values: signs.values, need, weight: OF_OWN, text: FIRST_OWN + number, shown });
    }
    return found;
  });
}
places.push(...collectOwn());

/** Multinomial regression by gradients with a shrinking step. */
function fit(lessons: readonly Place[]): number[][] {
  const width = lessons[0]!.values.length;
  const weights = NEEDS.map(() => Array.from({ length: width }, () => 0));
  const squares = weights.map((row) => row.map(() => 1e-8));
  for (let round = 0; round < 500; round++) {
    const slopes = weights.map((row) => row.map((weight, k) => (k < width - 1 ? PULL * weight : 0)));
    for (const { values, need, weight } of lessons)
      needChances(values, weights).forEach((chance, n) => {
        const error = weight * (chance - Number(n === need));
        for (let k = 0; k < width; k++) slopes[n]![k]! += error * values[k]!;
      });
    slopes.forEach((slope, n) =>
      slope.forEach((x, k) => {
        squares[n]![k]! += x * x;
        weights[n]![k]! -= (0.3 * x) / Math.sqrt(squares[n]![k]!);
      }),
    );
  }
  return weights;
}

const learners = places.filter(({ text }) => text >= 0);
const isOfTune = ({ text }: Place): boolean => text < FIRST_OWN;
const said = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(places.filter(({ text }) => text < 0 || text % FOLDS !== fold));
  return learners
    .filter(({ text }) => text % FOLDS === fold)
    .map((place) => ({ place, chances: needChances(place.values, weights) }));
}).flat();
const all = fit(places);
console.log(
  `${learners.length} nouns of learners, ${learners.filter(({ need }) => need > 0).length} of them lack something; ${places.length - learners.length} of others`,
);
for (const [of, isOf] of [
  ['tune', isOfTune],
  ['our own', (place: Place) => !isOfTune(place)],
] as const)
  for (const threshold of [0.5, 0.64, 0.8]) {
    const marks = said.filter(({ place, chances }) => isOf(place) && 1 - chances[0]! >= threshold);
    const right = marks.filter(({ place }) => place.need > 0);
    const first = right.filter(({ place, chances }) => chances[place.need] === Math.max(...chances.slice(1)));
    const ofOthers = places.filter(({ text, values }) => text < 0 && 1 - needChances(values, all)[0]! >= threshold);
    console.log(
      `${of} at ${threshold}: ${marks.length} marks, ${right.length} right, ${first.length} with the right form; of others ${ofOthers.length}`,
    );
  }
for (const { place, chances } of process.argv.includes('--show') ? said : [])
  if (chances[0]! < 0.5 !== place.need > 0) console.log(NEEDS[place.need], (1 - chances[0]!).toFixed(2), place.shown);
console.log(all.map((row) => `[${row.map((x) => x.toFixed(2)).join(', ')}],`).join('\n'));
