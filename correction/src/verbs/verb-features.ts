import type { ClauseTrack } from '../analysis/clause-track.ts';
import { hashString, mix } from '../tagger/hash.ts';

export const VERB_FEATURES = 48;

const AT = hashString('at', 1);

/**
 * Features of a verb that may be present or infinitive, without its own ending: which should it be?
 * @param lemma hash of the infinitive.
 */
export function verbFeatures(s: ClauseTrack, i: number, lemma: number, out: Int32Array): number {
  let n = 0;
  const f = (id: number, value: number): void => {
    out[n++] = mix(id, value);
  };
  for (let d = -4; d <= 3; d++) {
    if (d === 0) continue;
    f(10 + d, s.word(i + d));
    f(30 + d, s.tag(i + d));
    f(50 + d, s.kind(i + d));
  }
  f(70, s.kinds(i - 2, 2));
  f(71, s.kinds(i - 3, 3));
  f(72, mix(s.kind(i - 1), s.kind(i + 1)));
  f(73, mix(s.word(i - 1), s.kind(i + 1)));
  f(74, mix(s.word(i - 2), s.word(i - 1)));
  f(75, mix(s.word(i - 1), s.kind(i - 2)));
  f(76, lemma);
  f(77, mix(lemma, s.word(i - 1)));
  f(78, mix(s.kinds(i - 2, 2), s.kind(i + 1)));

  let governor = 1;
  for (let k = i - 1; k >= Math.max(0, i - 12); k--) {
    if (s.words[k] === AT || s.lastSubordinator[k] === k) {
      governor = mix(2, s.word(k));
      break;
    }
    if (s.finite[k]) {
      governor = mix(3, s.word(k));
      break;
    }
  }
  f(80, governor);
  f(81, mix(governor, s.kind(i - 1)));
  let coordinated = 0;
  for (let k = i - 1; k >= Math.max(0, i - 5); k--) {
    if (s.coordinates[k]) {
      coordinated = mix(s.word(k), i - k);
      break;
    }
  }
  f(82, mix(coordinated, governor));
  f(83, coordinated);
  const before = i > 0 ? s.finites[i - 1]! : 0;
  const after = s.finites[s.count - 1]! - s.finites[i]!;
  const around = Math.min(before, 2) * 4 + Math.min(after, 2);
  f(84, around);
  f(85, mix(around, governor));
  f(86, 1);
  let subject = 0;
  for (let k = i - 1; k >= Math.max(0, i - 6); k--) {
    if (s.subject[k]) {
      subject = mix(s.word(k), i - k);
      break;
    }
    if (s.finite[k]) break;
  }
  f(87, subject);
  f(88, mix(subject, governor));
  return n;
}
