import type { ClauseTrack } from '../analysis/clause-track.ts';
import { CONTENT } from '../analysis/tag-features.ts';
import { mix } from '../tagger/hash.ts';
import { clauseAhead, finitesAround, lastVerb, nominalBefore, nounAfter, subjectBefore } from './place-features.ts';
import { governorOf } from './governor.ts';

/** Features of the place itself, then of the content words around it. */
export const FIT_FEATURES = 64;

/** How far away a content word still tells what the sentence is about, and how many tell. */
const TOPIC_REACH = 12;
const MOST_TOPICS = 10;

/** How many of the features `fitFeatures` filled in are about the place; the rest are content words around it. */
export const PLACE_PART = 47;

/**
 * What stands around a place, without the word that stands there: which word, and which kind of word, fits?
 * @param width how many words stand at the place: two when they are judged as one.
 * @returns the count; the first PLACE_PART are about the place, those that follow are content words of the sentence.
 */
export function fitFeatures(s: ClauseTrack, i: number, out: Int32Array, width = 1): number {
  const last = i + width - 1;
  neighbourFeatures(s, i, last, out);
  clauseFeatures(s, i, last, out);
  return topicFeatures(s, i, last, out);
}

/** The words beside the words [i, last], and their kinds. */
function neighbourFeatures(s: ClauseTrack, i: number, last: number, out: Int32Array): void {
  const w1 = s.word(i - 1);
  const w2 = s.word(i - 2);
  const x1 = s.word(last + 1);
  const x2 = s.word(last + 2);
  const t1 = s.tag(i - 1);
  const t2 = s.tag(i - 2);
  const u1 = s.tag(last + 1);
  const u2 = s.tag(last + 2);
  const k1 = s.kind(i - 1);
  const k2 = s.kind(i - 2);
  const l1 = s.kind(last + 1);
  const l2 = s.kind(last + 2);
  out[0] = mix(1, 1);
  out[1] = mix(10, w1);
  out[2] = mix(11, w2);
  out[3] = mix(12, x1);
  out[4] = mix(13, x2);
  out[5] = mix(14, t1);
  out[6] = mix(15, t2);
  out[7] = mix(16, u1);
  out[8] = mix(17, u2);
  out[9] = mix(18, mix(k2, k1));
  out[10] = mix(19, mix(mix(s.kind(i - 3), k2), k1));
  out[11] = mix(20, mix(l1, l2));
  out[12] = mix(21, mix(mix(l1, l2), s.kind(last + 3)));
  out[13] = mix(22, mix(k1, l1));
  out[14] = mix(23, mix(w1, l1));
  out[15] = mix(24, mix(k1, x1));
  out[16] = mix(25, mix(w2, w1));
  out[17] = mix(26, mix(w1, x1));
  out[18] = mix(27, mix(x1, x2));
  out[19] = mix(28, mix(k2, w1));
  out[20] = mix(29, mix(x1, l2));
  out[21] = mix(30, mix(t1, u1));
  out[22] = mix(31, mix(t2, t1));
  out[23] = mix(32, mix(u1, u2));
  out[24] = mix(33, mix(k1, mix(l1, l2)));
  out[25] = mix(34, mix(mix(k2, k1), l1));
  out[26] = mix(35, mix(mix(k2, k1), mix(l1, l2)));
}

/** The clause around the place: what governs it, its subject, its verbs. */
function clauseFeatures(s: ClauseTrack, i: number, last: number, out: Int32Array): void {
  const w1 = s.word(i - 1);
  const t1 = s.tag(i - 1);
  const k1 = s.kind(i - 1);
  const l1 = s.kind(last + 1);
  const governor = governorOf(s, i);
  out[27] = mix(40, governor);
  out[28] = mix(41, mix(governor, k1));
  out[29] = mix(42, mix(governor, l1));
  const around = finitesAround(s, i, last);
  out[30] = mix(43, around);
  out[31] = mix(44, mix(around, mix(k1, l1)));
  const subject = subjectBefore(s, i);
  out[32] = mix(45, subject);
  out[33] = mix(46, mix(subject, mix(around, k1)));
  const verb = lastVerb(s, i);
  out[34] = mix(47, verb);
  out[35] = mix(48, mix(verb, k1));
  const ahead = clauseAhead(s, last);
  out[36] = mix(49, mix(ahead, governor));
  out[37] = mix(50, mix(ahead, mix(subject === 0 ? 0 : 1, k1)));
  out[38] = mix(51, mix(ahead, mix(verb, subject === 0 ? 0 : 1)));
  const [nominal, near] = nominalBefore(s, i);
  out[39] = mix(52, nominal);
  out[40] = mix(53, mix(nominal, verb));
  out[41] = mix(54, mix(nominal, near));
  const noun = nounAfter(s, last);
  out[42] = mix(55, noun);
  out[43] = mix(56, mix(noun, w1));
  out[44] = mix(57, mix(noun, t1));
  out[45] = mix(58, s.word(i - 3));
  out[46] = mix(59, s.word(last + 3));
}

/** Content words of the sentence, the nearest first; answers how many features there are by then. */
function topicFeatures(s: ClauseTrack, i: number, last: number, out: Int32Array): number {
  let n = PLACE_PART;
  for (let d = 1; d <= TOPIC_REACH && n < PLACE_PART + MOST_TOPICS; d++) {
    if (i - d >= 0 && s.sorts[i - d]! & CONTENT) out[n++] = mix(60, s.words[i - d]!);
    if (last + d < s.count && s.sorts[last + d]! & CONTENT) out[n++] = mix(60, s.words[last + d]!);
  }
  return n;
}
