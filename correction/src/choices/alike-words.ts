import type { Analysis } from '../analysis/analysis.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import { hashString, mix, mixPair } from '../tagger/hash.ts';
import { choiceKey } from './choice-model.ts';
import { lastVerb, nounAfter, PLACE_FEATURES, placeFeatures } from './place-features.ts';

/** Words that pupils put in each other's place, each word in one set. */
const SETS: readonly (readonly string[])[] = [
  'at og af ad også',
  'de det dem den der som',
  'en end ind inde inden',
  'man mand',
  'hvis vis',
  'hver hvert værd vejr vær være været værre vært',
  'for får før',
  'hvor vor var hvad hvem',
  'mange meget',
  'da når nå så',
  'nogen nogle noget',
  'hjem hjemme',
  'ud ude',
  'op oppe',
  'ned nede',
  'hen henne',
  'ligge lægge lige',
  'ligger lægger',
  'lå lagde',
  'ligget lagt',
  'lig læg',
  'sidde sætte',
  'sidder sætter',
  'sad satte',
  'siddet sat',
  'vidst vist vidste viste',
  'synes syntes',
  'længere længe længst langt længer',
  'springe sprænge',
  'sprang sprængte',
  'vågnede vækkede',
].map((words) => words.split(' '));

export interface AlikeSet {
  words: readonly string[];
  keys: Int32Array;
}

/** The set of each word. */
export const ALIKE_SETS: ReadonlyMap<string, AlikeSet> = new Map(
  SETS.flatMap((words) => {
    const set = { words, keys: Int32Array.from(words, (word) => choiceKey(`${words[0]} ${word}`)) };
    return words.map((word) => [word, set] as const);
  }),
);

export const ALIKE_FEATURES = PLACE_FEATURES + 40;

const hash = (word: string): number => hashString(word, 1);
const OPENING = new Set('ikke aldrig hvis om uden næppe ingen hverken intet'.split(' ').map(hash));
const SELVES = new Set('mig dig sig os jer ham hende den det dem'.split(' ').map(hash));
const ENDS = new Set(['.', '!', '?', ':', ';', '«', '»', '"'].map(hash));
const QUESTION = hash('?');
const FAR = 9;

/** Features of the place of a small word, without the word that stands there. */
export function alikeFeatures(s: ClauseTrack, i: number, out: Int32Array): number {
  let n = placeFeatures(s, i, 0, out);
  let opening = 0;
  for (let k = i - 1; k >= Math.max(0, i - FAR) && opening === 0; k--)
    if (OPENING.has(s.words[k]!)) opening = mix(s.words[k]!, Math.min(i - k, 3));
  let asked = s.finite[0]! !== 0 && i > 0 ? 1 : 0;
  for (let k = i + 1; k < s.count; k++) if (s.words[k] === QUESTION) asked |= 2;
  const noun = nounAfter(s, i);
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
  let tense = 0;
  for (let k = 0; k < s.count; k++) if (s.finite[k]) tense = mix(tense, s.kind(k)) & 0xffff;
  out[n++] = mix(225, tense);
  out[n++] = mixPair(226, tense, i === 0 ? 1 : 0);
  out[n++] = mixPair(227, s.kinds(i - 3, 3), s.kinds(i + 1, 2));
  out[n++] = mixPair(228, s.kinds(i - 2, 2), s.kinds(i + 1, 3));
  for (let k = i + 1, words = 0; k < Math.min(s.count, i + 6) && words < 4; k++, words++)
    out[n++] = mix(229, s.words[k]!);
  for (let k = i - 1, words = 0; k >= Math.max(0, i - 6) && words < 4; k--, words++) out[n++] = mix(230, s.words[k]!);
  return n;
}

const FEATURES = new Int32Array(ALIKE_FEATURES);
const PROBABILITIES = new Float64Array(16);

/** How likely each word of the set is at the place, in the set's order; good until the next call. */
export function alikeProbabilities(a: Analysis, at: number, set: AlikeSet): Float64Array {
  const count = alikeFeatures(a.track(at), at - a.sentenceStart(at), FEATURES);
  a.tools.words.judge(FEATURES, count, set.keys, PROBABILITIES);
  return PROBABILITIES;
}
