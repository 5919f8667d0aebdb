import type { Analysis } from '../analysis/analysis.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { hashString, mix, mixPair } from '../tagger/hash.ts';
import { choiceKeys } from './choice-model.ts';
import { type Answers, askOnce, roomForAnswers } from './kept-answers.ts';
import type { Models } from './models.ts';
import { NOUN_FORMS, type NounFacts, type NounTable } from './noun-table.ts';
import { lastVerb, PLACE_FEATURES, placeFeatures } from './place-features.ts';

export const NOUN_FORM_KEYS = choiceKeys('noun', NOUN_FORMS.length);

/** Place features and those that only nouns have. */
export const NOUN_FEATURES = PLACE_FEATURES + 40;

const DETERMINER_KINDS = new Set(['AN', 'RG', 'AC', 'AO'].map((tag) => hashString(tag, 302)));

/**
 * Features of a noun's place without its form.
 * @param isKnown the noun has been used before in the text.
 */
export function nounFeatures(s: ClauseTrack, i: number, facts: NounFacts, isKnown: boolean, out: Int32Array): number {
  let n = placeFeatures(s, i, facts.lemma, out);
  const { head, ending, habit, lemma } = facts;
  const [w1, w2, x1, x2, k1, l1] = [
    s.word(i - 1),
    s.word(i - 2),
    s.word(i + 1),
    s.word(i + 2),
    s.kind(i - 1),
    s.kind(i + 1),
  ];
  let open = i - 1;
  while (open >= 0 && open > i - 5 && DETERMINER_KINDS.has(s.kind(open))) open--;
  const opener = s.word(open);
  const between = Math.min(i - 1 - open, 2);
  out[n++] = mixPair(201, opener, between);
  out[n++] = mixPair(202, opener, mix(between, s.tag(i - 1)));
  out[n++] = mixPair(203, opener, mix(between, habit));
  out[n++] = mixPair(204, opener, mix(between, head));
  out[n++] = mixPair(205, opener, mix(between, ending));
  out[n++] = mixPair(206, s.kind(open), mix(between, habit));
  out[n++] = mix(207, habit);
  out[n++] = mix(208, ending);
  out[n++] = mix(209, head);
  out[n++] = mixPair(210, w1, habit);
  out[n++] = mixPair(211, w1, ending);
  out[n++] = mixPair(212, w1, head);
  out[n++] = mixPair(213, mix(w2, w1), habit);
  out[n++] = mixPair(214, mix(w2, w1), head);
  out[n++] = mixPair(215, mix(w1, x1), habit);
  out[n++] = mixPair(216, mix(w1, l1), habit);
  out[n++] = mixPair(217, mix(w1, x1), ending);
  out[n++] = mixPair(218, mix(k1, l1), habit);
  out[n++] = mixPair(219, mix(k1, x1), habit);
  out[n++] = mixPair(220, mix(s.kinds(i - 2, 2), l1), habit);
  out[n++] = mixPair(221, mix(k1, x1), ending);
  out[n++] = mixPair(222, mix(x1, x2), habit);
  const verb = lastVerb(s, i);
  out[n++] = mixPair(223, verb, habit);
  out[n++] = mixPair(224, verb, head);
  out[n++] = mixPair(225, verb, mix(k1, habit));
  const known = isKnown ? 1 : 2;
  out[n++] = mix(226, known);
  out[n++] = mixPair(227, known, w1);
  out[n++] = mixPair(228, known, mix(k1, habit));
  out[n++] = mixPair(229, known, mix(w1, habit));
  out[n++] = mixPair(230, known, mix(k1, l1));
  out[n++] = mixPair(231, known, lemma);
  out[n++] = mixPair(232, mix(known, habit), mix(k1, l1));
  return n;
}

const room = (): Int32Array => new Int32Array(NOUN_FEATURES);

const NOT_PLAIN = r.ADJECTIVE | r.OTHER | r.NAME | r.INFINITIVE | r.FINITE | r.PAST_PARTICIPLE | r.PRESENT_PARTICIPLE;

/** Also of what can be nothing else, whatever the tagger makes of it: »dag« in »i dag«, »elev« in »alle elev«. */
export const isNoun = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) || (r.hasAny(a.union(at), r.NOUN) && !r.hasAny(a.union(at), NOT_PLAIN) && !a.is(at, r.NAME));

/** Place at which each lemma of a text's nouns is first used. */
export function firstPlaces(a: Analysis, known: NounTable): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (let at = 0; at < a.count; at++) {
    if (!isNoun(a, at)) continue;
    const facts = known.of(a.types[at]!.word);
    if (facts !== null && !places.has(facts.lemma)) places.set(facts.lemma, at);
  }
  return places;
}

/** What is known of the noun at a place, and whether the text has used it before; null of no noun. */
export function factsAt(a: Analysis, at: number, models: Models): { facts: NounFacts; isKnown: boolean } | null {
  const own = models.nounTable.of(a.types[at]!.word);
  if (own === null) return null;
  return { facts: own, isKnown: (a.once(firstPlaces, models.nounTable).get(own.lemma) ?? at) < at };
}

/** How likely the place asks for each of NOUN_FORMS of its noun, worked out when it is first asked; null of no noun. */
export function nounFormProbabilities(a: Analysis, at: number, models: Models): Float64Array | null {
  return askOnce(a.once(answersOf), at, () => askNounForms(a, at, models));
}

const answersOf = (a: Analysis): Answers => roomForAnswers(a, 1);

function askNounForms(a: Analysis, at: number, models: Models): Float64Array | null {
  const known = factsAt(a, at, models);
  if (known === null) return null;
  const features = a.once(room);
  const count = nounFeatures(a.track(at), at - a.sentenceStart(at), known.facts, known.isKnown, features);
  return models.nouns.judge(features, count, NOUN_FORM_KEYS);
}

/** The forms that a word can be, as bits by their number. */
export function possibleNounForms(word: number, lexicon: Lexicon): number {
  let bits = 0;
  NOUN_FORMS.forEach((wanted, form) => {
    if (lexicon.hasReading(word, wanted, r.GENITIVE)) bits |= 1 << form;
  });
  return bits;
}
