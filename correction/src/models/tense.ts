import type { Analysis } from '../analysis/analysis.ts';
import { QUOTED } from '../analysis/hold-back.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import { mix } from '../tagger/hash.ts';
import { choiceKeys } from './choice-model.ts';
import { verbLemma } from './verb-forms.ts';
import { WordList } from '../words/word-list.ts';
import type { Models } from './models.ts';

export const TENSE_KEYS = choiceKeys('tense', 2);
export const TENSE_FEATURES = 64;

/** The finite verbs of a text in their order. */
export interface FiniteVerbs {
  places: number[];
  /** 1 of each that is past. */
  past: number[];
}

/** Words of the sentence that tell of its time. */
const TIMES = new WordList(
  'nu altid aldrig hver ofte tit siden dengang engang pludselig pludseligt da når hvis stadig endnu normalt ' +
    'allerede lige først bagefter derefter sidste gang år gange mens før inden',
);
const MOST_TIMES = 14;
const NEAR = 3;
const FARTHEST = 45;
const REACH = 12;

/** »i går« is no form of »gå«. */
const isYesterday = (a: Analysis, at: number): boolean => a.lower(at) === 'går' && a.lower(at - 1) === 'i';

/** 1 of a past, 0 of a present, −1 of everything else. */
function tenseAt(a: Analysis, at: number): number {
  const reading = a.reading(at);
  if (!(reading & r.VERB) || isYesterday(a, at)) return -1;
  if (reading & r.PAST && a.canBe(at, r.VERB | r.PAST)) return 1;
  return reading & r.PRESENT && a.canBe(at, r.VERB | r.PRESENT) ? 0 : -1;
}

/** The finite verbs of a text; asked for with `a.once`. */
export function finiteVerbs(a: Analysis): FiniteVerbs {
  const places: number[] = [];
  const past: number[] = [];
  for (let at = 0; at < a.count; at++) {
    const tense = tenseAt(a, at);
    if (tense < 0) continue;
    places.push(at);
    past.push(tense);
  }
  return { places, past };
}

/** Those outside of quotations, which tell the story. */
export function toldVerbs(a: Analysis): FiniteVerbs {
  const { places, past } = a.once(finiteVerbs);
  const isTold = (at: number): boolean => (a.held[at]! & QUOTED) === 0;
  return { places: places.filter(isTold), past: past.filter((_, k) => isTold(places[k]!)) };
}

/** The finite verbs around a place: how many are past, in eighths, and what the nearest are. */
function verbsAround(a: Analysis, at: number, { places, past }: FiniteVerbs, next: number) {
  const quoted = a.held[at]! & QUOTED;
  const isSelf = places[next] === at;
  const own = (step: number): number => (step < 0 ? next + step : next + step - (isSelf ? 0 : 1));
  const seen = (j: number): number => {
    const k = places[j];
    if (k === undefined || Math.abs(k - at) > FARTHEST) return 0;
    const sameSentence = a.sentenceOf[k] === a.sentenceOf[at] ? 1 : 0;
    const sameVoice = (a.held[k]! & QUOTED) === quoted ? 1 : 0;
    return 1 + past[j]! + 2 * sameSentence + 4 * sameVoice;
  };
  const word = (j: number): number => (places[j] === undefined ? 0 : a.types[places[j]]!.hash);
  let pasts = 0.5;
  let all = 1;
  for (let step = -8; step <= 8; step++) {
    const j = own(step);
    const k = places[j];
    if (step === 0 || k === undefined || Math.abs(k - at) > FARTHEST || (a.held[k]! & QUOTED) !== quoted) continue;
    const weight = (4 / (NEAR + Math.abs(step))) * (a.sentenceOf[k] === a.sentenceOf[at] ? 1 : 0.7);
    all += weight;
    pasts += weight * past[j]!;
  }
  return {
    quoted,
    share: Math.round((pasts / all) * 8),
    crowd: all > 4 ? 2 : all > 2 ? 1 : 0,
    p1: seen(own(-1)),
    p2: seen(own(-2)),
    p3: seen(own(-3)),
    n1: seen(own(1)),
    n2: seen(own(2)),
    wordBefore: word(own(-1)),
    wordAfter: word(own(1)),
  };
}

/**
 * What tells the tense of a verb without its form: the finite verbs around it, what opens its clause, words of time.
 * @param next number in `verbs` of the first verb at or after the place.
 */
export function tenseFeatures(
  a: Analysis,
  at: number,
  lemma: number,
  verbs: FiniteVerbs,
  next: number,
  out: Int32Array,
): number {
  let n = 0;
  const f = (id: number, value: number): void => {
    out[n++] = mix(id + 400, value);
  };
  const { quoted, share, crowd, p1, p2, p3, n1, n2, wordBefore, wordAfter } = verbsAround(a, at, verbs, next);
  f(0, 1);
  f(1, share);
  f(2, p1);
  f(3, n1);
  f(4, mix(p1, n1));
  f(5, mix(p1, p2));
  f(6, mix(n1, n2));
  f(7, mix(mix(p1, p2), mix(n1, n2)));
  f(8, mix(mix(p1, p2), mix(p3, n1)));
  f(9, lemma);
  f(10, mix(lemma, share));
  f(11, mix(lemma, p1));
  f(12, mix(lemma, n1));
  f(13, quoted);
  f(14, mix(quoted, share));
  f(15, mix(mix(p1, n1), quoted));
  const [opener, distance] = clauseOpener(a, at);
  f(16, opener);
  f(17, mix(opener, share));
  f(18, mix(opener, mix(p1, n1)));
  f(19, mix(opener, mix(p1, wordBefore)));
  f(20, mix(opener, lemma));
  f(21, mix(mix(opener, Math.min(distance, 3)), p1));
  const subject = a.before(at) < 0 ? 0 : a.types[a.before(at)]!.hash;
  const follower = a.after(at) < 0 ? 0 : a.types[a.after(at)]!.hash;
  f(22, mix(subject, share));
  f(23, subject);
  f(24, follower);
  f(25, mix(follower, lemma));
  f(26, mix(subject, lemma));
  f(27, mix(wordBefore, p1));
  f(28, mix(wordAfter, n1));
  f(29, a.before(at) < 0 ? 3 : (a.reading(a.before(at)) & r.NOUN) !== 0 ? 1 : 2);
  const isAsked = a.written(a.sentenceEnd(at) - 1) === '?' ? 1 : 0;
  f(30, isAsked);
  f(31, mix(isAsked, mix(share, quoted)));
  f(32, mix(mix(share, quoted), crowd));
  return timeFeatures(a, at, share, out, n);
}

/** The words of the sentence that tell of its time, near the place; after the `filled` features. */
function timeFeatures(a: Analysis, at: number, share: number, out: Int32Array, filled: number): number {
  let n = filled;
  const end = Math.min(a.sentenceEnd(at), at + REACH);
  for (let k = Math.max(a.sentenceStart(at), at - REACH); k < end && n < filled + 2 * MOST_TIMES; k++) {
    if (k === at || !TIMES.test(a.lower(k))) continue;
    out[n++] = mix(433, a.types[k]!.hash);
    out[n++] = mix(434, mix(a.types[k]!.hash, share));
  }
  return n;
}

/** The word that opens the clause, »at«, »som« and the like, 0 of a main clause, and how far back it stands. */
function clauseOpener(a: Analysis, at: number): readonly [number, number] {
  for (let k = a.before(at), steps = 1; k >= 0 && steps < REACH; k = a.before(k), steps++) {
    if (a.types[k]!.role & SUBORDINATES) return [a.types[k]!.hash, steps];
    if (r.hasAny(a.reading(k), r.FINITE)) return [1, steps];
  }
  return [0, 0];
}

const room = (): Int32Array => new Int32Array(TENSE_FEATURES);

/** Number among the finite verbs of the first at or after a place. */
export function verbNumber({ places }: FiniteVerbs, at: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True when another finite verb is near enough to tell about the tense. */
export function hasVerbNear(a: Analysis, at: number): boolean {
  const { places } = a.once(finiteVerbs);
  const next = verbNumber(a.once(finiteVerbs), at);
  const isNear = (place: number | undefined): boolean => place !== undefined && Math.abs(place - at) <= FARTHEST;
  return isNear(places[next - 1]) || isNear(places[places[next] === at ? next + 1 : next]);
}

/** How likely the verb at a place, finite or meant to be, is past, by what is told around it. */
export function pastProbability(a: Analysis, at: number, models: Models): number {
  const verbs = a.once(finiteVerbs);
  const next = verbNumber(verbs, at);
  const lemma = verbLemma(a.types[at]!.word, a.lexicon);
  const features = a.once(room);
  const count = tenseFeatures(a, at, lemma, verbs, next, features);
  return models.choices.judge(features, count, TENSE_KEYS)[1]!;
}

/** What the net's log odds of two forms, which it tells by one sentence, are worth beside those of the story; fitted on tune. */
const OF_NET = 0.5;

/**
 * How likely the past of a verb was meant rather than its present, as log odds: by the verbs told around it, and by what the net
 * would expect in its sentence.
 */
export function pastOdds(a: Analysis, at: number, present: string, past: string, models: Models): number {
  const probability = pastProbability(a, at, models);
  const [ofPresent, ofPast] = models.secondReader.answers(a, at, [present, past]);
  const story = Math.log(probability / (1 - probability));
  return ofPresent == null || ofPast == null ? story : story + OF_NET * (ofPast - ofPresent);
}
