import { mix, mixPair } from '../tagger/hash.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import type { ClauseRules } from './clause-rules.ts';
import type { PhraseTrack } from './phrase-track.ts';
import type { Ruling } from './ruling.ts';

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
export function wordFeatures({ track }: SentenceView, i: number, lastComma: number, out: Int32Array): number {
  const { finites } = track;
  const sinceComma = finites[i]! - (lastComma >= 0 ? finites[lastComma]! : 0);
  const spot = spotFeatures(track, i, out);
  const clause = clauseFeatures(track, i, lastComma, sinceComma, out, spot);
  return reachFeatures(track, i, sinceComma, out, clause);
}

/** The words around the gap, by spelling, tag and kind. */
function spotFeatures(s: ClauseTrack, i: number, out: Int32Array): number {
  let n = 0;
  const W = s.word(i);
  const W1 = s.word(i + 1);
  const W2 = s.word(i + 2);
  const C = s.kind(i);
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
  return n;
}

/** How many finite verbs stand to either side and since the last comma, and what opened the clause. */
function clauseFeatures(
  s: ClauseTrack,
  i: number,
  lastComma: number,
  sinceComma: number,
  out: Int32Array,
  filled: number,
): number {
  let n = filled;
  const W1 = s.word(i + 1);
  const C = s.kind(i);
  const C1 = s.kind(i + 1);
  const last = s.count - 1;
  const left = s.finites[i]!;
  const right = s.finites[last]! - left;
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
  return n;
}

/** How far ahead the next finite verb and the next »og« stand. */
function reachFeatures(s: ClauseTrack, i: number, sinceComma: number, out: Int32Array, filled: number): number {
  let n = filled;
  const W1 = s.word(i + 1);
  const C = s.kind(i);
  const C1 = s.kind(i + 1);
  const C2 = s.kind(i + 2);
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
