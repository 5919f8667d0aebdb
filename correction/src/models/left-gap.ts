import type { Analysis } from '../analysis/analysis.ts';
import { isFinite } from '../verbs/finite.ts';
import * as r from '../lexicon/readings.ts';
import { withProofOfGap } from '../proof-reader/together.ts';
import { hashString, mix } from '../tagger/hash.ts';
import type { SmallWord } from '../phrases/left-out.ts';
import { carelessness, oddness } from './carelessness.ts';
import { type FeatureRow, inSteps, rowOf } from './feature-row.ts';
import type { Models } from './models.ts';
import { factsAt } from './noun-forms.ts';
import { CLAUSE, clauseBefore, finitesAfter, keyOfWord, openerBefore, readingsAt, tagAfter, tagAt, tagBefore, verbBefore, wordAt } from './surroundings.ts';

/** A small word that may be missing in the gap before a place. */
export interface GapWord {
  readonly word: string;
  readonly kind: SmallWord | 'else';
  /** How much likelier than none the network finds it, as log odds. */
  readonly odds: number;
  /** The same of the likeliest word there. */
  readonly best: number;
  /** Whether the rules of grammar that are known have room for it. */
  readonly hasRoom: boolean;
}

const MOST_ADJECTIVES = 3;

/** How likely the word was left out before a place, as log odds in a usual text. */
export function leftGapOdds(a: Analysis, at: number, gap: GapWord, models: Models): number {
  const row = rowOf(a);
  gatherLeftGap(a, at, gap, models, row);
  return withProofOfGap(a, at, gap.kind, models.left.odds(row.values, row.count), models);
}

/** What tells of a gap whether a word was left out there: what the network misses, the words around and their kinds, the verbs of the clause and the noun ahead. */
export function gatherLeftGap(a: Analysis, at: number, gap: GapWord, models: Models, row: FeatureRow): void {
  row.count = 0;
  const kind = hashString(gap.kind, 1);
  const word = keyOfWord(gap.word);
  gatherOpinions(a, at, gap, kind, word, models, row);
  gatherAround(a, at, kind, word, row);
  gatherClause(a, at, kind, word, row);
  gatherNoun(a, at, kind, word, models, row);
}

function gatherOpinions(
  a: Analysis,
  at: number,
  { odds, best, hasRoom }: GapWord,
  kind: number,
  word: number,
  models: Models,
  row: FeatureRow,
): void {
  const fine = inSteps(odds, 0.5, -5, 7);
  const coarse = inSteps(odds, 1, -5, 7);
  const has = hasRoom ? 1 : 0;
  row.one(1, word);
  row.two(2, kind, fine);
  row.two(3, word, coarse);
  row.three(4, kind, has, coarse);
  row.two(5, word, has);
  row.three(6, kind, inSteps(best - odds, 0.5, 0, 4), coarse);
  const { secondReader } = models;
  const [before, next] = [a.before(at), at];
  const ofNext = inSteps(secondReader.expected(a, next), 1, -8, 8);
  const ofBefore = inSteps(before < 0 ? null : secondReader.expected(a, before), 1, -8, 8);
  row.two(7, kind, ofNext);
  row.two(8, kind, ofBefore);
  row.three(9, coarse, ofNext, ofBefore);
  const odd = oddness(a, at, models);
  row.two(10, kind, odd);
  row.three(11, kind, odd, coarse);
  row.two(12, kind, carelessness(a));
  const { stops, commas } = secondReader.read(a);
  row.two(13, kind, before < 0 ? 99 : inSteps(stops[before]!, 2, -6, 6));
  row.two(14, kind, before < 0 ? 99 : inSteps(commas[before]!, 2, -8, 6));
}

function gatherAround(a: Analysis, at: number, kind: number, word: number, row: FeatureRow): void {
  const before = a.before(at);
  const [farLeft, after] = [a.before(before), a.after(at)];
  const [t0, t00, t2, t3] = [tagBefore(a, before), tagBefore(a, farLeft), tagAt(a, at), tagAfter(a, at)];
  const [w0, w00, w2, w3] = [wordAt(a, before), wordAt(a, farLeft), wordAt(a, at), wordAt(a, after)];
  const [r0, r2] = [before < 0 ? 0 : readingsAt(a, before), readingsAt(a, at)];
  row.two(20, word, t0);
  row.two(21, word, t2);
  row.three(22, word, t0, t2);
  row.three(23, word, t00, t0);
  row.three(24, word, t2, t3);
  row.three(25, kind, mix(t00, t0), mix(t2, t3));
  row.two(26, word, w0);
  row.two(27, word, w2);
  row.three(28, word, w0, w2);
  row.three(29, word, w00, w0);
  row.three(30, word, w2, w3);
  row.three(31, word, w0, t2);
  row.three(32, word, t0, w2);
  row.three(33, word, w0, mix(t2, t3));
  row.three(34, word, mix(t00, t0), w2);
  row.two(35, word, r0);
  row.two(36, word, r2);
  row.three(37, word, r0, r2);
  row.three(38, word, w0, r2);
  row.three(39, word, r0, w2);
  row.three(40, kind, w0, w2);
  row.two(41, word, before < 0 ? 1 : a.commaAfter(before) ? 2 : 0);
}

function gatherClause(a: Analysis, at: number, kind: number, word: number, row: FeatureRow): void {
  const { verbs: left, opener } = clauseBefore(a, at);
  const right = finitesAfter(a, at, CLAUSE) + (isFinite(a, at) ? 1 : 0);
  const verbs = Math.min(left, 2) * 4 + Math.min(right, 3);
  row.two(60, word, verbs);
  row.three(61, word, verbs, opener);
  row.three(62, word, verbs, tagAt(a, at));
  row.three(63, kind, verbs, mix(tagBefore(a, a.before(at)), tagAt(a, at)));
}

/** The noun that a phrase without its article may begin before, and what else opens it. */
function gatherNoun(a: Analysis, at: number, kind: number, word: number, models: Models, row: FeatureRow): void {
  let noun = at;
  for (let k = 0; noun >= 0 && a.is(noun, r.ADJECTIVE) && !a.commaAfter(noun) && k < MOST_ADJECTIVES; k++) noun = a.after(noun);
  const known = noun < 0 || !a.is(noun, r.NOUN) ? null : factsAt(a, noun, models);
  if (known === null) {
    row.two(80, word, 0);
    return;
  }
  const { habit, head } = known.facts;
  const forms = readingsAt(a, noun);
  const adjectives = noun === at ? 0 : 1;
  const before = a.before(at);
  const spokenOf = known.isKnown ? 1 : 2;
  row.three(80, word, forms, adjectives);
  row.three(81, word, habit, adjectives);
  row.three(82, word, head, adjectives);
  row.three(83, word, habit, wordAt(a, before));
  row.three(84, word, head, wordAt(a, before));
  row.three(85, word, mix(forms, habit), tagBefore(a, before));
  row.three(86, word, spokenOf, habit);
  row.three(87, word, openerBefore(a, at).opener, forms);
  row.three(88, kind, wordAt(a, noun), wordAt(a, before));
  row.two(89, word, wordAt(a, noun));
  row.three(90, word, mix(forms, habit), tagAfter(a, noun));
  const verb = wordAt(a, verbBefore(a, before));
  row.three(91, word, verb, habit);
  row.three(92, word, verb, head);
}
