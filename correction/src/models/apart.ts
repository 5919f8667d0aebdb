import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, hasAny, NOUN, VERB } from '../lexicon/readings.ts';
import { withProofOfApart } from '../proof-reader/together.ts';
import { hashString, mix } from '../tagger/hash.ts';
import { isFinite } from '../verbs/finite.ts';
import { carelessness } from './carelessness.ts';
import { type FeatureRow, inSteps, rowOf } from './feature-row.ts';
import type { Models } from './models.ts';
import { finitesAfter, openerBefore, readingsAt, tagAfter, tagBefore, wordAt } from './surroundings.ts';

/** Two neighbours that together may be one word. */
export interface Apart {
  /** The place of the second. */
  readonly next: number;
  /** The word that they make. */
  readonly whole: string;
  /** Its number in the lexicon, or that of its last part where no dictionary lists it. */
  readonly listed: number;
  readonly isListed: boolean;
  /** What links the two besides: »en kylling sandwich« is a »kyllingesandwich«. */
  readonly link: '' | 'e';
}

const SHORTEST = 5;
const SHORTEST_PART = 2;
/** So many words before and after are asked whether they are the clause's verb. */
const FARTHEST = 12;
const LETTERS = /^\p{L}+$/u;
/** The network's answers and the frequencies of words, in steps that a weight is learnt for. */
const ANSWER = { step: 0.8, least: -10, most: 12 };
const COARSE = { step: 2, least: -10, most: 12 };
const USUAL_STEP = 9;
const LONGEST = 10;

/** What a word and its right neighbour would make, null where there is one space between and nothing else, or where they make none. */
export function apartAt(a: Analysis, at: number): Apart | null {
  const next = a.after(at);
  if (next < 0 || !a.isWord(at) || !a.isWord(next) || a.commaAfter(at) || a.hasCapital(next)) return null;
  if (a.starts[next]! - a.ends[at]! !== 1 || (a.hasCapital(at) && !a.opensSentence(at))) return null;
  const [first, second] = [a.lower(at), a.lower(next)];
  if (first.length < SHORTEST_PART || second.length < SHORTEST_PART || first.length + second.length < SHORTEST)
    return null;
  const joined = a.joinedWithNext(at);
  if (joined >= 0) return { next, whole: first + second, listed: joined, isListed: true, link: '' };
  if (!mayBePart(a, at) || !hasAny(a.union(next), CONTENT) || !LETTERS.test(first + second)) return null;
  return compoundOf(a, at, next, '') ?? compoundOf(a, at, next, 'e');
}

/** What compounds are made of; half a word that is none may be a part as well. */
const CONTENT = NOUN | VERB | ADJECTIVE;
const mayBePart = (a: Analysis, at: number): boolean => a.types[at]!.listed < 0 || hasAny(a.union(at), CONTENT);

/** The compound of both that no dictionary lists. */
function compoundOf(a: Analysis, at: number, next: number, link: Apart['link']): Apart | null {
  const { compounds } = a.lexicon;
  const part = a.lower(at) + link;
  if ((link !== '' && a.types[at]!.listed < 0) || !compounds.isFirstPart(part)) return null;
  const whole = part + a.lower(next);
  const split = compounds.split(whole, 2);
  return split?.headStart === part.length ? { next, whole, listed: split.head, isListed: false, link } : null;
}

/** How likely the two are one word that stands apart, as log odds in a usual text. */
export function apartOdds(a: Analysis, at: number, apart: Apart, models: Models): number {
  const row = rowOf(a);
  gatherApart(a, at, apart, models, row);
  return withProofOfApart(a, at, models.apart.odds(row.values, row.count), models);
}

/** What tells of two neighbours whether they are one word: what the network expects, their kinds, the words around and the verbs of the clause. */
export function gatherApart(a: Analysis, at: number, apart: Apart, models: Models, row: FeatureRow): void {
  row.count = 0;
  const listed = apart.isListed ? 1 : apart.link === '' ? 2 : 3;
  row.one(1, listed);
  gatherAnswers(a, at, apart, listed, models, row);
  gatherKinds(a, at, apart, listed, row);
  gatherWords(a, at, apart, listed, row);
  gatherVerbs(a, at, apart, row);
}

function gatherAnswers(a: Analysis, at: number, apart: Apart, listed: number, models: Models, row: FeatureRow): void {
  const { frequencies } = a.lexicon;
  const usual = (word: number): number => (word < 0 ? 0 : frequencies[word]!);
  const [one, other] = [usual(a.types[at]!.listed), usual(a.types[apart.next]!.listed)];
  const whole = apart.isListed ? usual(apart.listed) : 0;
  row.two(2, listed, Math.round(whole / USUAL_STEP));
  row.two(3, listed, Math.round(one / USUAL_STEP));
  row.two(4, listed, Math.round(other / USUAL_STEP));
  row.two(5, listed, Math.round((0.8 * whole - 0.7 * one - other) / USUAL_STEP));
  const [first, second] = [at, apart.next].map((place) => models.secondReader.expected(a, place)) as [
    number | null,
    number | null,
  ];
  const fine = (answer: number | null): number => inSteps(answer, ANSWER.step, ANSWER.least, ANSWER.most);
  const coarse = (answer: number | null): number => inSteps(answer, COARSE.step, COARSE.least, COARSE.most);
  row.two(6, listed, fine(first));
  row.two(7, listed, fine(second));
  row.three(8, listed, coarse(first), coarse(second));
  row.two(11, listed, carelessness(a));
  const { stops, commas } = models.secondReader.read(a);
  row.one(9, inSteps(stops[at]!, 1, -6, 6));
  row.one(10, inSteps(commas[at]!, 1, -8, 6));
}

function gatherKinds(a: Analysis, at: number, { next }: Apart, listed: number, row: FeatureRow): void {
  const before = a.before(at);
  const [t0, t1, t2, t3] = [tagBefore(a, before), a.tags[at]!, a.tags[next]!, tagAfter(a, next)];
  const both = mix(t1, t2);
  row.one(20, both);
  row.two(21, t0, both);
  row.two(22, both, t3);
  row.two(23, t0, listed);
  row.two(24, t3, listed);
  const [one, other] = [readingsAt(a, at), readingsAt(a, next)];
  const kinds = mix(one, other);
  row.two(25, listed, kinds);
  row.two(26, listed, one);
  row.two(27, listed, other);
  row.two(28, one, t1);
  row.two(29, other, t2);
  row.two(30, t0, kinds);
  row.two(31, kinds, t3);
  const { opener, adjectives } = openerBefore(a, at);
  row.two(32, opener, kinds);
  row.three(33, opener === 0 ? 0 : 1, adjectives, both);
  row.two(34, opener, listed);
  row.two(35, opener, other);
  const border = before < 0 ? 0 : a.isMark(before) ? 1 : a.commaAfter(before) ? 2 : 3;
  row.two(36, border, both);
}

function gatherWords(a: Analysis, at: number, { next }: Apart, listed: number, row: FeatureRow): void {
  const [first, second] = [a.lower(at), a.lower(next)];
  const [w0, w1, w2, w3] = [a.before(at), at, next, a.after(next)].map((place) => wordAt(a, place)) as [
    number,
    number,
    number,
    number,
  ];
  row.one(40, w1);
  row.one(41, w2);
  row.two(42, w0, listed);
  row.two(43, w3, listed);
  row.three(44, w0, a.tags[at]!, a.tags[next]!);
  row.two(45, w3, a.tags[next]!);
  row.two(46, w0, w1);
  row.two(47, w2, w3);
  row.two(48, listed, Math.min(first.length, LONGEST));
  row.one(49, Math.min(second.length, LONGEST));
  row.two(50, listed, hashString(first.slice(-2), 12));
  row.one(51, hashString(first.slice(-1), 12));
}

/** How many verbs the clause has on either side: »den og dele maden« has none left to miss. */
function gatherVerbs(a: Analysis, at: number, { next }: Apart, row: FeatureRow): void {
  let left = 0;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++)
    if (isFinite(a, k)) left++;
  const right = finitesAfter(a, next, FARTHEST);
  const verbs = Math.min(left, 2) * 3 + Math.min(right, 2);
  row.three(60, verbs, a.tags[at]!, a.tags[next]!);
  row.three(61, verbs, readingsAt(a, at), readingsAt(a, next));
  row.two(62, verbs, a.canBe(next, NOUN) ? 1 : 0);
}
