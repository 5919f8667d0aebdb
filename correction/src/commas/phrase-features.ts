import { mix, mixPair } from '../tagger/hash.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import type { ClauseRules } from './clause-rules.ts';
import type { SentenceView } from './comma-features.ts';
import { rowClass, rowFrom } from './enumerations.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { SYMBOL } from './symbols.ts';
import { SPEECH_VERBS } from '../words/of-commas.ts';

/** Phrases looked at to either side, so that a text without any stop takes no longer. */
const FAR = 40;

const isSkeleton = (kind: number): boolean =>
  kind <= SYMBOL.infinitive ? kind !== SYMBOL.accusative : kind >= SYMBOL.conjunction || kind === SYMBOL.imperative;

/** A gap between two words, or within a phrase: what the features of phrases ask about it. */
interface Gap {
  readonly track: ClauseTrack;
  readonly phrases: PhraseTrack;
  /** The word before it. */
  readonly i: number;
  /** The phrases before and after it: one and the same when it lies inside. */
  readonly c: number;
  readonly c1: number;
  readonly inside: number;
  /** Their kinds. */
  readonly K: number;
  readonly K1: number;
  /** The first phrase after the last comma, and the one that opened the clause. */
  readonly lc: number;
  readonly clause: number;
  readonly finites: number;
  readonly openers: number;
  /** Finite verbs against what opens clauses, so far. */
  readonly state: number;
  /** The skeleton that follows: subjects, verbs and conjunctions, without adverbs and what hangs on prepositions. */
  readonly right: number;
  readonly right2: number;
}

function gapOf({ track, phrases: p }: SentenceView, i: number, lastComma: number): Gap {
  const c = p.of[i]!;
  const inside = p.last[c] === i ? 0 : 1;
  const c1 = inside ? c : c + 1;
  const finites = p.finites[c]!;
  const openers = p.openers[c]!;
  const balance = Math.max(-2, Math.min(2, finites - openers));
  let right = 9;
  let right2 = 9;
  let shown = 0;
  for (let d = c1; d < p.count && d < c1 + FAR && shown < 4; d++) {
    if (!isSkeleton(p.kind[d]!)) continue;
    right = mix(right, p.kind[d]!);
    if (++shown === 2) right2 = right;
  }
  return {
    track,
    phrases: p,
    i,
    c,
    c1,
    inside,
    K: p.kindAt(c),
    K1: p.kindAt(c1),
    lc: lastComma >= 0 ? p.of[lastComma]! + 1 : 0,
    clause: p.clause[c]!,
    finites,
    openers,
    state: (balance + 2) * 4 + Math.min(openers, 1) * 2 + inside,
    right,
    right2,
  };
}

/** The other features of the gap, after the `filled` first: how the phrases around it are built. */
export function phraseFeatures(
  sentence: SentenceView,
  i: number,
  lastComma: number,
  out: Int32Array,
  filled: number,
): number {
  const gap = gapOf(sentence, i, lastComma);
  const ruled = sentence.ruling ? sentence.ruling.hash : 0;
  let n = nearFeatures(gap, out, filled);
  n = skeletonFeatures(gap, out, n);
  n = rowFeatures(gap, out, n);
  n = ruledFeatures(gap, ruled, sentence.rules, out, n);
  n = coarseFeatures(gap, ruled, out, n);
  n = speechFeatures(gap, out, n);
  out[n++] = mixPair(125, isNominal(gap.K) ? 1 : 0, mix(gap.right, gap.state));
  return n;
}

/** The phrases next to the gap, and whether a clause may end or begin there. */
function nearFeatures(g: Gap, out: Int32Array, filled: number): number {
  const { track: s, phrases: p, i, c, c1, inside, K, K1, state } = g;
  let n = filled;
  out[n++] = mixPair(100, inside, mix(K, K1));
  out[n++] = mixPair(101, inside, mix(p.kinds(c - 1, 2), p.kinds(c1, 2)));
  out[n++] = mixPair(102, inside, mix(K, p.kinds(c1, 3)));
  out[n++] = mixPair(103, inside, p.kinds(c1, 4));
  out[n++] = mixPair(104, s.word(i + 1), p.kinds(c1, 3));
  out[n++] = mixPair(105, inside, mix(p.kinds(c - 2, 3), K1));
  out[n++] = mixPair(106, s.word(i), p.kinds(c1, 2));
  const last = p.count - 1;
  const rightFinites = p.finites[last]! - g.finites;
  const rightOpeners = p.openers[last]! - g.openers;
  out[n++] = mixPair(107, state, mix(K, K1));
  out[n++] = mixPair(108, state, p.kinds(c1, 2));
  out[n++] = mixPair(109, state, mix(K1, Math.max(-1, Math.min(2, rightFinites - rightOpeners))));
  return n;
}

/** The skeleton on both sides, since the clause was opened and since the last comma. */
function skeletonFeatures(g: Gap, out: Int32Array, filled: number): number {
  const { phrases: p, c, c1, K1, lc, right2 } = g;
  let n = filled;
  let left = 7;
  let shown = 0;
  for (let d = c; d >= 0 && d > c - FAR && shown < 3; d--) {
    if (!isSkeleton(p.kind[d]!)) continue;
    left = mix(left, p.kind[d]!);
    shown++;
  }
  out[n++] = mixPair(110, left, right2);
  out[n++] = mixPair(111, left, mix(K1, right2));
  out[n++] = mixPair(112, K1, g.right);
  out[n++] = mixPair(113, g.track.word(g.i + 1), right2);
  let content = 11;
  shown = 0;
  for (let d = Math.max(g.clause, lc, c - FAR, 0); d <= c && shown < 6; d++) {
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
  const end = p.kindAt(p.count - 1);
  const isAsked = p.kindAt(0) === SYMBOL.finite ? 1 : 0;
  out[n++] = mixPair(118, isAsked, mix(end, mix(Math.min(g.finites, 3), K1)));
  out[n++] = mixPair(119, end, mix(K1, Math.min(3, p.count - c1)));
  if (p.count - c1 <= 4) out[n++] = mixPair(120, p.kinds(c1, 5), g.K);
  return n;
}

/** A row that ends in »og«: what stands before and after it is of the same kind. */
function rowFeatures(
  { track: s, phrases: p, c, c1, K, K1, state, clause }: Gap,
  out: Int32Array,
  filled: number,
): number {
  let n = filled;
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
  return n;
}

/** What the rules of clauses and rows say of the gap. */
function ruledFeatures(g: Gap, ruled: number, rules: ClauseRules, out: Int32Array, filled: number): number {
  const { phrases: p, i, c, K, K1, state } = g;
  let n = filled;
  const opens = rules.opens(i + 1) + 1 + 8 * (rules.opens(i + 2) + 1);
  out[n++] = mix(140, ruled);
  out[n++] = mixPair(141, ruled, mix(K, K1));
  out[n++] = mixPair(142, ruled, state);
  out[n++] = mixPair(143, opens, mix(K, state));
  out[n++] = mixPair(144, opens, g.track.word(i));
  const rowKind = rowFrom(p, g.c1);
  const same = rowKind !== 0 && rowClass(K) === rowKind ? 1 : 0;
  out[n++] = mixPair(126, rowKind * 2 + same, state);
  out[n++] = mixPair(127, rowKind * 2 + same, mix(K, K1));
  out[n++] = mixPair(128, rowKind, mix(state, rowClass(p.kindAt(c - 1)) * 16 + rowClass(K)));
  return n;
}

/** The skeleton with all nominals alike, and what the clause still owes. */
function coarseFeatures(g: Gap, ruled: number, out: Int32Array, filled: number): number {
  const { phrases: p, c, c1, inside, K, K1, state, right2 } = g;
  let n = filled;
  const W1 = g.track.word(g.i + 1);
  let coarse = 19;
  let shown = 0;
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
  for (let d = Math.max(g.clause, c - FAR, 0); d <= c && shown < 6; d++) {
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
  return n;
}

/** A verb of speech after the gap: what comes before it may be what is said. */
function speechFeatures(g: Gap, out: Int32Array, filled: number): number {
  const { phrases: p, i, c, c1, inside, K, K1 } = g;
  if (K1 !== SYMBOL.finite && K1 !== SYMBOL.punctuation) return filled;
  let n = filled;
  const owes = p.owes[c]! * 2 + inside;
  const says = SPEECH_VERBS.test(p.lower(i + 1)) ? 1 : SPEECH_VERBS.test(p.lower(i + 2)) ? 2 : 0;
  const after = mix(p.kindAt(c1 + says), Math.min(4, p.count - c1));
  out[n++] = mixPair(155, says, mix(owes, after));
  out[n++] = mixPair(156, says, mix(K, mix(Math.min(g.finites, 2), Math.min(g.openers, 1))));
  out[n++] = mixPair(157, says, mix(p.kindAt(0), after));
  return n;
}

const coarseOf = (kind: number): number => (kind !== SYMBOL.nominative && isNominal(kind) ? SYMBOL.noun : kind);
