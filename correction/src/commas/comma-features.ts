import type { ClauseTrack } from '../analysis/clause-track.ts';
import { mix } from '../tagger/hash.ts';

export const COMMA_FEATURES = 56;

/**
 * Features of the gap after word `i`: is there a comma?
 * @param lastComma the last word before `i` with a comma after it, −1 when none.
 * @returns how many of `out` are filled.
 */
export function commaFeatures(s: ClauseTrack, i: number, lastComma: number, out: Int32Array): number {
  let n = 0;
  const f = (id: number, value: number): void => {
    out[n++] = mix(id, value);
  };
  const W = s.word(i);
  const W1 = s.word(i + 1);
  const W2 = s.word(i + 2);
  const C = s.kind(i);
  const C1 = s.kind(i + 1);
  const C2 = s.kind(i + 2);
  f(1, W);
  f(2, W1);
  f(3, W2);
  f(4, s.word(i - 1));
  f(5, s.word(i + 3));
  f(6, s.tag(i));
  f(7, s.tag(i + 1));
  f(8, s.tag(i + 2));
  f(9, s.tag(i - 1));
  f(10, s.tag(i + 3));
  f(11, mix(W, W1));
  f(12, mix(s.tag(i), s.tag(i + 1)));
  f(13, s.kinds(i - 1, 3));
  f(14, s.kinds(i, 3));
  f(15, mix(W1, s.tag(i + 2)));
  f(16, mix(W1, C));
  f(17, s.kinds(i - 1, 4));
  f(18, mix(W1, W2));
  f(19, mix(W1, s.kinds(i + 2, 2)));
  f(20, s.kinds(i, 4));
  f(21, s.kinds(i + 1, 4));
  f(22, mix(W, s.kinds(i + 1, 2)));
  f(23, mix(mix(W, W1), W2));

  const last = s.count - 1;
  const left = s.finites[i]!;
  const right = s.finites[last]! - left;
  const sinceComma = left - (lastComma >= 0 ? s.finites[lastComma]! : 0);
  f(30, Math.min(left, 3) * 4 + Math.min(right, 3));
  f(31, mix(W1, Math.min(left, 2) * 4 + Math.min(right, 2)));
  f(32, mix(C1, Math.min(sinceComma, 3)));
  f(33, Math.min(i - lastComma, 12));
  f(34, mix(W1, Math.min(sinceComma, 2)));
  f(48, mix(lastComma >= 0 ? s.word(lastComma + 1) : 7, mix(C1, Math.min(sinceComma, 2))));

  const sub = s.lastSubordinator[i]!;
  const subWord = sub >= 0 ? s.word(sub) : 5;
  const sinceSub = sub >= 0 ? left - (sub > 0 ? s.finites[sub - 1]! : 0) : 9;
  const nextFinite = s.isFinite(i + 1);
  const opening = sub === 0 || (sub === 1 && s.coordinates[0]) ? 1 : 0;
  f(35, mix(subWord, mix(C1, Math.min(sinceSub, 2))));
  f(36, mix(C, (sub >= 0 ? 1 : 0) + 2 * Math.min(sinceSub, 2) + 8 * nextFinite + 16 * opening));
  f(37, mix(subWord, Math.min(i - sub, 8) * 2 + nextFinite));
  f(50, mix(mix(subWord, sinceSub), mix(W1, opening)));
  f(51, mix(C1, sinceSub * 8 + opening * 4 + Math.min(right, 2)));

  let toFinite = 0;
  for (let k = i + 1; k < Math.min(s.count, i + 12); k++) {
    if (k > i + 1 && s.subordinates[k]) break;
    if (s.finite[k]) {
      toFinite = k - i;
      break;
    }
  }
  f(38, mix(W1, toFinite));
  f(39, mix(mix(C, C1), toFinite));
  f(49, mix(W1, (toFinite > 0 ? 2 : 0) + (sinceComma > 0 ? 1 : 0)));
  f(52, mix(mix(W1, s.isSubject(i + 2)), toFinite > 0 ? 1 : 0));
  f(40, mix(s.kinds(i, 3), s.isSubject(i + 1)));
  f(41, mix(mix(W1, s.kind(i + 3)), s.isSubject(i + 2)));
  let toAnd = 0;
  for (let k = i + 2; k < Math.min(s.count, i + 8); k++) {
    if (s.coordinates[k]) {
      toAnd = k - i;
      break;
    }
  }
  f(42, mix(mix(C, C1), toAnd));
  f(43, mix(C, (C === C1 ? 2 : 0) + (toAnd ? 1 : 0)));
  f(53, mix(C2, (C === C1 ? 2 : 0) + (toAnd ? 1 : 0)));
  f(44, mix(C1, Math.min(i, 6)));
  f(45, 1);
  f(46, mix(C, Math.min(s.count - i, 5)));
  return n;
}
