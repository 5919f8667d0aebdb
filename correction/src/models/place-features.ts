import type { ClauseTrack } from '../analysis/clause-track.ts';
import { NOMINAL, VERBAL } from '../analysis/tag-features.ts';
import { hashString, mix, mixPair } from '../tagger/hash.ts';
import { governorOf } from './governor.ts';

export const PLACE_FEATURES = 96;

const FARTHEST = 12;

/**
 * Features of a place without the word that stands there: what should it be?
 * @param lemma hash of the dictionary form of the word, 0 when the word itself is in question.
 */
export const placeFeatures = (s: ClauseTrack, i: number, lemma: number, out: Int32Array): number =>
  clauseFeatures(s, i, lemma, out, nearFeatures(s, i, lemma, out));

/** The first of them: the words next to the place. */
export function nearFeatures(s: ClauseTrack, i: number, lemma: number, out: Int32Array): number {
  let n = 0;
  out[n++] = mix(1, 1);
  for (let d = -4; d <= 4; d++) {
    if (d === 0) continue;
    out[n++] = mix(10 + d, s.word(i + d));
    out[n++] = mix(30 + d, s.tag(i + d));
    if (d >= -3 && d <= 3) out[n++] = mix(50 + d, s.kind(i + d));
  }
  out[n++] = mix(70, s.kinds(i - 2, 2));
  out[n++] = mix(71, s.kinds(i - 3, 3));
  out[n++] = mixPair(72, s.kind(i - 1), s.kind(i + 1));
  out[n++] = mixPair(73, s.word(i - 1), s.kind(i + 1));
  out[n++] = mixPair(74, s.word(i - 2), s.word(i - 1));
  out[n++] = mixPair(75, s.word(i - 1), s.kind(i - 2));
  out[n++] = mixPair(76, s.word(i - 1), s.word(i + 1));
  out[n++] = mixPair(77, s.kinds(i - 2, 2), s.kind(i + 1));
  out[n++] = mixPair(78, s.word(i + 1), s.word(i + 2));
  out[n++] = mixPair(79, s.word(i + 1), s.kind(i + 2));
  out[n++] = mix(80, s.kinds(i + 1, 2));
  out[n++] = mix(81, s.kinds(i + 1, 3));
  out[n++] = mixPair(82, s.tag(i - 1), s.tag(i + 1));
  out[n++] = mixPair(83, s.tag(i - 2), s.tag(i - 1));
  out[n++] = mixPair(84, s.kind(i - 1), s.kinds(i + 1, 2));
  out[n++] = mix(85, lemma);
  out[n++] = mixPair(86, lemma, s.word(i - 1));
  out[n++] = mixPair(87, lemma, s.word(i + 1));
  out[n++] = mixPair(88, lemma, s.kind(i - 1));
  return n;
}

/** The others, after the `filled` first: the clause that the place is in. */
export function clauseFeatures(s: ClauseTrack, i: number, lemma: number, out: Int32Array, filled: number): number {
  let n = filled;
  const governor = governorOf(s, i);
  out[n++] = mix(100, governor);
  out[n++] = mixPair(101, governor, s.kind(i - 1));
  out[n++] = mixPair(102, governor, s.kind(i + 1));
  let coordinated = 0;
  for (let k = i - 1; k >= Math.max(0, i - 5); k--) {
    if (s.coordinates[k]) {
      coordinated = mix(s.word(k), i - k);
      break;
    }
  }
  out[n++] = mixPair(103, coordinated, governor);
  out[n++] = mix(104, coordinated);
  const around = finitesAround(s, i, i);
  out[n++] = mix(105, around);
  out[n++] = mixPair(106, around, governor);
  const subject = subjectBefore(s, i);
  out[n++] = mix(107, subject);
  out[n++] = mixPair(108, subject, governor);
  out[n++] = mixPair(109, subject, mix(around, s.kind(i - 1)));
  const left = nearestFinite(s, i, -1);
  const right = nearestFinite(s, i, 1);
  out[n++] = mix(110, left);
  out[n++] = mix(111, right);
  out[n++] = mixPair(112, left, right);
  out[n++] = mixPair(113, left, coordinated);
  const verb = lastVerb(s, i);
  out[n++] = mix(114, verb);
  out[n++] = mixPair(115, verb, s.kind(i - 1));
  out[n++] = mixPair(116, verb, governor);
  const ahead = clauseAhead(s, i);
  out[n++] = mixPair(117, ahead, governor);
  out[n++] = mixPair(118, ahead, mix(subject === 0 ? 0 : 1, s.kind(i - 1)));
  out[n++] = mixPair(119, ahead, mix(verb, subject === 0 ? 0 : 1));
  out[n++] = mixPair(120, lemma, ahead);
  const [nominal, near] = nominalBefore(s, i);
  out[n++] = mix(121, nominal);
  out[n++] = mixPair(122, nominal, governor);
  out[n++] = mixPair(123, nominal, mix(verb, ahead));
  out[n++] = mixPair(124, nominal, near);
  const noun = nounAfter(s, i);
  out[n++] = mix(125, noun);
  out[n++] = mixPair(126, noun, s.word(i - 1));
  out[n++] = mixPair(127, noun, s.tag(i - 1));
  out[n++] = mixPair(128, lemma, mix(verb, ahead));
  return n;
}

const NOUN_KIND = hashString('NC', 302);

/** The tag, which holds gender and number, of the last noun or pronoun before, and how near it is. */
export function nominalBefore(s: ClauseTrack, i: number): readonly [number, number] {
  for (let k = i - 1; k >= Math.max(0, i - 6); k--) {
    if (s.sorts[k]! & NOMINAL) return [s.tag(k), i - k];
  }
  return [11, 0];
}

/** The tag of the noun that the place may belong to. */
export function nounAfter(s: ClauseTrack, i: number): number {
  for (let k = i + 1; k < Math.min(s.count, i + 4); k++) {
    if (s.coarse[k] === NOUN_KIND) return mix(s.tag(k), k - i);
    if (s.finite[k] || s.coordinates[k]) return 12;
  }
  return 13;
}

/** The last verb before the place, when no new clause begins between, and how near it is. */
export function lastVerb(s: ClauseTrack, i: number): number {
  for (let k = i - 1; k >= Math.max(0, i - 7); k--) {
    if (s.sorts[k]! & VERBAL) return mix(s.word(k), Math.min(i - k, 3));
    if (s.lastSubordinator[k] === k) return 6;
  }
  return 7;
}

/** What comes first after the place: a finite verb, a new clause or the end. */
export function clauseAhead(s: ClauseTrack, i: number): number {
  for (let k = i + 1; k < Math.min(s.count, i + FARTHEST); k++) {
    if (s.finite[k]) return mix(8, Math.min(k - i, 2));
    if (s.lastSubordinator[k] === k || s.coordinates[k]) return 9;
  }
  return 10;
}

/** The coarse tag, which holds the tense, of the nearest finite verb on one side. */
export function nearestFinite(s: ClauseTrack, i: number, step: -1 | 1): number {
  for (let d = 1; d <= FARTHEST; d++) {
    const k = i + d * step;
    if (k < 0 || k >= s.count) return 4;
    if (s.finite[k]) return s.kind(k);
  }
  return 5;
}

/** How many finite verbs stand before the words [first, last] and after them: none, one or more of each, in one number. */
export function finitesAround(s: ClauseTrack, first: number, last: number): number {
  const before = first > 0 ? s.finites[first - 1]! : 0;
  const after = s.finites[s.count - 1]! - s.finites[last]!;
  return Math.min(before, 2) * 4 + Math.min(after, 2);
}

/** The nearest subject before a place, with how far away it is; 0 where a finite verb comes first or none is near. */
export function subjectBefore(s: ClauseTrack, i: number): number {
  for (let k = i - 1; k >= Math.max(0, i - 6); k--) {
    if (s.subject[k]) return mix(s.word(k), i - k);
    if (s.finite[k]) break;
  }
  return 0;
}
