import { mix, mixPair } from '../tagger/hash.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import type { ClauseRules } from './clause-rules.ts';
import type { PhraseTrack } from './phrase-track.ts';
import type { Ruling } from './ruling.ts';
import { isNominal } from './phrase-track.ts';
import { rowClass, rowFrom } from './enumerations.ts';
import { SYMBOL } from './symbols.ts';
import { SPEECH_VERBS } from '../words/of-commas.ts';

/** Phrases looked at to either side, so that a text without any stop takes no longer. */
const FAR = 40;
export const COMMA_FEATURES = 152;

/** A sentence whose gaps are asked about: its words, its phrases, where clauses begin, what the rules said last. */
export interface SentenceView {
  readonly track: ClauseTrack;
  readonly phrases: PhraseTrack;
  readonly rules: ClauseRules;
  readonly ruling: Ruling | null;
}

/**
 * Features of the gap after word `i`: is there a comma? Those of words and clauses; `phraseFeatures` adds the others.
 * @param lastComma the last word before `i` with a comma after it, −1 when none.
 * @returns how many of `out` are filled.
 */
export function wordFeatures(sentence: SentenceView, i: number, lastComma: number, out: Int32Array): number {
  const s = sentence.track;
  let n = 0;
  const W = s.word(i);
  const W1 = s.word(i + 1);
  const W2 = s.word(i + 2);
  const C = s.kind(i);
  const C1 = s.kind(i + 1);
  const C2 = s.kind(i + 2);
  out[n++] = mix(1, W);
  out[n++] = mix(2, W1);
  out[n++] = mix(3, W2);
  out[n++] = mix(4, s.word(i - 1));
  out[n++] = mix(5, s.word(i + 3));
  out[n++] = mix(6, s.tag(i));
  out[n++] = mix(7, s.tag(i + 1));
  out[n++] = mix(8, s.tag(i + 2));
  out[n++] = mix(9, s.tag(i - 1));
  out[n++] = mix(10, s.tag(i + 3));
  out[n++] = mixPair(11, W, W1);
  out[n++] = mixPair(12, s.tag(i), s.tag(i + 1));
  out[n++] = mix(13, s.kinds(i - 1, 3));
  out[n++] = mix(14, s.kinds(i, 3));
  out[n++] = mixPair(15, W1, s.tag(i + 2));
  out[n++] = mixPair(16, W1, C);
  out[n++] = mix(17, s.kinds(i - 1, 4));
  out[n++] = mixPair(18, W1, W2);
  out[n++] = mixPair(19, W1, s.kinds(i + 2, 2));
  out[n++] = mix(20, s.kinds(i, 4));
  out[n++] = mix(21, s.kinds(i + 1, 4));
  out[n++] = mixPair(22, W, s.kinds(i + 1, 2));
  out[n++] = mixPair(23, mix(W, W1), W2);

  const last = s.count - 1;
  const left = s.finites[i]!;
  const right = s.finites[last]! - left;
  const sinceComma = left - (lastComma >= 0 ? s.finites[lastComma]! : 0);
  out[n++] = mix(30, Math.min(left, 3) * 4 + Math.min(right, 3));
  out[n++] = mixPair(31, W1, Math.min(left, 2) * 4 + Math.min(right, 2));
  out[n++] = mixPair(32, C1, Math.min(sinceComma, 3));
  out[n++] = mix(33, Math.min(i - lastComma, 12));
  out[n++] = mixPair(34, W1, Math.min(sinceComma, 2));
  out[n++] = mixPair(48, lastComma >= 0 ? s.word(lastComma + 1) : 7, mix(C1, Math.min(sinceComma, 2)));

  const sub = s.lastSubordinator[i]!;
  const subWord = sub >= 0 ? s.word(sub) : 5;
  const sinceSub = sub >= 0 ? left - (sub > 0 ? s.finites[sub - 1]! : 0) : 9;
  const nextFinite = s.isFinite(i + 1);
  const opening = sub === 0 || (sub === 1 && s.coordinates[0]) ? 1 : 0;
  out[n++] = mixPair(35, subWord, mix(C1, Math.min(sinceSub, 2)));
  out[n++] = mixPair(36, C, (sub >= 0 ? 1 : 0) + 2 * Math.min(sinceSub, 2) + 8 * nextFinite + 16 * opening);
  out[n++] = mixPair(37, subWord, Math.min(i - sub, 8) * 2 + nextFinite);
  out[n++] = mixPair(50, mix(subWord, sinceSub), mix(W1, opening));
  out[n++] = mixPair(51, C1, sinceSub * 8 + opening * 4 + Math.min(right, 2));

  let toFinite = 0;
  for (let k = i + 1; k < Math.min(s.count, i + 12); k++) {
    if (k > i + 1 && s.subordinates[k]) break;
    if (s.finite[k]) {
      toFinite = k - i;
      break;
    }
  }
  out[n++] = mixPair(38, W1, toFinite);
  out[n++] = mixPair(39, mix(C, C1), toFinite);
  out[n++] = mixPair(49, W1, (toFinite > 0 ? 2 : 0) + (sinceComma > 0 ? 1 : 0));
  out[n++] = mixPair(52, mix(W1, s.isSubject(i + 2)), toFinite > 0 ? 1 : 0);
  out[n++] = mixPair(40, s.kinds(i, 3), s.isSubject(i + 1));
  out[n++] = mixPair(41, mix(W1, s.kind(i + 3)), s.isSubject(i + 2));
  let toAnd = 0;
  for (let k = i + 2; k < Math.min(s.count, i + 8); k++) {
    if (s.coordinates[k]) {
      toAnd = k - i;
      break;
    }
  }
  out[n++] = mixPair(42, mix(C, C1), toAnd);
  out[n++] = mixPair(43, C, (C === C1 ? 2 : 0) + (toAnd ? 1 : 0));
  out[n++] = mixPair(53, C2, (C === C1 ? 2 : 0) + (toAnd ? 1 : 0));
  out[n++] = mixPair(44, C1, Math.min(i, 6));
  out[n++] = mix(45, 1);
  out[n++] = mixPair(46, C, Math.min(s.count - i, 5));
  return n;
}

const isSkeleton = (kind: number): boolean =>
  kind <= SYMBOL.infinitive ? kind !== SYMBOL.accusative : kind >= SYMBOL.conjunction || kind === SYMBOL.imperative;

/** The other features of the gap, after the `filled` first: how the phrases around it are built. */
export function phraseFeatures(
  sentence: SentenceView,
  i: number,
  lastComma: number,
  out: Int32Array,
  filled: number,
): number {
  const { track: s, phrases: p, rules: r, ruling } = sentence;
  let n = filled;
  const c = p.of[i]!;
  const inside = p.last[c] === i ? 0 : 1;
  const c1 = inside ? c : c + 1;
  const K = p.kindAt(c);
  const K1 = p.kindAt(c1);
  const W = s.word(i);
  const W1 = s.word(i + 1);
  out[n++] = mixPair(100, inside, mix(K, K1));
  out[n++] = mixPair(101, inside, mix(p.kinds(c - 1, 2), p.kinds(c1, 2)));
  out[n++] = mixPair(102, inside, mix(K, p.kinds(c1, 3)));
  out[n++] = mixPair(103, inside, p.kinds(c1, 4));
  out[n++] = mixPair(104, W1, p.kinds(c1, 3));
  out[n++] = mixPair(105, inside, mix(p.kinds(c - 2, 3), K1));
  out[n++] = mixPair(106, W, p.kinds(c1, 2));
  const last = p.count - 1;
  const finites = p.finites[c]!;
  const openers = p.openers[c]!;
  const balance = Math.max(-2, Math.min(2, finites - openers));
  const rightFinites = p.finites[last]! - finites;
  const rightOpeners = p.openers[last]! - openers;
  const state = (balance + 2) * 4 + Math.min(openers, 1) * 2 + inside;
  out[n++] = mixPair(107, state, mix(K, K1));
  out[n++] = mixPair(108, state, p.kinds(c1, 2));
  out[n++] = mixPair(109, state, mix(K1, Math.max(-1, Math.min(2, rightFinites - rightOpeners))));
  const lc = lastComma >= 0 ? p.of[lastComma]! + 1 : 0;
  // The skeleton: subjects, verbs and conjunctions, without adverbs and what hangs on prepositions.
  let left = 7;
  let shown = 0;
  for (let d = c; d >= 0 && d > c - FAR && shown < 3; d--) {
    if (!isSkeleton(p.kind[d]!)) continue;
    left = mix(left, p.kind[d]!);
    shown++;
  }
  let right = 9;
  shown = 0;
  let right2 = 9;
  for (let d = c1; d < p.count && d < c1 + FAR && shown < 4; d++) {
    if (!isSkeleton(p.kind[d]!)) continue;
    right = mix(right, p.kind[d]!);
    if (++shown === 2) right2 = right;
  }
  out[n++] = mixPair(110, left, right2);
  out[n++] = mixPair(111, left, mix(K1, right2));
  out[n++] = mixPair(112, K1, right);
  out[n++] = mixPair(113, W1, right2);
  const clause = p.clause[c]!;
  let content = 11;
  shown = 0;
  for (let d = Math.max(clause, lc, c - FAR, 0); d <= c && shown < 6; d++) {
    if (!isSkeleton(p.kind[d]!)) continue;
    content = mix(content, p.kind[d]!);
    shown++;
  }
  out[n++] = mixPair(114, content, K1);
  out[n++] = mixPair(115, content, mix(K1, right2));
  let since = 13;
  for (let d = lc; d <= c && d < lc + 4; d++) since = mix(since, p.kind[d]!);
  if (c > lc + 3) since = mix(13, 1);
  out[n++] = mixPair(116, since, K1);
  out[n++] = mixPair(117, since, p.kinds(c1, 2));
  const left0 = p.kindAt(0);
  out[n++] = mixPair(118, left0 === SYMBOL.finite ? 1 : 0, mix(p.kindAt(last), mix(Math.min(finites, 3), K1)));
  out[n++] = mixPair(119, p.kindAt(last), mix(K1, Math.min(3, p.count - c1)));
  if (p.count - c1 <= 4) out[n++] = mixPair(120, p.kinds(c1, 5), K);
  // A row that ends in »og«: what stands before and after it is of the same kind.
  let row = 0;
  let between = 17;
  for (let d = c1 + 1; d < Math.min(p.count, c1 + 8); d++) {
    if (p.kind[d] === SYMBOL.conjunction) {
      row = mix(d - c1, p.kindAt(d + 1));
      between = mix(between, p.kindAt(d + 1));
      break;
    }
    if (p.kind[d] !== SYMBOL.prepositional && p.kind[d] !== SYMBOL.adverb) between = mix(between, p.kind[d]!);
    if (p.kind[d]! >= SYMBOL.but) break;
  }
  out[n++] = mixPair(121, row, mix(K, K1));
  out[n++] = mixPair(122, between, mix(mix(K, K1), row === 0 ? 0 : 1));
  out[n++] = mixPair(123, row === 0 ? 0 : 1, mix(state, mix(K1, p.kindAt(c - 1))));
  out[n++] = mixPair(124, clause < 0 ? 0 : s.word(p.last[clause]!), mix(state, mix(K1, Math.min(3, c - clause))));
  const ruled = ruling ? ruling.hash : 0;
  const opens = r.opens(i + 1) + 1 + 8 * (r.opens(i + 2) + 1);
  out[n++] = mix(140, ruled);
  out[n++] = mixPair(141, ruled, mix(K, K1));
  out[n++] = mixPair(142, ruled, state);
  out[n++] = mixPair(143, opens, mix(K, state));
  out[n++] = mixPair(144, opens, W);
  const rowKind = rowFrom(p, c1);
  const same = rowKind !== 0 && rowClass(K) === rowKind ? 1 : 0;
  out[n++] = mixPair(126, rowKind * 2 + same, state);
  out[n++] = mixPair(127, rowKind * 2 + same, mix(K, K1));
  out[n++] = mixPair(128, rowKind, mix(state, rowClass(p.kindAt(c - 1)) * 16 + rowClass(K)));
  let coarse = 19;
  shown = 0;
  for (let d = c; d >= 0 && d > c - FAR && shown < 4; d--) {
    if (!isSkeleton(p.kind[d]!)) continue;
    coarse = mix(coarse, coarseOf(p.kind[d]!));
    if (++shown === 2) out[n++] = mixPair(129, coarse, mix(K1, right2));
  }
  let ahead = 21;
  let ahead2 = 21;
  shown = 0;
  for (let d = c1; d < p.count && d < c1 + FAR && shown < 4; d++) {
    if (!isSkeleton(p.kind[d]!)) continue;
    ahead = mix(ahead, coarseOf(p.kind[d]!));
    if (++shown === 2) ahead2 = ahead;
  }
  const near = mix(coarseOf(K), inside * 32 + coarseOf(K1));
  out[n++] = mixPair(130, coarse, ahead);
  out[n++] = mixPair(131, coarse, mix(near, ahead2));
  out[n++] = mixPair(132, near, ahead);
  out[n++] = mixPair(133, near, mix(state, ahead2));
  let clauseCoarse = 23;
  shown = 0;
  for (let d = Math.max(clause, c - FAR, 0); d <= c && shown < 6; d++) {
    if (!isSkeleton(p.kind[d]!)) continue;
    clauseCoarse = mix(clauseCoarse, coarseOf(p.kind[d]!));
    shown++;
  }
  out[n++] = mixPair(134, clauseCoarse, mix(coarseOf(K1), ahead2));
  out[n++] = mixPair(135, clauseCoarse, near);
  out[n++] = mixPair(136, W1, mix(clauseCoarse, ahead2));
  const owes = p.owes[c]! * 2 + inside;
  out[n++] = mixPair(150, owes, mix(K, K1));
  out[n++] = mixPair(151, owes, mix(K1, right2));
  out[n++] = mixPair(152, owes, W1);
  out[n++] = mixPair(153, owes, mix(ruled, K1));
  out[n++] = mixPair(154, owes, mix(clauseCoarse, coarseOf(K1)));
  if (K1 === SYMBOL.finite || K1 === SYMBOL.punctuation) {
    const says = SPEECH_VERBS.test(p.lower(i + 1)) ? 1 : SPEECH_VERBS.test(p.lower(i + 2)) ? 2 : 0;
    const after = mix(p.kindAt(c1 + says), Math.min(4, p.count - c1));
    out[n++] = mixPair(155, says, mix(owes, after));
    out[n++] = mixPair(156, says, mix(K, mix(Math.min(finites, 2), Math.min(openers, 1))));
    out[n++] = mixPair(157, says, mix(left0, after));
  }
  out[n++] = mixPair(125, isNominal(K) ? 1 : 0, mix(right, state));
  return n;
}

const coarseOf = (kind: number): number => (kind !== SYMBOL.nominative && isNominal(kind) ? SYMBOL.noun : kind);
