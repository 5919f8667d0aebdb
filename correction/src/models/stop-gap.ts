import type { Analysis } from '../analysis/analysis.ts';
import { FOREIGN, LINE, QUOTED, UNCHECKED } from '../analysis/hold-back.ts';
import { COORDINATES, SUBORDINATES } from '../analysis/word-role.ts';
import { isFinite } from '../verbs/finite.ts';
import * as r from '../lexicon/readings.ts';
import { withProofOfStop } from '../proof-reader/together.ts';
import { hashString, mix } from '../tagger/hash.ts';
import { carelessness, oddness } from './carelessness.ts';
import { type FeatureRow, inSteps, rowOf } from './feature-row.ts';
import type { Models } from './models.ts';
import { readingsAt, tagAt, wordAt } from './surroundings.ts';

/** So far a clause is looked at on either side. */
const CLAUSE = 12;
const LONGEST = 48;

/** Whether a sentence may end after the place though nothing marks it: two words of one line, and a net that does not find it absurd. */
export function mayEndThere(a: Analysis, at: number, models: Models): boolean {
  // nine gaps of ten are absurd, and nothing is told sooner
  if (models.secondReader.read(a).stops[at]! <= LEAST) return false;
  if (!a.isWord(at) || !a.isWord(at + 1) || a.commaAfter(at) || a.sentenceOf[at] !== a.sentenceOf[at + 1]) return false;
  if ((a.held[at]! | a.held[at + 1]!) & (UNCHECKED | FOREIGN | LINE)) return false;
  // »Poul Schlüter IV«
  return !/^[IVX]{2,}$/.test(a.written(at + 1)) && /^ +$/.test(a.text.slice(a.ends[at], a.starts[at + 1]));
}
const LEAST = -6;

/** How likely a full stop was left out after a place, as log odds. */
export function stopGapOdds(a: Analysis, at: number, models: Models): number {
  const row = rowOf(a);
  gatherStopGap(a, at, models, row);
  return withProofOfStop(a, at, models.runOn.odds(row.values, row.count), models);
}

/** What tells of a gap whether two sentences run together there. */
export function gatherStopGap(a: Analysis, at: number, models: Models, row: FeatureRow): void {
  row.count = 0;
  const next = at + 1;
  const { stops, commas } = models.secondReader.read(a);
  const fine = inSteps(stops[at]!, 0.5, -6, 6);
  const coarse = inSteps(stops[at]!, 1, -6, 6);
  const comma = inSteps(commas[at]!, 1, -8, 6);
  const capital = capitalOf(a, next);
  row.one(1, fine);
  row.two(2, coarse, comma);
  row.two(3, capital, fine);
  row.one(4, capital);
  row.two(5, carelessness(a), coarse);
  row.two(6, oddness(a, at, models), coarse);
  row.two(7, inSteps(models.secondReader.expected(a, next), 1, -8, 8), capital);
  row.two(8, inSteps(models.secondReader.expected(a, at), 1, -8, 8), coarse);
  if (a.held[at]! & QUOTED) row.two(9, 1, coarse);
  gatherWords(a, at, capital, coarse, row);
  gatherClauses(a, at, capital, coarse, row);
}

/** What the capital of a word tells: none; of a word that is no name; of one that may be; of one that nobody knows. */
function capitalOf(a: Analysis, at: number): number {
  if (!a.hasCapital(at)) return 0;
  const { listed, union } = a.types[at]!;
  if (listed < 0) return 3;
  return r.hasAny(union, r.NAME) ? 2 : 1;
}

function gatherWords(a: Analysis, at: number, capital: number, coarse: number, row: FeatureRow): void {
  const next = at + 1;
  const [t00, t0, t1, t2, t3] = [tagAt(a, a.before(at)), tagAt(a, at), tagAt(a, next), tagAt(a, a.after(next)), tagAt(a, a.after(next, 2))];
  const [w00, w0, w1, w2] = [wordAt(a, a.before(at)), wordAt(a, at), wordAt(a, next), wordAt(a, a.after(next))];
  row.two(20, t0, t1);
  row.three(21, t0, t1, t2);
  row.three(22, t00, t0, t1);
  row.three(23, t1, t2, t3);
  row.three(24, mix(t00, t0), mix(t1, t2), t3);
  row.two(25, w0, capital);
  row.two(26, w1, capital);
  row.two(27, w0, t1);
  row.two(28, t0, w1);
  row.two(29, w0, w1);
  row.two(30, w1, t2);
  row.two(31, w1, w2);
  row.three(32, t0, w1, t2);
  row.two(33, w00, w0);
  row.three(34, t00, w0, t1);
  row.two(35, readingsAt(a, at), readingsAt(a, next));
  row.three(36, w1, t2, capital);
  row.three(37, w1, t2, coarse);
  row.three(38, t0, t1, coarse);
  row.two(39, w0, coarse);
  row.two(40, w1, coarse);
}

/** The verbs on either side, what opens the clause before, and how much has been said since the last mark. */
function gatherClauses(a: Analysis, at: number, capital: number, coarse: number, row: FeatureRow): void {
  // a text without any stop is one long sentence
  const from = Math.max(a.sentenceStart(at), at - LONGEST);
  const to = Math.min(a.sentenceEnd(at), at + LONGEST);
  let [left, opener, isOpened, since] = [0, 0, 0, 0];
  for (let k = at; k >= from && !(k < at && a.commaAfter(k)); k--) {
    since++;
    if (isFinite(a, k)) left++;
    const { role } = a.types[k]!;
    if (opener === 0 && (role & (SUBORDINATES | COORDINATES)) !== 0) {
      opener = hashString(a.lower(k), 5);
      isOpened = left === 0 ? 2 : 1;
    }
  }
  let [right, first, until] = [0, 9, 0];
  for (let k = at + 1; k < to && until < CLAUSE && a.isWord(k); k++) {
    until++;
    if (isFinite(a, k)) {
      right++;
      if (first === 9) first = Math.min(4, k - at - 1);
    }
    if (right > 0 && (a.types[k]!.role & (SUBORDINATES | COORDINATES)) !== 0) break;
    if (a.commaAfter(k)) break;
  }
  let verbs = 0;
  let stopped = 0;
  for (let k = from; k < to; k++) {
    if (isFinite(a, k)) verbs++;
    if (a.commaAfter(k)) stopped++;
  }
  const sides = Math.min(left, 3) * 4 + Math.min(right, 3);
  row.two(60, sides, capital);
  row.three(61, sides, first, capital);
  row.three(62, sides, opener, isOpened);
  row.three(63, sides, first, coarse);
  row.three(64, first, tagAt(a, at + 1), capital);
  row.two(65, Math.min(10, since), sides);
  row.two(66, Math.min(6, verbs), Math.min(4, stopped));
  row.two(67, Math.round(Math.min(LONGEST, to - from) / 4), coarse);
  row.three(68, isOpened, sides, coarse);
  row.three(69, opener, isOpened, tagAt(a, at + 1));
  row.two(70, at - from < 4 ? at - from : 4, coarse);
  row.two(71, to - at < 6 ? to - at : 6, coarse);
  row.three(72, first, wordAt(a, at + 1), sides);
}
