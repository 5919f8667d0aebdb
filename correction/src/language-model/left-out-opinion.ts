import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import type { Models } from '../models/models.ts';
import * as r from '../lexicon/readings.ts';
import { mayBeLeftOut, SMALL_WORDS, type SmallWord, WORDS_OF } from '../phrases/left-out.ts';
import { WordList } from '../words/word-list.ts';

/** What one unit of the net's log odds is worth, and how seldom each kind is left out, fitted on corpus/tune and our own texts (train/language/weigh-missing.ts). */
const OF_NET = 1.32;
const OF_SURE = 0.29;
const SELDOM: Record<SmallWord, number> = { verb: -1.21, at: -0.34, subject: 0.12, article: -0.42, preposition: -2.29 };

/** What speaks for a small word that was left out in a gap. */
export interface LeftOutSigns {
  readonly kind: SmallWord;
  /** The likeliest words of the kind, best first. */
  readonly words: readonly string[];
  /** How likely the net finds it that one of the kind was left out, as log odds against none. */
  readonly net: number;
  /** How sure it is of the first word among those of its kind, as a logarithm. */
  readonly sure: number;
}

/** Under this the net is not believed, whatever the kind. */
const WORTH_ASKING = -2;
/** Another word of the kind is offered where it is at most so much less likely, as log odds. */
const NEARLY = 1.5;
const MOST_OFFERED = 3;

/** A small word that is missing before a place. */
export interface LeftOutWord extends LeftOutSigns {
  readonly at: number;
  readonly probability: number;
}

/** Less likely than this, and nobody left it out; from `TOLD` on it may be said of any text, before only of a learner's. */
const LEAST = 0.3;
export const TOLD = 0.7;
/** From this on it is likelier than another mistake at the place. */
export const LIKELY = 0.6;

/** The small words that may have been left out in a text, made once. */
export const leftOutWords = (a: Analysis, models: Models): ReadonlyMap<number, LeftOutWord> =>
  a.once(findLeftOut, models);

/** The word that lacks before a place, where that is likelier than another mistake there. */
export function likelyLeftOut(a: Analysis, at: number, models: Models): LeftOutWord | undefined {
  const lack = leftOutWords(a, models).get(at);
  return lack !== undefined && lack.probability >= LIKELY ? lack : undefined;
}

function findLeftOut(a: Analysis, models: Models): Map<number, LeftOutWord> {
  const found = new Map<number, LeftOutWord>();
  for (let at = 0; at < a.count; at++) {
    if (!a.isOpen[at]) continue;
    const signs = leftOutSigns(a, at, models);
    if (signs === null) continue;
    const probability = chanceOf(signs);
    if (probability >= LEAST) found.set(at, { ...signs, at, probability });
  }
  return found;
}

const chanceOf = ({ kind, net, sure }: LeftOutSigns): number =>
  probabilityOf(OF_NET * net + OF_SURE * sure + SELDOM[kind]);

const PASTS = new WordList('var havde blev');
/** What it is worth, as log odds, that a verb has the tense of those around; so many places to either side. */
const OF_TENSE = 1.5;
const AROUND = 30;

/** True where the verbs around are mostly of the past. */
function isInPast(a: Analysis, at: number): boolean {
  let past = 0;
  for (let k = Math.max(0, at - AROUND); k < Math.min(a.count, at + AROUND); k++)
    if (a.is(k, r.VERB)) past += a.is(k, r.PAST) ? 1 : a.is(k, r.PRESENT) ? -1 : 0;
  return past > 0;
}

/** What the gap before a place lacks, of the kind that the net finds likeliest and grammar has room for; null of none. */
export function leftOutSigns(a: Analysis, at: number, models: Models): LeftOutSigns | null {
  const reader = models.secondReader;
  const likeliest = reader.leftOut(a, at);
  if (likeliest === null || likeliest.odds < WORTH_ASKING - 1) return null;
  let best: LeftOutSigns | null = null;
  for (const kind of SMALL_WORDS) {
    const odds = WORDS_OF[kind].map((word) => ({ word, odds: reader.oddsOfLeftOut(a, at, word) ?? -Infinity }));
    const net = Math.log(odds.reduce((sum, one) => sum + Math.exp(one.odds), 0));
    if (net < WORTH_ASKING || net < (best?.net ?? -Infinity)) continue;
    if (kind === 'verb') odds.forEach((one) => (one.odds += isInPast(a, at) === PASTS.test(one.word) ? OF_TENSE : 0));
    odds.sort((one, other) => other.odds - one.odds);
    const top = odds[0]!;
    if (!mayBeLeftOut(a, at, kind, top.word)) continue;
    const near = odds.filter((one) => one.odds > top.odds - NEARLY).slice(0, MOST_OFFERED);
    best = { kind, words: near.map(({ word }) => word), net, sure: Math.min(0, top.odds - net) };
  }
  return best;
}
