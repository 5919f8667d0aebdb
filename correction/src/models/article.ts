import type { Analysis } from '../analysis/analysis.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import * as r from '../lexicon/readings.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { mix, mixPair } from '../tagger/hash.ts';
import { WordList } from '../words/word-list.ts';
import { choiceKeys } from './choice-model.ts';
import { type Answers, askOnce, roomForAnswers } from './kept-answers.ts';
import type { Models } from './models.ts';
import { factsAt, NOUN_FEATURES, nounFeatures } from './noun-forms.ts';
import type { NounFacts } from './noun-table.ts';
import { clauseAhead, lastVerb, nearestFinite } from './place-features.ts';

/** What a singular noun with nothing before it but adjectives needs: nothing, »en« or »et«, or its own -en or -et. */
export const [NEEDS_NONE, LACKS_INDEFINITE, LACKS_DEFINITE] = [0, 1, 2] as const;
export const ARTICLE_KEYS = choiceKeys('article', 3);
export const ARTICLE_FEATURES = NOUN_FEATURES + 24;

const MOST_ADJECTIVES = 3;

/** Words that do an article's work and are in no table of determiners. */
const OPENERS = new WordList(
  'noget nogen ingen al alt alle hvad slags sådan sådant hel hele halv halvt næste forrige første sidste eneste samme anden andet egen eget hvert én ét nummer fælles',
);

const isOpener = (lower: string): boolean => determinerBits(lower) !== 0 || OPENERS.test(lower);

/** How many adjectives stand straight before a noun. */
export function adjectivesBefore(a: Analysis, noun: number): number {
  let count = 0;
  let k = a.before(noun);
  while (count < MOST_ADJECTIVES && a.is(k, r.ADJECTIVE) && !a.commaAfter(k) && !isOpener(a.lower(k))) {
    count++;
    k = a.before(k);
  }
  return count;
}

/** A determiner or an owner before the phrase: it needs no article. */
export const isOpened = (a: Analysis, opener: number): boolean =>
  opener >= 0 &&
  !a.commaAfter(opener) &&
  (isOpener(a.lower(opener)) ||
    a.is(opener, r.GENITIVE) ||
    (a.lower(opener).endsWith('s') && r.hasAny(a.reading(opener), r.NOUN | r.NAME)));

/** Features of a noun's place without any article; the `adjectives` are those before it. */
export function articleFeatures(
  s: ClauseTrack,
  i: number,
  adjectives: number,
  facts: NounFacts,
  isKnown: boolean,
  out: Int32Array,
): number {
  let n = nounFeatures(s, i, facts, isKnown, out);
  const { head, ending, habit, lemma } = facts;
  const first = i - adjectives;
  const [w1, k1, x1] = [s.word(first - 1), s.kind(first - 1), s.kind(i + 1)];
  const adjective = adjectives > 0 ? s.stem(i - 1) : 0;
  const verb = lastVerb(s, first);
  out[n++] = mix(301, adjectives);
  out[n++] = mixPair(302, adjectives, head);
  out[n++] = mixPair(303, adjectives, lemma);
  out[n++] = mixPair(304, adjectives, habit);
  out[n++] = mixPair(305, w1, mix(adjectives, habit));
  out[n++] = mixPair(306, w1, mix(adjectives, x1));
  out[n++] = mixPair(307, w1, adjective);
  out[n++] = mixPair(308, adjective, head);
  out[n++] = mixPair(309, adjective, habit);
  out[n++] = mix(310, adjective);
  out[n++] = mixPair(311, k1, mix(adjectives, x1));
  out[n++] = mixPair(312, k1, mix(adjectives, habit));
  out[n++] = mixPair(313, w1, mix(adjectives, s.word(i + 1)));
  out[n++] = mixPair(314, adjectives, s.word(i + 1));
  out[n++] = mixPair(315, adjectives, mix(ending, k1));
  out[n++] = mixPair(316, verb, mix(adjectives, k1));
  out[n++] = mixPair(317, verb, lemma);
  out[n++] = mixPair(318, verb, mix(k1, habit));
  out[n++] = mixPair(319, adjectives, mix(w1, lemma));
  out[n++] = mixPair(320, s.word(first - 2), mix(w1, adjectives));
  out[n++] = mixPair(321, clauseAhead(s, i), mix(k1, adjectives));
  out[n++] = mixPair(322, nearestFinite(s, i, -1), mix(k1, mix(adjectives, habit)));
  return n;
}

const room = (): Int32Array => new Int32Array(ARTICLE_FEATURES);

/** How likely each of the three is at a noun; null of no noun. */
export function articleProbabilities(a: Analysis, noun: number, adjectives: number, models: Models): Float64Array | null {
  return askOnce(a.once(answersOf), noun * (MOST_ADJECTIVES + 1) + adjectives, () => askArticle(a, noun, adjectives, models));
}
const answersOf = (a: Analysis): Answers => roomForAnswers(a, MOST_ADJECTIVES + 1);

function askArticle(a: Analysis, noun: number, adjectives: number, models: Models): Float64Array | null {
  const known = factsAt(a, noun, models);
  if (known === null) return null;
  const place = noun - a.sentenceStart(noun);
  const features = a.once(room);
  const count = articleFeatures(a.track(noun), place, adjectives, known.facts, known.isKnown, features);
  return models.articles.judge(features, count, ARTICLE_KEYS);
}
