import type { Analysis } from '../analysis/analysis.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import { VERBAL } from '../analysis/tag-features.ts';
import {
  ADJECTIVE,
  COMMON,
  DEFINITE,
  INDEFINITE,
  NEUTER,
  NOUN,
  PAST_PARTICIPLE,
  PLURAL,
  SINGULAR,
} from '../lexicon/readings.ts';
import { hashString, mix, mixPair } from '../tagger/hash.ts';
import type { AlikeWords } from './alike-slips.ts';
import type { Models } from './models.ts';
import { clauseFeatures, lastVerb, nearFeatures, nounAfter, PLACE_FEATURES, placeFeatures } from './place-features.ts';

export const ALIKE_FEATURES = PLACE_FEATURES + 132;

const hash = (word: string): number => hashString(word, 1);
const OPENING = new Set('ikke aldrig hvis om uden næppe ingen hverken intet'.split(' ').map(hash));
const SELVES = new Set('mig dig sig os jer ham hende den det dem'.split(' ').map(hash));
const ENDS = new Set(['.', '!', '?', ':', ';', '«', '»', '"'].map(hash));
const FAR = 9;
/** No clause is longer, on either side. */
const CLAUSE = 24;
/** How far away the verb of a subject is looked for. */
const LINK_REACH = 4;
const NOUN_KIND = hashString('NC', 302);
const NUMBER_AND_GENDER = COMMON | NEUTER | SINGULAR | PLURAL | INDEFINITE | DEFINITE;
const SAYS = new Set([NOUN_KIND, hashString('AN', 302), hashString('VAPA', 302)]);

/** Features of the place of a small word, without the word that stands there. */
export const alikeFeatures = (s: ClauseTrack, i: number, out: Int32Array): number =>
  smallWordFeatures(s, i, out, placeFeatures(s, i, 0, out));

/** Those that only small words have, after the `filled` ones of every place. */
function smallWordFeatures(s: ClauseTrack, i: number, out: Int32Array, filled: number): number {
  const noun = nounAfter(s, i);
  return readingFeatures(s, i, out, neighbourFeatures(s, i, noun, out, openingFeatures(s, i, noun, out, filled)));
}

/** What opens the clause, whether it is asked, and which object stands before its verb. */
function openingFeatures(s: ClauseTrack, i: number, noun: number, out: Int32Array, filled: number): number {
  let n = filled;
  let opening = 0;
  for (let k = i - 1; k >= Math.max(0, i - FAR) && opening === 0; k--)
    if (OPENING.has(s.words[k]!)) opening = mix(s.words[k]!, Math.min(i - k, 3));
  let asked = s.finite[0]! !== 0 && i > 0 ? 1 : 0;
  if (s.lastQuestion > i) asked |= 2;
  out[n++] = mix(200, opening);
  out[n++] = mixPair(201, opening, noun);
  out[n++] = mix(202, asked);
  out[n++] = mixPair(203, asked, noun);
  out[n++] = mixPair(204, asked, s.kind(i + 1));
  out[n++] = mixPair(205, opening, mix(asked, s.kind(i + 1)));
  let object = 0;
  let reached = 0;
  for (let k = i + 1; k < Math.min(s.count, i + 7) && reached === 0; k++) {
    if (SELVES.has(s.words[k]!)) object = mix(s.words[k]!, Math.min(k - i, 2));
    if (s.finite[k] || ENDS.has(s.words[k]!)) reached = k - i;
  }
  out[n++] = mix(206, object);
  out[n++] = mixPair(207, object, s.kind(i - 1));
  out[n++] = mixPair(208, object, mix(s.kind(i + 1), s.kind(i + 2)));
  out[n++] = mixPair(209, reached, s.kind(i + 1));
  out[n++] = mixPair(210, reached, mix(s.word(i - 1), s.kind(i + 1)));
  return n;
}

/** The words around, in pairs. */
function neighbourFeatures(s: ClauseTrack, i: number, noun: number, out: Int32Array, filled: number): number {
  let n = filled;
  const first = s.word(0);
  out[n++] = mixPair(211, first, Math.min(i, 4));
  out[n++] = mixPair(212, i === 0 ? 1 : 0, noun);
  out[n++] = mixPair(213, s.word(i + 1), s.word(i + 3));
  out[n++] = mixPair(214, s.word(i + 2), s.kind(i + 1));
  out[n++] = mixPair(215, s.word(i - 2), s.kind(i - 1));
  out[n++] = mixPair(216, s.word(i - 1), s.kinds(i + 1, 2));
  out[n++] = mixPair(217, s.word(i + 1), s.kind(i - 1));
  out[n++] = mixPair(218, s.word(i + 1), s.kinds(i - 2, 2));
  out[n++] = mixPair(219, s.word(i - 1), s.tag(i + 1));
  out[n++] = mixPair(220, s.tag(i - 1), s.word(i + 1));
  out[n++] = mixPair(221, s.word(i - 1), noun);
  const verb = lastVerb(s, i);
  out[n++] = mixPair(222, verb, s.kind(i + 1));
  out[n++] = mixPair(223, verb, s.word(i + 1));
  out[n++] = mixPair(224, verb, noun);
  out[n++] = mix(225, s.tense);
  out[n++] = mixPair(226, s.tense, i === 0 ? 1 : 0);
  out[n++] = mixPair(227, s.kinds(i - 3, 3), s.kinds(i + 1, 2));
  out[n++] = mixPair(228, s.kinds(i - 2, 2), s.kinds(i + 1, 3));
  for (let k = i + 1, words = 0; k < Math.min(s.count, i + 6) && words < 4; k++, words++)
    out[n++] = mix(229, s.words[k]!);
  for (let k = i - 1, words = 0; k >= Math.max(0, i - 6) && words < 4; k--, words++) out[n++] = mix(230, s.words[k]!);
  return n;
}

/** The readings of the words around, the predicate of the verb that follows, and the noun before. */
function readingFeatures(s: ClauseTrack, i: number, out: Int32Array, filled: number): number {
  let n = filled;
  const b2 = s.reading(i - 2);
  const b1 = s.reading(i - 1);
  const a1 = s.reading(i + 1);
  const a2 = s.reading(i + 2);
  out[n++] = mix(240, b1);
  out[n++] = mix(241, a1);
  out[n++] = mixPair(242, b1, a1);
  out[n++] = mixPair(243, b2, b1);
  out[n++] = mixPair(244, a1, a2);
  out[n++] = mixPair(245, s.word(i - 1), a1);
  out[n++] = mixPair(246, b1, s.word(i + 1));
  out[n++] = mixPair(247, mix(b2, b1), a1);
  out[n++] = mixPair(248, b1, mix(a1, a2));
  out[n++] = mixPair(249, s.word(i - 2), mix(b1, a1));
  let link = i + 1;
  while (link < Math.min(s.count, i + LINK_REACH) && !s.finite[link]) link++;
  const isLinked = link < Math.min(s.count, i + LINK_REACH);
  const finite = isLinked ? s.word(link) : 0;
  const predicate = isLinked ? predicateAfter(s, link) : -1;
  const said = predicate < 0 ? 0 : s.reading(predicate);
  out[n++] = mix(260, finite);
  out[n++] = mixPair(261, finite, predicate < 0 ? 0 : s.tag(predicate));
  out[n++] = mix(262, predicate < 0 ? 0 : s.tag(predicate));
  out[n++] = mixPair(263, said, finite);
  out[n++] = mixPair(264, link - i, mix(finite, said));
  out[n++] = mixPair(265, s.word(i - 1), mix(finite, said));
  const turned = predicateAfter(s, i);
  const saidHere = turned < 0 ? 0 : s.reading(turned);
  out[n++] = mixPair(266, s.word(i - 1), saidHere);
  out[n++] = mixPair(267, s.kind(i - 1), saidHere);
  out[n++] = mix(268, saidHere);
  const antecedent = nounBefore(s, i);
  out[n++] = mix(269, antecedent);
  out[n++] = mixPair(270, antecedent, s.kind(i + 1));
  return formFeatures(s, i, out, n, link, predicate);
}

/** What stems and tails of the words around say, and the number and gender that a noun can have, whatever its tag. */
function formFeatures(s: ClauseTrack, i: number, out: Int32Array, filled: number, link: number, said: number): number {
  let n = filled;
  out[n++] = mix(300, s.tail(i + 1));
  out[n++] = mixPair(301, s.tail(i + 1), s.kind(i - 1));
  out[n++] = mix(302, s.stem(i - 1));
  out[n++] = mixPair(303, s.stem(i - 1), s.kind(i + 1));
  out[n++] = mix(304, s.stem(i + 1));
  out[n++] = mixPair(305, s.stem(i + 1), s.kind(i - 1));
  out[n++] = mixPair(306, s.word(i - 1), s.tail(i + 1));
  const head = headAfter(s, i);
  const form = head < 0 ? 0 : mix(s.readings[head]! & NUMBER_AND_GENDER, Math.min(head - i, 3));
  out[n++] = mix(307, form);
  out[n++] = mixPair(308, form, s.kind(i - 1));
  out[n++] = mixPair(309, form, s.word(i - 1));
  out[n++] = mixPair(310, form, s.word(i + 1));
  out[n++] = mixPair(311, form, s.kind(head < 0 ? i + 2 : head + 1));
  const isLinked = link < Math.min(s.count, i + LINK_REACH);
  const verb = isLinked ? s.word(link) : 0;
  const known = said < 0 ? 0 : s.readings[said]! & NUMBER_AND_GENDER;
  out[n++] = mixPair(312, verb, said < 0 ? 0 : s.tail(said));
  out[n++] = mixPair(313, verb, mix(known, link - i));
  out[n++] = mixPair(314, verb, mix(known, isLinked ? s.word(link + 1) : 0));
  out[n++] = mixPair(315, s.kind(i - 1), mix(known, verb));
  const stem = verbStem(s, i);
  out[n++] = mix(316, stem);
  out[n++] = mixPair(317, stem, s.kind(i + 1));
  out[n++] = mixPair(318, stem, s.stem(i + 1));
  out[n++] = mixPair(319, stem, s.tail(i + 2));
  out[n++] = mix(320, s.tail(i + 2));
  out[n++] = mixPair(321, s.stem(i + 1), s.tail(i + 2));
  out[n++] = mixPair(322, s.stem(i - 2), s.stem(i - 1));
  const commas = s.hasComma(i - 1) | (s.hasComma(i) << 1) | (s.hasComma(i + 1) << 2);
  out[n++] = mix(330, commas);
  out[n++] = mixPair(331, commas, mix(s.kind(i - 1), s.kind(i + 1)));
  out[n++] = mixPair(332, commas, s.word(i + 1));
  out[n++] = mixPair(333, commas, s.word(i - 1));
  out[n++] = mixPair(334, commas, mix(s.kind(i - 1), s.kinds(i + 1, 2)));
  return innerFeatures(s, i, out, n);
}

/** What the clause has besides the place: its verbs on both sides, what opens it, who its subject is. */
function innerFeatures(s: ClauseTrack, i: number, out: Int32Array, filled: number): number {
  let n = filled;
  let from = i;
  while (
    from > Math.max(0, i - CLAUSE) &&
    !s.hasComma(from - 1) &&
    s.lastSubordinator[from] !== from &&
    !ENDS.has(s.words[from - 1]!)
  )
    from--;
  let to = i + 1;
  while (
    to < Math.min(s.count, i + CLAUSE) &&
    !s.hasComma(to - 1) &&
    s.lastSubordinator[to] !== to &&
    !ENDS.has(s.words[to]!)
  )
    to++;
  let verbs = 0;
  let doer = 0;
  for (let k = from; k < i; k++) {
    if (s.finite[k]) verbs++;
    if (s.subject[k]) doer = s.word(k);
    else if (s.coarse[k] === NOUN_KIND && doer === 0) doer = 1;
  }
  let later = 0;
  for (let k = i + 1; k < to; k++) if (s.finite[k]) later++;
  const opener = from < i && s.lastSubordinator[from] === from ? s.word(from) : from === 0 ? 1 : 2;
  const state = Math.min(verbs, 2) * 3 + Math.min(later, 2) + 1;
  const isFirst = from === i ? 1 : 0;
  const [before, after] = [s.kind(i - 1), s.kind(i + 1)];
  out[n++] = mix(340, mix(state, isFirst));
  out[n++] = mixPair(341, state, before);
  out[n++] = mixPair(342, state, after);
  out[n++] = mixPair(343, state, mix(before, after));
  out[n++] = mixPair(344, state, s.word(i - 1));
  out[n++] = mixPair(345, state, mix(opener, isFirst));
  out[n++] = mixPair(346, state, mix(opener, before));
  out[n++] = mixPair(347, state, doer);
  out[n++] = mixPair(348, mix(state, doer), after);
  out[n++] = mixPair(349, mix(state, doer), s.word(i + 1));
  let earlier = 0;
  for (let k = from - 1; k >= Math.max(0, from - CLAUSE) && earlier === 0; k--)
    if (s.subject[k] || s.coarse[k] === NOUN_KIND) earlier = k + 1;
  const known =
    earlier === 0 ? 0 : s.subject[earlier - 1] ? s.word(earlier - 1) : s.readings[earlier - 1]! & NUMBER_AND_GENDER;
  out[n++] = mixPair(350, known, isFirst);
  out[n++] = mixPair(351, known, mix(isFirst, s.stem(i + 1)));
  out[n++] = mixPair(352, known, mix(after, opener));
  return n;
}

/** The noun that the place may belong to, adjectives between, by what the dictionary says of the words; −1 when there is none. */
function headAfter(s: ClauseTrack, i: number): number {
  for (let k = i + 1; k < Math.min(s.count, i + 4); k++) {
    if (s.finite[k]) return -1;
    if ((s.readings[k]! & NOUN) !== 0 && s.coarse[k] === NOUN_KIND) return k;
    if ((s.readings[k]! & (ADJECTIVE | PAST_PARTICIPLE)) === 0) return -1;
  }
  return -1;
}

/** The last verb before the place by its stem, however far it is in its clause. */
function verbStem(s: ClauseTrack, i: number): number {
  for (let k = i - 1; k >= Math.max(0, i - FAR); k--) if (s.sorts[k]! & VERBAL) return s.stem(k);
  return 0;
}

/** The first noun, adjective or participle after a place, before the clause ends; −1 when there is none. */
function predicateAfter(s: ClauseTrack, from: number): number {
  for (let k = from + 1; k < Math.min(s.count, from + 5); k++) {
    if (s.finite[k] || ENDS.has(s.words[k]!)) return -1;
    if (SAYS.has(s.coarse[k]!)) return k;
  }
  return -1;
}

/** The readings of the last noun before a place, and how near it is. */
function nounBefore(s: ClauseTrack, i: number): number {
  for (let k = i - 1; k >= Math.max(0, i - 8); k--)
    if (s.coarse[k] === NOUN_KIND) return mix(s.readings[k]!, Math.min(3, i - k));
  return 0;
}

/** More words than any list has. */
const MOST_WORDS = 16;

const room = (): { features: Int32Array; sums: Int32Array; odds: Float64Array } => ({
  features: new Int32Array(ALIKE_FEATURES),
  sums: new Int32Array(MOST_WORDS),
  odds: new Float64Array(MOST_WORDS),
});

/**
 * So unlikely is every other word after the first features, and after those of the clause, that the rest never make one
 * likely: in 84,000 places, a third of them with slips, one of 1,800 words came out likely nevertheless.
 */
const HOPELESS_NEAR = 0.003;
const HOPELESS = 0.005;

/**
 * How likely each word of the list was meant at the place, as probabilities in the list's order; the
 * text's own, so they are read before the next place is asked about. The
 * words around speak, and how often pupils write the one for the other.
 */
export function alikeProbabilities(a: Analysis, at: number, alike: AlikeWords, models: Models): Float64Array {
  const model = models.words;
  const { features, sums, odds } = a.once(room);
  sums.fill(0);
  const s = a.track(at);
  const i = at - a.sentenceStart(at);
  const near = nearFeatures(s, i, 0, features);
  model.add(features, 0, near, alike, sums);
  model.judge(sums, alike, odds);
  if (odds[0]! > 1 - HOPELESS_NEAR) return odds;
  const place = clauseFeatures(s, i, 0, features, near);
  model.add(features, near, place, alike, sums);
  model.judge(sums, alike, odds);
  if (odds[0]! > 1 - HOPELESS) return odds;
  model.add(features, place, smallWordFeatures(s, i, features, place), alike, sums);
  model.judge(sums, alike, odds);
  return odds;
}
